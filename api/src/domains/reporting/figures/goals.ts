import { DAY_MS, WEEK_MS } from '@passerelle/shared/contract/rules/programs/weeks';
import { sql } from 'kysely';
import { noBadge, only, type Reach, type Spans } from './spans';

/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * DAY_MS;
/** UTC weeks. The first instant of a week still belongs to the previous one, as in every window. */
const weekOf = (at: number): number => Math.floor((at - 1 - FIRST_MONDAY) / WEEK_MS) * WEEK_MS + FIRST_MONDAY;

/** Weeks that begin before the last time and end within the first one's window. */
const within = ({ first, last, window }: Reach) => {
  const since = new Date(weekOf(first.getTime() - Math.round(window * 1_000)));
  return sql`week < ${new Date(weekOf(last.getTime()) + WEEK_MS)}::timestamptz AND week >= ${since}::timestamptz`;
};

const people = (reach: Reach) => sql`users.deleted_at IS NULL AND ${only(reach, 'users.organization_id', 'users.id')}`;
/** Their precomputed values are outdated. */
const hasChanged = sql`users.id IN (SELECT user_id FROM changed_people)`;

/** For each person the weeks with a goal, and when it was reached. */
const weeks = (reach: Reach) => sql`
  SELECT known.user_id, known.week, known.reached_at FROM goal_weeks AS known JOIN users ON users.id = known.user_id
  WHERE ${people(reach)} AND NOT ${hasChanged} AND ${within(reach)}
  UNION ALL
  SELECT users.id, now_so.week, now_so.reached_at FROM users CROSS JOIN LATERAL goal_weeks_of(users.id) AS now_so
  WHERE ${people(reach)} AND ${hasChanged} AND ${within(reach)}`;

/**
 * 1 for each person who reached a goal in the window before the one time, else 0. One week with a goal is enough, and
 * one reached: each is an index look-up, however many weeks the window has.
 */
export const goalsReached = (reach: Reach): Spans => sql`
  SELECT users.organization_id, users.id AS user_id, users.gender::text AS gender, users.job_level::text AS job_level, ${noBadge},
    due.week AS starts, NULL::timestamptz AS ends, (SELECT count(*) FROM (
      SELECT FROM goal_weeks WHERE user_id = users.id AND ${within(reach)} AND reached_at <= ${reach.last}::timestamptz LIMIT 1
    ) AS reached)::double precision AS value
  FROM users CROSS JOIN LATERAL (
    SELECT week FROM goal_weeks WHERE user_id = users.id AND ${within(reach)} ORDER BY week LIMIT 1
  ) AS due
  WHERE ${people(reach)} AND NOT ${hasChanged}
  UNION ALL
  SELECT users.organization_id, users.id, users.gender::text, users.job_level::text, ${noBadge}, min(now_so.week), NULL,
    coalesce(bool_or(now_so.reached_at <= ${reach.last}), false)::integer::double precision
  FROM users CROSS JOIN LATERAL goal_weeks_of(users.id) AS now_so
  WHERE ${people(reach)} AND ${hasChanged} AND ${within(reach)} GROUP BY users.id`;

/**
 * 1 from the instant the points of a week reach those of its tasks to the end of the week, 0 before; absent in a week
 * without tasks. The first instant of the next week still belongs to it, as in every window.
 */
export const goals = (reach: Reach): Spans => sql`
  SELECT users.organization_id, users.id AS user_id, users.gender::text AS gender, users.job_level::text AS job_level, ${noBadge},
    part.starts, part.ends, part.value
  FROM (${weeks(reach)}) AS known JOIN users ON users.id = known.user_id
  CROSS JOIN LATERAL (VALUES
    (known.week + interval '1 millisecond', coalesce(known.reached_at, known.week + interval '7 days 1 millisecond'),
      0::double precision),
    (CASE WHEN known.reached_at IS NOT NULL THEN greatest(known.reached_at, known.week + interval '1 millisecond') END,
      known.week + interval '7 days 1 millisecond', 1::double precision)
  ) AS part (starts, ends, value) WHERE part.starts < part.ends`;
