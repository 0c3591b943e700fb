import type { Silence } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { type RawBuilder, sql } from 'kysely';

const daysBefore = (now: Date, days: number): RawBuilder<Date> =>
  sql`(${now}::timestamptz - make_interval(days => ${days}))`;

/** The reason is one of the contract's, so that a rule without words does not compile. */
const because = (reason: Silence) => sql.lit(reason);

/** The rule to judge a person in `users` by, since when, and whether it matches: one row, or none if none applies. */
const judgedOf = (now: Date): RawBuilder<unknown> => sql`(
  SELECT reason, since, CASE WHEN unopened THEN since ELSE connected END AS last_sign,
    CASE reason WHEN 'neverOpened' THEN since <= ${daysBefore(now, durations.invitationDays)}
    WHEN 'noTask' THEN since < ${daysBefore(now, durations.taskSilenceDays)}
    ELSE follows AND since < ${daysBefore(now, durations.activeDays)} END AS is_silent
  FROM (
    SELECT users.setup_at IS NULL AS unopened, given.id AS program, given.status = 'started' AS follows,
      greatest(given.from_date, CASE WHEN users.last_pause_to <= ${now} THEN users.last_pause_to END) AS expected_from
    FROM (VALUES (1)) AS one LEFT JOIN user_programs AS given ON given.user_id = users.id AND given.selected
    WHERE users.program_status IS DISTINCT FROM 'closed'
      AND (users.program_paused_until IS NULL OR users.program_paused_until < ${now})
  ) AS standing
  CROSS JOIN LATERAL (
    SELECT greatest(coalesce(users.last_seen_at, users.setup_at), expected_from) AS connected
  ) AS last_seen
  CROSS JOIN LATERAL (
    SELECT CASE WHEN follows AND connected >= ${daysBefore(now, durations.activeDays)} AND EXISTS (
        SELECT FROM user_tasks WHERE user_tasks.user_program_id = program AND user_tasks.from_date <= ${now}
          AND user_tasks.status IN ('pending', 'started'))
      THEN greatest(expected_from, (SELECT max(validated_at) FROM user_tasks WHERE user_tasks.user_program_id = program))
      END AS worked
  ) AS last_task
  CROSS JOIN LATERAL (
    SELECT CASE WHEN unopened THEN ${because('neverOpened')} WHEN worked IS NULL THEN ${because('noConnection')}
      ELSE ${because('noTask')} END AS reason,
      CASE WHEN unopened THEN users.invited_at ELSE coalesce(worked, connected) END AS since
  ) AS told)`;

/**
 * Reason and start of the silence of a person in `users`: one row, or none. Rules, in this order, and no score:
 *
 * - they were invited a week ago or more, and never opened their account;
 * - they follow a programme, and have not connected for two weeks;
 * - they connect, but have done no task for three weeks, although some are waiting.
 *
 * People in a pause or after their programme are never silent; silence counts from the end of a pause, and from the
 * beginning of the programme, at the earliest.
 */
export const silenceOf = (now: Date): RawBuilder<unknown> =>
  sql`(SELECT reason, since FROM ${judgedOf(now)} AS judged WHERE is_silent)`;

/** The same without the limits in days: `reason` is null while no rule matches. */
export const quietOf = (now: Date): RawBuilder<unknown> => sql`(
  SELECT CASE WHEN is_silent THEN reason END AS reason, CASE WHEN is_silent THEN since ELSE last_sign END AS since
  FROM ${judgedOf(now)} AS judged)`;
