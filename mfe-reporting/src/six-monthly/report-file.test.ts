import { parse } from 'csv-parse/sync';
import { activateLocale, registerCatalogues } from '@passerelle/shared/i18n';
import { anOrganization } from '@passerelle/shared/testing';

import { messages as english } from '../locales/en.po';
import { messages as french } from '../locales/fr.po';
import { figuresOf, maskedFiguresOf } from './report-figures';
import { reportFileName, reportText } from './report-file';
import { aReport } from './report.test-helper';

const organization = anOrganization({
  name: '=Bois & Rives',
  agreementKind: 'mobilityLeave',
  agreementFiledOn: '2025-11-20',
});
const period = {
  number: 2,
  from: Date.parse('2026-05-20T00:00:00+02:00'),
  until: Date.parse('2026-11-20T00:00:00+01:00'),
  isUnfinished: false,
};
const exact = figuresOf(
  aReport({ followed: 40, ended: 11, 'ended.cdi': 9, 'ended.training': 2, left: 11, 'left.external': 9 }),
);
const read = (text: string, delimiter = ';'): string[][] => {
  const lines: string[][] = parse(text, { bom: true, delimiter, record_delimiter: '\r\n', relax_column_count: true });
  return lines.map((line) => line.map((cell) => cell.replaceAll(/\s/g, ' ')));
};

beforeAll(() =>
  registerCatalogues('mfe-reporting', {
    fr: () => Promise.resolve({ messages: french }),
    en: () => Promise.resolve({ messages: english }),
  }),
);
beforeEach(() => activateLocale('fr'));

describe('the six-monthly report as a file', () => {
  it('has a line for each line of the page, with the agreement above', () => {
    const lines = read(reportText({ organization, period, figures: exact, isMasked: false }));
    expect(lines.slice(0, 3)).toEqual([
      ["'=Bois & Rives"],
      ['Accord de GEPP avec congé de mobilité', 'Déposé le 20 novembre 2025'],
      ['Partie', 'Indicateur', 'Personnes', 'Nombre', 'Période'],
    ]);
    const cells = (name: string) => lines.find(([, indicator]) => indicator === name)?.slice(2);
    expect(cells('Emploi externe, CDI')).toEqual(['9', '', '20 mai – 19 novembre 2026']);
    expect(cells('Tâches du programme faites')).toEqual(['0', '0', '20 mai – 19 novembre 2026']);
    expect(cells('Actions de formation pendant le congé')?.[0]).toBe('à compléter à la main');
    expect(reportFileName(organization, period)).toBe('rapport-semestriel-2026-05-20-2026-11-19.csv');
  });

  it('masks small figures where it is passed on, and says so', () => {
    const lines = read(reportText({ organization, period, figures: maskedFiguresOf(exact), isMasked: true }));
    const people = lines.filter(([, , value]) => value === 'masqué').map(([, name]) => name);
    expect(people).toContain('Formation');
    expect(lines.flat()).not.toContain('2');
    expect(lines.at(-1)?.[0]).toMatch(/^Les effectifs inférieurs à 5/);
  });
});
