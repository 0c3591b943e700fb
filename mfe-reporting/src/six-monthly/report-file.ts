import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Organization } from '@passerelle/shared/contract';
import { formatsFor } from '@passerelle/shared/i18n';
import { agreementKindLabels } from '@passerelle/shared/ui/labels';

import { spreadsheetText } from '../export/excel-file';
import { maskedNote } from '../export/masked-note';
import type { Figure } from '../panels/panel-figures';
import { dayAt } from '../queries/zoned-time';
import type { ReportFigures } from './report-figures';
import { reportParts } from './report-parts';
import type { ReportPeriod } from './report-periods';
import { zoneOf } from './six-monthly.resource';

interface Filed {
  organization: Organization;
  period: ReportPeriod;
  figures: ReportFigures;
  isMasked: boolean;
}

const cellOf = (figure: Figure): string => (figure === 'masked' ? t`masqué` : String(figure ?? ''));

/** The report for a reader with a spreadsheet program: a line for each line of the page. */
export function reportText({ organization, period, figures, isMasked }: Filed): string {
  const { agreementKind, agreementFiledOn } = organization;
  const { fullDate, fullRange } = formatsFor();
  const written = fullRange(period.from, period.until - 1, { iana: zoneOf(organization) });
  const filedOn = agreementFiledOn ? fullDate(agreementFiledOn) : '';
  const lines = reportParts().flatMap((part) =>
    part.lines.map(({ label, figure }) => {
      const found = figure && figures(figure);
      const [people, times] = found ? [cellOf(found.people), cellOf(found.times)] : [t`à compléter à la main`, ''];
      return [part.title, label, people, times, written];
    }),
  );
  const heads = [t`Partie`, t`Indicateur`, t`Personnes`, t`Nombre`, t`Période`];
  return spreadsheetText([
    [organization.name],
    ...(agreementKind ? [[i18n._(agreementKindLabels[agreementKind]), t`Déposé le ${filedOn}`]] : []),
    heads,
    ...lines,
    ...(isMasked ? [[maskedNote()]] : []),
  ]);
}

/** `rapport-semestriel-2025-11-25-2026-05-24.csv` */
export function reportFileName(organization: Organization, { from, until }: ReportPeriod): string {
  const zone = zoneOf(organization);
  const [first, last] = [dayAt(from, zone), dayAt(until - 1, zone)];
  return t`rapport-semestriel-${first}-${last}.csv`;
}
