import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Locale, MetricName } from '@passerelle/shared/contract';
import { metricMeasures } from '@passerelle/shared/contract/enums/metrics';
import { byteOrderMark, csvLine } from '@passerelle/shared/contract/rules/common/csv';
import { currentLocale, formatsFor } from '@passerelle/shared/i18n';

import type { Panel } from '../dashboards/dashboard';
import { isCount, metricsOf } from '../dashboards/panel-targets';
import { figureText } from '../panels/figure-text';
import { type Figure, type FigureRow, type PanelFigures, panelFigures } from '../panels/panel-figures';
import { panelPeriod } from '../panels/panel-period';
import type { Filters } from '../queries/filters';
import { dayAt } from '../queries/zoned-time';
import { maskedFigures } from './masked-figures';
import { maskedNote } from './masked-note';
import type { PanelOnScreen, People } from './people';

const units: Record<MetricName, MessageDescriptor> = {
  active_users_count: msg`personnes`,
  inactive_users_count: msg`personnes`,
  submitted_job_applications: msg`candidatures`,
  accepted_job_applications: msg`candidatures`,
  user_licenses_count_on_period: msg`places`,
  user_licenses_count_max: msg`places`,
  user_licenses_count_last: msg`places`,
  total_session_duration: msg`minutes`,
  average_session_count: msg`connexions par personne`,
  average_session_duration: msg`minutes`,
  client_badges: msg`personnes`,
  average_goal_success: msg`% des personnes`,
  job_interview_done_count: msg`entretiens`,
  user_badges: msg`niveau`,
  session_count: msg`connexions`,
  suspension_count: msg`suspensions`,
  task_points: msg`points`,
  networking_actions_done_count: msg`actions`,
};

interface Indicator {
  label: string;
  value: Figure;
  metric: MetricName | undefined;
}

/** Total of a graph column; masked if any part is masked, since the total would reveal it. */
function totalOf(rows: readonly FigureRow[], column: number): Figure {
  const figures = rows.map((row) => row.figures[column] ?? null);
  if (figures.includes('masked')) return 'masked';
  const numbers = figures.filter((figure) => typeof figure === 'number');
  return numbers.length === 0 ? null : numbers.reduce((sum, figure) => sum + figure, 0);
}

/** One for each part of a panel; a graph of counts comes to its sum, and its parts in time are in the other file. */
function indicatorsOf(panel: Panel, { columns, rows }: PanelFigures): Indicator[] {
  const title = i18n._(panel.title);
  const metricAt = (target: number | undefined): MetricName | undefined =>
    metricsOf(panel.targets[target ?? 0]?.expr ?? '')[0];
  const labelled = (...names: readonly string[]): string =>
    [title, ...names.filter((name) => name !== title)].join(', ');
  if (panel.type === 'graph') {
    return columns.flatMap(({ name, target }, column) =>
      isCount(panel, target ?? 0)
        ? [{ label: labelled(name), value: totalOf(rows, column), metric: metricAt(target) }]
        : [],
    );
  }
  return rows.flatMap((row) =>
    columns.map((column, place) => ({
      label: columns.length > 1 ? labelled(row.name, column.name) : labelled(row.name),
      value: row.figures[place] ?? null,
      metric: metricAt(column.target ?? row.target),
    })),
  );
}

/** Percents and minutes, as people read them; empty where nothing could be measured. */
function cellOf({ value, metric }: Indicator, unit: string, locale: Locale): string {
  if (value === 'masked') return t`masqué`;
  if (metric && metricMeasures[metric] === 'level') return figureText(value, 'level', formatsFor());
  if (value === null || !Number.isFinite(value)) return '';
  const scaled = unit === 'percentunit' ? value * 100 : unit === 's' ? value / 60 : value;
  const text = String(Math.round(scaled * 10) / 10);
  return locale === 'fr' ? text.replace('.', ',') : text;
}

/** Lines of a file for spreadsheet programs of the reader's language. */
export function spreadsheetText(lines: readonly (readonly string[])[]): string {
  const separator = currentLocale() === 'fr' ? ';' : ',';
  return [byteOrderMark, ...lines.map((line) => csvLine(line, separator))].join('');
}

/** The figures of the screen for a reader with a spreadsheet program: a line for each indicator, in their language. */
export function excelText(panels: readonly PanelOnScreen[], filters: Filters, people?: People): string {
  const locale = currentLocale();
  const { user, group } = filters;
  const whose = [
    group ? (group.name ?? group.id) : t`Tous les groupes`,
    user ? (user.name ?? user.id) : t`Toutes les personnes`,
  ];
  const heads = [t`Indicateur`, t`Valeur`, t`Unité`, t`Période`, t`Groupe`, t`Personne`];
  const lines = panels.flatMap(({ panel, state: { data } }) => {
    if (!data) return [];
    const figures = panelFigures(panel, data);
    const period = panelPeriod(panel, filters, formatsFor());
    return indicatorsOf(panel, people ? maskedFigures(panel, figures, people).figures : figures).map((indicator) => {
      const unit = indicator.metric ? i18n._(units[indicator.metric]) : '';
      return [indicator.label, cellOf(indicator, panel.fieldConfig.unit, locale), unit, period, ...whose];
    });
  });
  const note = people ? [[maskedNote()]] : [];
  return spreadsheetText([heads, ...lines, ...note]);
}

/** `indicateurs-2026-11-13-2026-11-19.csv` */
export function excelName({ range, zone }: Filters): string {
  const [from, until] = [dayAt(range.from, zone), dayAt(range.until - 1, zone)];
  return t`indicateurs-${from}-${until}.csv`;
}
