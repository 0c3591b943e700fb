import type { PeopleFigure } from '@passerelle/shared/contract';
import { metricNames, funnelSteps, reportFigures } from '@passerelle/shared/contract/enums/metrics';
import { closureTypes } from '@passerelle/shared/contract/enums/users';
import { limits } from '@passerelle/shared/contract/limits';
import { DAY_MS } from '@passerelle/shared/contract/rules/programs/weeks';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import { endsSoon } from '../follow-up/lists';
import type { Condition } from '../follow-up/participants';
import { silenceOf } from '../follow-up/silence';
import { reached, hasOutcome } from '../follow-up/outcome';
import { reportedIn } from '../follow-up/endings';
import { countsAt, rowsOf } from './rows-of';

export interface Counted {
  figure: PeopleFigure;
  /** Milliseconds; without them the last days, up to now. */
  from: number | undefined;
  until: number | undefined;
  /** The organisation of the people, if a single one: the index is by organisation. */
  organizationId: string | undefined;
}

const participant: Condition = sql`users.role = 'user'`;

/** The dates of the programme are over, and no closure states the outcome. */
const endedWithoutOutcome = (now: Date) => sql`EXISTS (
  SELECT FROM user_programs AS given
  WHERE given.user_id = users.id AND given.selected AND (given.status = 'closed' OR given.to_date < ${now})
    AND NOT EXISTS (SELECT FROM user_program_closures AS closure WHERE closure.user_program_id = given.id))`;

/**
 * Condition on `users`: the people counted in a reporting figure. The caller limits scope and group. A peak requires
 * its time.
 */
export function countedIn({ figure, organizationId, ...range }: Counted, now: DateTime<true>): Condition {
  const until = new Date(range.until ?? now.toMillis());
  const from = new Date(range.from ?? until.getTime() - limits.reportingDays * DAY_MS);
  const metric = metricNames.find((known) => known === figure);
  if (metric) {
    return sql`users.id IN (SELECT spans.user_id FROM (${rowsOf(metric, { from, until }).value}) AS spans
      WHERE spans.user_id IS NOT NULL AND ${countsAt(until)}
        AND ${organizationId === undefined ? sql`true` : sql`spans.organization_id = ${organizationId}`})`;
  }
  const reported = reportFigures.find((known) => known === figure);
  if (reported) return sql`(${participant} AND ${reportedIn(reported, { from, until, organizationId })})`;
  const step = funnelSteps.find((known) => known === figure);
  if (step) return sql`(${participant} AND ${reached(step, until)})`;
  const solution = closureTypes.find((type) => figure === `solution.${type}`);
  const since = range.from === undefined ? null : from;
  if (solution) return sql`(${participant} AND ${hasOutcome(solution, { from: since, until })})`;
  if (figure === 'looking') return sql`(${participant} AND ${hasOutcome('looking', { from: null, until })})`;
  if (figure === 'endingSoon') {
    return sql`(${participant} AND EXISTS (SELECT FROM user_programs AS given
      WHERE given.user_id = users.id AND ${endsSoon(now)}))`;
  }
  if (figure === 'endedWithoutOutcome') return sql`(${participant} AND ${endedWithoutOutcome(now.toJSDate())})`;
  if (figure === 'unopened') {
    return sql`(${participant} AND users.invited_at IS NOT NULL AND users.setup_at IS NULL)`;
  }
  return sql`(${participant} AND EXISTS ${silenceOf(now.toJSDate())})`;
}
