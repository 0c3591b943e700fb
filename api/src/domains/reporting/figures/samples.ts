import type { Db } from '../../../platform/database/connection';
import type { Person } from '../../../platform/sessions/person';
import { cannotEvaluate, notServed } from '../promql/failure';
import { METRIC_NAME, type Labels } from '../promql/series';
import type { Node } from '../promql/syntax';
import { samplesWithin } from './count';
import { metricOf } from './metrics';
import { samples } from './spans';

const MOST_SAMPLES = 100_000;

/** The raw samples of a window, for a query that is only a range selector. */
export async function readSamples(
  db: Db,
  person: Person,
  { selector, seconds }: Node<'samples'>,
  moment: number,
): Promise<{ labels: Labels; samples: [number, number][] }[]> {
  const metric = metricOf(selector.metric);
  if (!metric) return [];
  if (metric.kind !== 'event') throw notServed(`range selector of ${selector.metric}`);
  const at = new Date(moment);
  const asked = { db, person, matchers: selector.matchers, labels: metric.labels, by: metric.labels, moments: [at] };
  const spans = samples(metric.fact, metric.sample, { window: seconds, first: at, last: at });
  const found = await samplesWithin(asked, spans, MOST_SAMPLES + 1);
  if (found.reduce((sum, one) => sum + one.samples.length, 0) > MOST_SAMPLES) {
    throw cannotEvaluate('query processing would load too many samples into memory');
  }
  return found.map((one) => ({ ...one, labels: { ...one.labels, [METRIC_NAME]: selector.metric ?? '' } }));
}
