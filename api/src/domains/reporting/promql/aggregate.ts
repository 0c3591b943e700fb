import { grouped, type Labels, METRIC_NAME, pick, type Series, united } from './series';
import type { AggregationName, Grouping } from './syntax';

export const keptBy =
  ({ mode, labels }: Grouping) =>
  (all: Labels): Labels =>
    pick(all, (label) => (mode === 'by' ? labels.includes(label) : label !== METRIC_NAME && !labels.includes(label)));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** NaN only if all values are. */
const extreme = (values: readonly number[], isBetter: (value: number, than: number) => boolean): number =>
  values.reduce((best, value) => (Number.isNaN(best) || isBetter(value, best) ? value : best));

const folds: Record<Exclude<AggregationName, 'topk' | 'bottomk'>, (values: readonly number[]) => number> = {
  sum,
  avg: (values) => sum(values) / values.length,
  min: (values) => extreme(values, (value, than) => value < than),
  max: (values) => extreme(values, (value, than) => value > than),
  count: (values) => values.length,
};

/** `topk` and `bottomk`: the series stay, without a value at times outside the first few. */
function ranked(series: readonly Series[], grouping: Grouping, isTop: boolean, limits: readonly number[]): Series[] {
  const chosen = new Map(series.map((one) => [one, one.values.map((): number | undefined => undefined)]));
  const order: Series[] = [];
  for (const { members } of grouped(series, keptBy(grouping))) {
    for (const [moment, limit] of limits.entries()) {
      const present = members.flatMap((one) => {
        const value = one.values[moment];
        return value === undefined ? [] : [{ one, value }];
      });
      const rank = (value: number): number => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : isTop ? -value : value);
      const first = present
        .toSorted((a, b) => (rank(a.value) === rank(b.value) ? 0 : rank(a.value) - rank(b.value)))
        .slice(0, limit >= 1 ? Math.trunc(limit) : 0);
      for (const { one, value } of first) {
        const values = chosen.get(one);
        if (values) values[moment] = value;
        if (!order.includes(one)) order.push(one);
      }
    }
  }
  return united(order.map((one) => ({ labels: one.labels, values: chosen.get(one) ?? [] })));
}

export function aggregate(
  series: readonly Series[],
  operation: AggregationName,
  grouping: Grouping,
  parameter: readonly number[],
): Series[] {
  if (operation === 'topk' || operation === 'bottomk') {
    return ranked(series, grouping, operation === 'topk', parameter);
  }
  const fold = folds[operation];
  return grouped(series, keptBy(grouping)).map(({ labels, members }) => ({
    labels,
    values: (members[0]?.values ?? []).map((_, moment) => {
      const present = members.flatMap(({ values }) => values[moment] ?? []);
      return present.length === 0 ? undefined : fold(present);
    }),
  }));
}
