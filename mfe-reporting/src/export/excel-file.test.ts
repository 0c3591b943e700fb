import { msg } from '@lingui/core/macro';
import { parse } from 'csv-parse/sync';
import { activateLocale, registerCatalogues } from '@passerelle/shared/i18n';

import { messages as english } from '../locales/en.po';
import { messages as french } from '../locales/fr.po';
import { aPanel, aTarget, byDay, dayFrom, friday13, one, someData } from '../panels/panel.test-helper';
import type { Filters } from '../queries/filters';
import type { PanelData } from '../queries/panel-data';
import { excelName, excelText } from './excel-file';
import { type PanelOnScreen, peopleOn } from './people';

const filters: Filters = {
  range: { from: friday13, until: dayFrom(6).until },
  zone: 'Europe/Paris',
  user: null,
  group: { id: 'g', name: 'Lyon' },
  distrib: null,
  compare: false,
};
const shown = (panel: PanelOnScreen['panel'], data: PanelData | undefined): PanelOnScreen => ({
  panel,
  state: { data, error: data ? undefined : new Error('no answer'), isLoading: false, retry: () => undefined },
});
function read(text: string, delimiter = ';'): string[][] {
  const lines: string[][] = parse(text, { bom: true, delimiter, record_delimiter: '\r\n', relax_column_count: true });
  return lines.map((line) => line.map((cell) => cell.replaceAll(/\s/g, ' ')));
}

const connections = aPanel({
  type: 'graph',
  title: msg`Connexions`,
  targets: [aTarget('sum by (gender) (count_over_time(session_count{}[$step]))', { legendFormat: '{{gender}}' })],
});
const goal = aPanel({
  title: msg`Objectif atteint`,
  reading: 'share',
  fieldConfig: { unit: 'percentunit' },
  targets: [aTarget('avg(max_over_time(average_goal_success{}[$range]))')],
});
const time = aPanel({
  title: msg`Temps passé`,
  fieldConfig: { unit: 's' },
  targets: [aTarget('sum(total_session_duration{})')],
});
const days = [0, 1].map(dayFrom);

beforeAll(() =>
  registerCatalogues('mfe-reporting', {
    fr: () => Promise.resolve({ messages: french }),
    en: () => Promise.resolve({ messages: english }),
  }),
);
beforeEach(() => activateLocale('fr'));

describe('the file for a spreadsheet program', () => {
  it('has one line for each indicator with its unit, period and group, and the decimals of French', () => {
    const panels = [
      shown(
        connections,
        someData([byDay([4, 3], { gender: 'woman' }), byDay([1, 0], { gender: 'man' })], { buckets: days }),
      ),
      shown(goal, someData([one(0.6125)])),
      shown(time, someData([one(630)])),
    ];
    const text = excelText(panels, filters);

    expect(text.startsWith('\uFEFFIndicateur;Valeur;Unité;Période;Groupe;Personne\r\n')).toBe(true);
    expect(read(text).slice(1)).toEqual([
      ['Connexions, Femmes', '7', 'connexions', '13 – 19 novembre', 'Lyon', 'Toutes les personnes'],
      ['Connexions, Hommes', '1', 'connexions', '13 – 19 novembre', 'Lyon', 'Toutes les personnes'],
      ['Objectif atteint', '61,3', '% des personnes', '13 – 19 novembre', 'Lyon', 'Toutes les personnes'],
      ['Temps passé', '10,5', 'minutes', 'au 19 novembre', 'Lyon', 'Toutes les personnes'],
    ]);
  });

  it('is parted by commas in English, with English heads', async () => {
    await activateLocale('en');
    const lines = read(excelText([shown(goal, someData([one(0.6125)]))], filters), ',');
    expect(lines[0]).toEqual(['Indicator', 'Value', 'Unit', 'Period', 'Group', 'Person']);
    expect(lines[1]?.slice(0, 3)).toEqual(['Goal reached', '61.3', '% of people']);
    expect(excelName(filters)).toBe('indicators-2026-11-13-2026-11-19.csv');
  });

  it('leaves empty what could not be measured, and leaves out what failed', () => {
    const lines = read(excelText([shown(goal, someData([one()])), shown(time, undefined)], filters));
    expect(lines.slice(1).map(([label, value]) => [label, value])).toEqual([['Objectif atteint', '']]);
  });

  it('writes the level of a badge as a word', () => {
    const badges = aPanel({
      type: 'barChart',
      title: msg`Badges`,
      fieldConfig: { unit: 'level' },
      targets: [aTarget('sum by (badge) (user_badges{})', { legendFormat: '{{badge}}' })],
    });
    const data = someData([one(3, { badge: 'cv' }), one(undefined, { badge: 'linkedin' })]);
    const lines = read(excelText([shown(badges, data)], filters)).slice(1);
    expect(lines.map((line) => line.slice(0, 3))).toEqual([
      ['Badges, CV', 'Or', 'niveau'],
      ['Badges, LinkedIn', 'À commencer', 'niveau'],
    ]);
  });

  it('guards a name that a spreadsheet program would compute', () => {
    const group = { id: 'g', name: '=HYPERLINK("x")' };
    const [, line] = read(excelText([shown(goal, someData([one(0.5)]))], { ...filters, group }));
    expect(line?.[4]).toBe(`'=HYPERLINK("x")`);
  });

  it('masks few people and says so where it is to be passed on', () => {
    const of = (metric: string): PanelOnScreen['panel'] =>
      aPanel({
        type: 'barChart',
        reading: 'state',
        targets: [aTarget(`sum by (gender) (${metric})`, { legendFormat: '{{gender}}' })],
      });
    const panels = [
      shown(of('active_users_count'), someData([one(6, { gender: 'woman' }), one(3, { gender: 'man' })])),
      shown(of('inactive_users_count'), someData([one(20, { gender: 'woman' }), one(0, { gender: 'man' })])),
      shown(
        connections,
        someData([byDay([30, 9], { gender: 'woman' }), byDay([40, 9], { gender: 'man' })], { buckets: days }),
      ),
    ];
    const lines = read(excelText(panels, { ...filters, distrib: 'gender' }, peopleOn(panels)));
    expect(lines.slice(1, -1).map(([, value]) => value)).toEqual(Array.from({ length: 6 }, () => 'masqué'));
    expect(lines.at(-1)?.[0]).toMatch(/^Les effectifs inférieurs à 5/);
  });
});
