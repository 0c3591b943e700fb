import { type RawBuilder, sql } from 'kysely';
import type { MetricName } from '@passerelle/shared/contract';
import { type Metric, metrics } from '../figures/metrics';
import { spansOfState } from '../figures/source';
import { lasting, peopleOf, samples, type Spans } from '../figures/spans';

/** A window, open on the left: `from` is excluded, `until` included. */
export interface Window {
  from: Date;
  until: Date;
}

/** The rows of a figure: the summed spans, and for a ratio the spans of the divisor. */
export interface Rows {
  value: Spans;
  /** Absent: the number of value rows. */
  of?: Spans;
  way: 'sum' | 'ratio';
}

/** The maximum of each person at an instant, as one span. */
const best = (spans: Spans, moment: Date): Spans => sql`
  SELECT organization_id, user_id, gender, job_level, NULL::text AS badge, NULL::text AS level,
    min(starts) AS starts, max(ends) AS ends, max(value) AS value
  FROM (${spans}) AS spans WHERE ${countsAt(moment)} GROUP BY organization_id, user_id, gender, job_level`;

/**
 * The rows of a metric over a window, as the panels query it; for a peak, those at `until`. `apart`: people are grouped
 * by their attributes at the time of the fact.
 */
export function rowsOf(name: MetricName, { from, until }: Window, apart = false): Rows {
  const metric: Metric = metrics[name];
  const reach = { window: (until.getTime() - from.getTime()) / 1_000, first: until, last: until };
  switch (metric.kind) {
    case 'event':
      return { value: samples(metric.fact, metric.sample, reach), way: 'sum' };
    case 'state': {
      const spans = spansOfState[metric.state]({ ...reach, window: 0 });
      if (name === 'user_licenses_count_on_period') return { value: lasting(spans, reach), way: 'sum' };
      // A goal over a window: reached once counts as reached.
      if (metric.state === 'goal')
        return { value: best(lasting(spansOfState.goal(reach), reach), until), way: 'ratio' };
      return { value: spans, way: 'sum' };
    }
    case 'peak':
      return { value: spansOfState[metric.state]({ ...reach, window: 0 }), way: 'sum' };
    case 'ratio': {
      const value = samples(metric.fact, metric.sample, reach);
      if (metric.per === 'fact') return { value, way: 'ratio' };
      return { value, of: peopleOf(metric.fact, reach, apart), way: 'ratio' };
    }
  }
}

/** Condition on a span: it includes the instant. Start inclusive, end exclusive. */
export const countsAt = (moment: Date | RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(spans.starts <= ${moment} AND (spans.ends IS NULL OR spans.ends > ${moment}))`;
