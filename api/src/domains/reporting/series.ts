import type { MetricAnswer, MetricSeries } from '@passerelle/shared/contract';
import type { Slice } from './facts';
import type { Label, Expression } from './metrics';
import type { Moments } from './times';

export interface Series {
  labels: Slice['labels'];
  slices: Slice[];
}

/** The slices of each set of labels, in the order of time. */
export function seriesOf(slices: readonly Slice[], labels: readonly Label[]): Series[] {
  const series = new Map<string, Series>();
  for (const slice of slices.toSorted((one, other) => one.slice - other.slice)) {
    const key = labels.map((label) => slice.labels[label]).join('\n');
    const found = series.get(key) ?? { labels: slice.labels, slices: [] };
    found.slices.push(slice);
    series.set(key, found);
  }
  return [...series].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
}

export interface Bounds {
  /** Slices up to and including this one are left out, */
  from: number;
  /** later ones count, up to and including this one. */
  to: number;
}

/** Sums the slices within each moment's bounds. Both bounds only grow, so one pass over the slices is enough. */
export function valuesOf({ slices }: Series, bounds: readonly Bounds[], weight: (slice: Slice) => number): number[] {
  let [left, right, total] = [0, 0, 0];
  return bounds.map(({ from, to }) => {
    for (let slice = slices[right]; slice && slice.slice <= to; slice = slices[(right += 1)]) total += weight(slice);
    for (let slice = slices[left]; slice && slice.slice <= from; slice = slices[(left += 1)]) total -= weight(slice);
    return total;
  });
}

export interface Valued {
  labels: Slice['labels'];
  values: number[];
}

/** Counts the series that have a value, grouped by the requested labels. */
export function countSeries(series: readonly Valued[], by: readonly Label[]): Valued[] {
  const groups = new Map<string, Valued>();
  for (const { labels, values } of series) {
    const key = by.map((label) => labels[label]).join('\n');
    const own = Object.fromEntries(by.map((label) => [label, labels[label] ?? '']));
    const group = groups.get(key) ?? { labels: own, values: values.map(() => 0) };
    for (const [index, value] of values.entries()) {
      group.values[index] = (group.values[index] ?? 0) + (value > 0 ? 1 : 0);
    }
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Only a bare counter keeps its name, and an empty label is an absent one: both as in Prometheus. */
function metricOf({ metric, window, aggregation }: Expression, labels: Valued['labels']): MetricSeries['metric'] {
  const present = Object.entries(labels).filter(([, value]) => value !== '');
  const isBare = window === undefined && !aggregation;
  return Object.fromEntries(isBare ? [['__name__', metric.name], ...present] : present);
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
