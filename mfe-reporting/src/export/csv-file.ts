import { i18n } from '@lingui/core';
import type { Locale, MetricRecord } from '@passerelle/shared/contract';
import { exportColumns, unsetDimensions } from '@passerelle/shared/contract/enums/metrics';
import { byteOrderMark, csvLine } from '@passerelle/shared/contract/rules/common/csv';
import { currentLocale } from '@passerelle/shared/i18n';
import { t } from '@lingui/core/macro';

import type { Panel } from '../dashboards/dashboard';
import { metricOf, metricsOf } from '../dashboards/panel-targets';
import { labelLabel } from '../panels/series-labels';
import { type Figure, type FigureRow, type PanelFigures, panelFigures } from '../panels/panel-figures';
import type { Filters } from '../queries/filters';
import type { PanelData, Series } from '../queries/panel-data';
import { dayAt, inZone } from '../queries/zoned-time';
import { metricName } from '../why/metric-name';
import { maskedFigures } from './masked-figures';
import { maskedNote } from './masked-note';
import type { PanelOnScreen, People } from './people';

const [all, yes] = unsetDimensions;

/** « 2026-11-13 00:00 », by the clocks of a zone: the form that every spreadsheet program takes for a date. */
const clockTime = (moment: number, timeZone: string): string => inZone(moment, timeZone).toFormat('yyyy-MM-dd HH:mm');

/** With the decimal sign that the language's spreadsheet programs read; empty where nothing could be measured. */
function cellOf(figure: Figure | undefined, locale: Locale): string {
  if (figure === 'masked') return t`masqué`;
  if (figure === undefined || figure === null || !Number.isFinite(figure)) return '';
  const text = String(Math.round(figure * 1e6) / 1e6);
  return locale === 'fr' ? text.replace('.', ',') : text;
}

/** `all` for a figure that is not split; `yes` for a split one, and for people without a value. */
const dimension = (label: 'gender' | 'jobLevel', { distrib }: Filters, labels: Series['labels']): string => {
  const value = labels[label];
  if (value) return labelLabel(label, value);
  return distrib === label ? yes : all;
};

/** The metric of one target of a panel: its name and, as the label, its translated name with what else tells the line apart. */
function metricCells(panel: Panel, target: number | undefined, detail?: string): Pick<MetricRecord, 'name' | 'label'> {
  const [own] = metricsOf(panel.targets[target ?? -1]?.expr ?? '');
  const metric = own ?? metricOf(panel);
  if (!metric) return { name: panel.id, label: i18n._(panel.title) };
  const name = metricName(metric);
  return { name: metric, label: detail ? `${name} (${detail})` : name };
}

const levelColumns = ['lvl1', 'lvl2', 'lvl3'] as const;

function recordsOf({ panel }: PanelOnScreen, figures: PanelFigures, data: PanelData, filters: Filters): MetricRecord[] {
  const code = currentLocale();
  const { columns, rows } = figures;
  const record = (labels: Series['labels'], row: FigureRow | null, rest: Partial<MetricRecord>): MetricRecord => ({
    ...metricCells(panel, row?.target),
    user: filters.user ? (filters.user.name ?? filters.user.id) : all,
    group: filters.group ? (filters.group.name ?? filters.group.id) : all,
    gender: dimension('gender', filters, labels),
    jobLevel: dimension('jobLevel', filters, labels),
    time: clockTime(row?.bucket ? row.bucket.from : data.range.until - 1, data.zone),
    value: '',
    lvl1: '',
    lvl2: '',
    lvl3: '',
    ...rest,
  });
  if (rows.length === 0 || columns.length === 0) return [record({}, null, {})];
  if (columns.every(({ labels }) => 'level' in labels)) {
    return rows.map((row) => {
      const at = (level: string): string => {
        const place = columns.findIndex(({ key }) => key === level);
        return cellOf(row.figures[place], code);
      };
      const numbers = row.figures.filter((figure) => typeof figure === 'number');
      const total: Figure = row.figures.includes('masked')
        ? 'masked'
        : numbers.reduce((sum, figure) => sum + figure, 0);
      const [lvl1, lvl2, lvl3] = levelColumns.map(at);
      return record(row.labels, row, {
        ...metricCells(panel, row.target, row.name),
        value: cellOf(total, code),
        lvl1: lvl1 ?? '',
        lvl2: lvl2 ?? '',
        lvl3: lvl3 ?? '',
      });
    });
  }
  const outOfName = panel.outOf === undefined ? '' : i18n._(panel.legends?.[panel.outOf] ?? panel.title);
  const badgeOf = ({ badge }: Series['labels']): string | undefined => badge && labelLabel('badge', badge);
  return rows.flatMap((row) =>
    columns.flatMap((column, place) => {
      const labels = { ...row.labels, ...column.labels };
      const target = column.target ?? row.target;
      const value = record(labels, row, {
        ...metricCells(panel, target, badgeOf(labels)),
        value: cellOf(row.figures[place], code),
      });
      const outOf = row.outOf[place];
      return outOf === undefined
        ? [value]
        : [value, record(labels, row, { ...metricCells(panel, target, outOfName), value: cellOf(outOf, code) })];
    }),
  );
}

/** The figures of the screen as lines of a file, those that may be passed on alone where `people` are given. */
export function csvText(panels: readonly PanelOnScreen[], filters: Filters, people?: People): string {
  const records = panels.flatMap((one) => {
    const { data } = one.state;
    if (!data) return [];
    const figures = panelFigures(one.panel, data);
    return recordsOf(one, people ? maskedFigures(one.panel, figures, people).figures : figures, data, filters);
  });
  const lines = records.map((record) =>
    csvLine(
      exportColumns.map((column) => record[column]),
      ';',
    ),
  );
  // Beside the figures, so that it goes wherever the file does.
  const note = people ? csvLine([maskedNote()], ';') : '';
  return [byteOrderMark, csvLine(exportColumns, ';'), ...lines, note].join('');
}

/** `reporting-2026-11-13-2026-11-19-1763593199999.csv`: the first and the last day, and when it was made. */
export const csvName = ({ range, zone }: Filters, madeAt: number): string =>
  `reporting-${dayAt(range.from, zone)}-${dayAt(range.until - 1, zone)}-${madeAt}.csv`;
