import { limits, metricNames, type PeopleFigure, closureTypes, funnelSteps } from '@passerelle/shared/contract';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import { endsSoon } from '../follow-up/lists';
import type { Condition } from '../follow-up/participants';
import { silenceOf } from '../follow-up/silence';
import { reached, standsAs } from '../follow-up/standing';
import { countsAt, rowsOf } from './rows-of';

export interface Counted {
  figure: PeopleFigure;
  /** Milliseconds; without them the last days, up to now. */
  from: number | undefined;
  until: number | undefined;
  /** The one that the people are of, where it is one: its rows are found by it. */
  organizationId: string | undefined;
}

const participant: Condition = sql`users.role = 'user'`;

/**
 * Condition on `users`: those whom a figure of the reporting counts. Whom one may see, and of which group, is for the
 * caller to say. A peak is known at its moment only, which has to be named.
 */
export function countedIn({ figure, organizationId, ...range }: Counted, now: DateTime<true>): Condition {
  const until = new Date(range.until ?? now.toMillis());
  const from = new Date(range.from ?? until.getTime() - limits.reportingDays * 86_400_000);
  const metric = metricNames.find((known) => known === figure);
  if (metric) {
    return sql`users.id IN (SELECT spans.user_id FROM (${rowsOf(metric, { from, until }).value}) AS spans
      WHERE spans.user_id IS NOT NULL AND ${countsAt(until)}
        AND ${organizationId === undefined ? sql`true` : sql`spans.organization_id = ${organizationId}`})`;
  }
  const step = funnelSteps.find((known) => known === figure);
  if (step) return sql`(${participant} AND ${reached(step, until)})`;
  const solution = closureTypes.find((type) => figure === `solution.${type}`);
  const since = range.from === undefined ? null : from;
  if (solution) return sql`(${participant} AND ${standsAs(solution, { from: since, until })})`;
  if (figure === 'looking') return sql`(${participant} AND ${standsAs('looking', { from: null, until })})`;
  if (figure === 'endingSoon') {
    return sql`(${participant} AND EXISTS (SELECT FROM user_programs AS given
      WHERE given.user_id = users.id AND ${endsSoon(now)}))`;
  }
  return sql`(${participant} AND EXISTS ${silenceOf(now.toJSDate())})`;
}
