import type { Db } from '../../platform/database/connection';
import type { Person } from '../../platform/sessions/person';
import { sliceFacts } from './facts';
import type { Expression } from './metrics';
import { type Bounds, countSeries, seriesOf, type Valued, valuesOf } from './series';
import { refused, type Moments } from './times';

const mostPoints = 500_000;

/** The longest slice of time that fits both numbers of milliseconds. */
const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/**
 * Series with a value at each moment. One appears once there is something to count in it; a moment without anything is
 * then a zero and not a hole.
 */
export async function evaluate(
  db: Db,
  person: Person,
  expression: Expression,
  { first, step, count }: Moments,
): Promise<Valued[]> {
  const { metric, window, aggregation } = expression;
  const [origin, stride] = [Math.round(first * 1_000), Math.round(step * 1_000)];
  const back = window === undefined ? undefined : Math.round(window * 1_000);
  const length = divisor(stride, back ?? stride);
  // The database adds up; only `count` needs the series one by one.
  const labels = aggregation?.operation === 'sum' ? aggregation.by : metric.labels;
  const slices = await sliceFacts(db, person, expression, labels, {
    after: back === undefined ? undefined : origin - back,
    until: origin + (count - 1) * stride,
    origin,
    length,
  });
  const series = seriesOf(slices, labels);
  if (series.length * count > mostPoints) throw refused('query', 'tooMany');
  const bounds = Array.from({ length: count }, (_, index): Bounds => {
    const from = back === undefined ? Number.NEGATIVE_INFINITY : (index * stride - back) / length;
    return { from, to: (index * stride) / length };
  });
  const isCount = aggregation?.operation === 'count';
  const valued = series.map((one) => ({
    labels: one.labels,
    values: valuesOf(one, bounds, ({ facts, value }) => (isCount ? facts : value)),
  }));
  return isCount ? countSeries(valued, aggregation.by) : valued;
}
