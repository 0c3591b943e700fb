import { type Static, Type } from 'typebox';
import { distributions, metricResultTypes, metricTypes, panelTypes } from '../enums/metrics';
import { Count, nullable } from '../fields';

/** Seconds since 1970, and the value as text: Prometheus's own form. */
export const MetricPoint = Type.Unsafe<[number, string]>({ type: 'array', items: {}, minItems: 2, maxItems: 2 });
export type MetricPoint = Static<typeof MetricPoint>;

export const MetricSeries = Type.Object({
  metric: Type.Record(Type.String(), Type.String()),
  value: Type.Optional(MetricPoint),
  values: Type.Optional(Type.Array(MetricPoint)),
});
export type MetricSeries = Static<typeof MetricSeries>;

export const MetricAnswer = Type.Object({
  resultType: Type.Enum(metricResultTypes),
  result: Type.Array(MetricSeries),
});
export type MetricAnswer = Static<typeof MetricAnswer>;

/** One metric as the reporting keeps it for its export. */
export const MetricRecord = Type.Object({
  name: Type.String(),
  translatedName: Type.String(),
  type: Type.Enum(metricTypes),
  user: nullable(Type.String()),
  group: nullable(Type.String()),
  distrib: nullable(Type.Enum(distributions)),
  value: MetricAnswer,
});
export type MetricRecord = Static<typeof MetricRecord>;

/** One expression of a panel; `$variables` in it are filled in before it is sent. */
export const PanelTarget = Type.Object({
  expr: Type.String(),
  instant: Type.Boolean(),
  hide: Type.Boolean(),
  legendFormat: Type.String(),
});
export type PanelTarget = Static<typeof PanelTarget>;

export const ChartPanel = Type.Object({
  type: Type.Enum(panelTypes),
  targets: Type.Array(PanelTarget),
  gridPos: Type.Object({ x: Count, w: Count }),
  yaxes: Type.Array(Type.Object({ min: Type.Optional(Type.Number()), format: Type.String() })),
  transformations: Type.Array(Type.Object({ id: Type.String() })),
  fieldConfig: Type.Object({ unit: Type.String() }),
});
export type ChartPanel = Static<typeof ChartPanel>;

/** A point as a chart draws it. */
export interface ChartPoint {
  id: string;
  value: number;
  metric: { gender?: string; jobLevel?: string };
  x: number;
  y: number;
  badge?: string;
  lvl1?: number;
  lvl2?: number;
  lvl3?: number;
}
