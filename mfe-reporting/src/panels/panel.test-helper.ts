import { DAY_MS } from '@passerelle/shared/contract/rules/programs/weeks';

import type { Panel } from '../dashboards/dashboard';
import { comparison } from './comparison';
import type { Bucket, PanelData, Series } from '../queries/panel-data';

/** Midnight in Paris, of Friday 13 November 2026. */
export const friday13 = Date.UTC(2026, 10, 12, 23);
export const dayFrom = (index: number): Bucket => ({
  from: friday13 + index * DAY_MS,
  until: friday13 + (index + 1) * DAY_MS,
});
const range: Bucket = { from: friday13, until: dayFrom(6).until };

export const aTarget = (expr: string, rest: Partial<Panel['targets'][number]> = {}): Panel['targets'][number] => ({
  expr,
  instant: true,
  hide: false,
  legendFormat: '',
  ...rest,
});

export const aPanel = (rest: Partial<Panel> = {}): Panel => ({
  id: 'sessions',
  type: 'stat',
  title: { id: 'Combien de connexions ?' },
  description: { id: 'Connexions de la période.' },
  targets: [aTarget('sum(count_over_time(session_count{user="$user"}[$range]))')],
  gridPos: { x: 0, w: 6 },
  yaxes: [],
  transformations: [],
  fieldConfig: { unit: 'short' },
  reading: 'total',
  ...rest,
});

/** One value of the whole range; none without a value. */
export const one = (value?: number | null, labels: Series['labels'] = {}, target = 0): Series => ({
  target,
  labels,
  points: value === undefined ? [] : [{ ...range, value }],
});

/** A value for each day, from the first; undefined is no point. */
export const byDay = (values: readonly (number | null | undefined)[], labels: Series['labels'] = {}): Series => ({
  target: 0,
  labels,
  points: values.flatMap((value, index) => (value === undefined ? [] : [{ ...dayFrom(index), value }])),
});

export const someData = (series: readonly Series[], rest: Partial<PanelData> = {}): PanelData => ({
  range,
  buckets: [range],
  series,
  before: null,
  zone: 'Europe/Paris',
  asOf: range.until,
  ...rest,
});

/** The same, compared with the seven days before. */
export const compared = (series: readonly Series[], before: readonly Series[]): PanelData =>
  someData(series, {
    before: {
      series: before,
      range: { from: friday13 - 7 * DAY_MS, until: friday13, kind: 'days', days: 7, isUnfinished: false },
      comparison,
    },
  });
