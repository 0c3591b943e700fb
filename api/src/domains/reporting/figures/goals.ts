import { type RawBuilder, sql } from 'kysely';
import { noBadge, only, type Reach, since, type Spans } from './spans';

/** The first instant of a week still belongs to the one before it, as in every window. */
const weekOf = (at: RawBuilder<unknown>) => sql`date_trunc('week', ${at} - interval '1 millisecond', 'UTC')`;

/** Weeks that begin before the last moment and end within the first one's window, with what each person has to earn. */
const due = (reach: Reach) => sql`
  SELECT user_tasks.user_id, date_trunc('week', user_tasks.from_date, 'UTC') AS week, sum(user_tasks.points) AS goal
  FROM user_tasks JOIN users ON users.id = user_tasks.user_id AND users.deleted_at IS NULL
  WHERE user_tasks.status <> 'cancelled' AND ${only(reach, 'users.organization_id', 'users.id')}
    AND user_tasks.from_date < ${weekOf(sql`${reach.last}::timestamptz`)} + interval '7 days'
    AND user_tasks.from_date >= ${weekOf(since(reach))}
  GROUP BY 1, 2 HAVING sum(user_tasks.points) > 0`;
/** Of each person whether they reached a goal within the window before the one moment: what was earned by then is enough. */
export const goalsReached = (reach: Reach): Spans => sql`
  WITH due AS (${due(reach)}), earned AS (
    SELECT user_id, date_trunc('week', earned_at, 'UTC') AS week, sum(points) AS points FROM points_entries
    WHERE earned_at <= ${reach.last} AND earned_at >= ${weekOf(since(reach))} GROUP BY 1, 2
  )
  SELECT users.organization_id, users.id AS user_id, users.gender::text AS gender, users.job_level::text AS job_level, ${noBadge},
    min(due.week) AS starts, NULL::timestamptz AS ends,
    bool_or(coalesce(earned.points, 0) >= due.goal)::integer::double precision AS value
  FROM due JOIN users ON users.id = due.user_id LEFT JOIN earned USING (user_id, week) GROUP BY users.id`;

/**
 * Whether somebody has earned as many points in a week as its tasks are worth: 0 until then, 1 from then to the end of the
 * week, nothing in a week without tasks. The first instant of the next week still belongs to it, as in every window.
 */
export const goals = (reach: Reach): Spans => sql`
  WITH due AS (${due(reach)}), reached AS (
    SELECT due.user_id, due.week, min(earned.at) AS at FROM due JOIN LATERAL (
      SELECT points_entries.earned_at AS at, sum(points_entries.points) OVER (ORDER BY points_entries.earned_at) AS points
      FROM points_entries WHERE points_entries.user_id = due.user_id
        AND points_entries.earned_at >= due.week AND points_entries.earned_at < due.week + interval '7 days'
    ) AS earned ON earned.points >= due.goal GROUP BY 1, 2
  )
  SELECT users.organization_id, users.id AS user_id, users.gender::text AS gender, users.job_level::text AS job_level, ${noBadge},
    part.starts, part.ends, part.value
  FROM due JOIN users ON users.id = due.user_id AND users.deleted_at IS NULL
  LEFT JOIN reached USING (user_id, week)
  CROSS JOIN LATERAL (VALUES
    (due.week + interval '1 millisecond', coalesce(reached.at, due.week + interval '7 days 1 millisecond'), 0::double precision),
    (CASE WHEN reached.at IS NOT NULL THEN greatest(reached.at, due.week + interval '1 millisecond') END, due.week + interval '7 days 1 millisecond', 1::double precision)
  ) AS part (starts, ends, value) WHERE part.starts < part.ends`;
