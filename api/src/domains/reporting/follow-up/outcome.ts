import type { ClosureType, FunnelStep } from '@passerelle/shared/contract';
import { funnelSteps } from '@passerelle/shared/contract/enums/metrics';
import { closureTypes } from '@passerelle/shared/contract/enums/users';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './participants';

const happened = (kind: 'interview' | 'applicationAccepted', until: Date): Condition => sql`EXISTS (
  SELECT FROM metric_facts AS fact
  WHERE fact.user_id = users.id AND fact.kind = ${sql.lit(kind)} AND fact.at < ${until})`;

/** The condition that detects each step of the funnel by itself. */
const alone: Record<FunnelStep, (until: Date) => Condition> = {
  invited: (until) => sql`(users.invited_at < ${until} OR users.setup_at < ${until})`,
  opened: (until) => sql`(users.last_seen_at IS NOT NULL AND EXISTS (
    SELECT FROM connections WHERE connections.user_id = users.id AND connections.started_at < ${until}))`,
  interviewed: (until) => happened('interview', until),
  accepted: (until) => sql`(${happened('applicationAccepted', until)} OR EXISTS (
    SELECT FROM user_program_closures AS closure JOIN user_programs AS left_one ON left_one.id = closure.user_program_id
    WHERE left_one.user_id = users.id AND closure.type IN ('internal', 'external') AND closure.closed_at < ${until}))`,
};

/** A person who reached a later step also passed the earlier ones, even without a trace of them. */
export function reached(step: FunnelStep, until: Date): Condition {
  const further = funnelSteps.slice(funnelSteps.indexOf(step)).toReversed();
  return sql`(${sql.join(
    further.map((one) => alone[one](until)),
    sql` OR `,
  )})`;
}

/** Closure types that are a solution. The outcome of people who left for another reason is unknown. */
export const isSolution = (type: string): boolean => type !== 'other' && closureTypes.some((known) => known === type);

/**
 * The outcome of a person in `users` at a moment: the closure type and time of the last programme they left, or
 * `looking` while they follow one. One row, or none before their first programme.
 */
export const outcomeAt = (until: Date): RawBuilder<unknown> => sql`(
  SELECT CASE WHEN still.looking THEN 'looking' ELSE last_one.type END AS standing,
    CASE WHEN NOT still.looking THEN last_one.closed_at END AS closed_at, still.began_at
  FROM (
    SELECT min(given.from_date) AS began_at,
      coalesce(bool_or(given.status IN ('started', 'pending') OR closure.closed_at >= ${until}), false) AS looking
    FROM user_programs AS given LEFT JOIN user_program_closures AS closure ON closure.user_program_id = given.id
    WHERE given.user_id = users.id AND given.from_date < ${until}
  ) AS still
  LEFT JOIN LATERAL (
    SELECT closure.type, closure.closed_at
    FROM user_programs AS given JOIN user_program_closures AS closure ON closure.user_program_id = given.id
    WHERE given.user_id = users.id AND closure.closed_at < ${until}
    ORDER BY closure.closed_at DESC, given.id LIMIT 1
  ) AS last_one ON true
  WHERE still.looking OR last_one.type IS NOT NULL)`;

export const hasOutcome = (standing: ClosureType | 'looking', { from, until }: { from: Date | null; until: Date }) =>
  sql<boolean>`EXISTS (SELECT FROM ${outcomeAt(until)} AS so WHERE so.standing = ${standing}
    ${from === null ? sql`` : sql`AND so.closed_at >= ${from}`})`;
