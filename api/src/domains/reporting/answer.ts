import type { MetricAnswer, MetricSeries } from '@passerelle/shared/contract';
import type { Expression } from './expression';
import type { Valued } from './series';
import type { Moments } from './times';

/** Only a bare counter keeps its name, and an empty label is an absent one: both as in Prometheus. */
function metricOf({ metric, window, aggregation }: Expression, labels: Valued['labels']): MetricSeries['metric'] {
  const said = Object.entries(labels).filter(([, value]) => value !== '');
  const isBare = window === undefined && !aggregation;
  return Object.fromEntries(isBare ? [['__name__', metric.name], ...said] : said);
}

/** In the form of Prometheus's HTTP API: seconds since 1970, and numbers as text. */
export function answerOf(
  series: readonly Valued[],
  expression: Expression,
  { first, step }: Moments,
  isRange: boolean,
): MetricAnswer {
  const result = series.map(({ labels, values }): MetricSeries => {
    const metric = metricOf(expression, labels);
    const points = values.map((value, index): [number, string] => [first + index * step, String(value)]);
    return isRange ? { metric, values: points } : { metric, value: points[0] ?? [first, '0'] };
  });
  return { resultType: isRange ? 'matrix' : 'vector', result };
}
