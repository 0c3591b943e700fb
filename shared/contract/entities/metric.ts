import { type Static, Type } from 'typebox';
import { distributions, metricResultTypes, metricTypes } from '../enums/metrics';
import { nullable } from '../fields';

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
