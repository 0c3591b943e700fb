import { sql } from 'kysely';
import { migration } from './migration';

const labels = sql.raw('gender, job_level, badge, level');
const sameLabels = (one: string, other: string) =>
  sql.raw(
    ['organization_id', 'kind', 'gender', 'job_level', 'badge', 'level']
      .map((column) => `${one}.${column} = ${other}.${column}`)
      .join(' AND '),
  );

/**
 * Making all totals anew adds up the facts of each hour, and their hours, in one statement: nothing is appended first, and
 * no total is looked for. Where totals are brought up to date, those before each are found first and the new ones are written
 * afterwards: a look among rows that its own statement has written passes all of them, since it may not see them.
 */
export const recountingInOnePass = migration(
  sql`CREATE OR REPLACE FUNCTION sum_up_totals() RETURNS void LANGUAGE plpgsql AS $$
  DECLARE groups_of integer[]; hours timestamptz[]; counts bigint[]; worths bigint[];
  BEGIN
    LOCK TABLE metric_groups IN SHARE ROW EXCLUSIVE MODE;
    INSERT INTO metric_groups (organization_id, kind, whole, ${labels})
    SELECT DISTINCT organization_id, kind, false, ${labels} FROM metric_changes
    UNION SELECT DISTINCT organization_id, kind, true, '', '', '', '' FROM metric_changes
    ON CONFLICT DO NOTHING;
    WITH taken AS (
      -- What was appended since the line above waits for the next time.
      DELETE FROM metric_changes AS changes USING metric_groups AS groups
      WHERE NOT groups.whole AND ${sameLabels('groups', 'changes')}
      RETURNING groups.id AS group_id, changes.*
    ), changes AS (
      SELECT told.group_id, told.ends, sum(told.count) AS count, sum(told.thousandths) AS thousandths
      FROM (
        SELECT group_id, ends, count, thousandths FROM taken
        UNION ALL
        SELECT groups.id, taken.ends, taken.count, taken.thousandths FROM taken JOIN metric_groups AS groups
          ON groups.whole AND groups.organization_id = taken.organization_id AND groups.kind = taken.kind
      ) AS told GROUP BY 1, 2 HAVING sum(told.count) <> 0 OR sum(told.thousandths) <> 0
    ), steps AS (
      SELECT group_id, ends, lead(ends) OVER later AS next, sum(count) OVER later AS count,
        sum(thousandths) OVER later AS thousandths
      FROM changes WINDOW later AS (PARTITION BY group_id ORDER BY ends)
    ), raised AS (
      UPDATE metric_totals AS totals SET count = totals.count + steps.count, thousandths = totals.thousandths + steps.thousandths
      FROM steps WHERE totals.group_id = steps.group_id AND totals.ends >= steps.ends
        AND totals.ends < coalesce(steps.next, 'infinity')
    )
    SELECT array_agg(steps.group_id), array_agg(steps.ends), array_agg(coalesce(before.count, 0) + steps.count),
      array_agg(coalesce(before.thousandths, 0) + steps.thousandths)
    INTO groups_of, hours, counts, worths
    FROM steps LEFT JOIN LATERAL (
      SELECT totals.ends, totals.count, totals.thousandths FROM metric_totals AS totals
      WHERE totals.group_id = steps.group_id AND totals.ends <= steps.ends ORDER BY totals.ends DESC LIMIT 1
    ) AS before ON true
    WHERE before.ends IS DISTINCT FROM steps.ends;
    INSERT INTO metric_totals (group_id, ends, count, thousandths)
    SELECT * FROM unnest(groups_of, hours, counts, worths);
  END $$`,
  sql`CREATE OR REPLACE FUNCTION recount_totals() RETURNS void LANGUAGE plpgsql SET work_mem = '64MB' AS $$
  BEGIN
    LOCK TABLE metric_facts, users IN SHARE MODE;
    LOCK TABLE metric_groups IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM metric_changes;
    DELETE FROM metric_groups;
    WITH hours AS MATERIALIZED (
      SELECT facts.organization_id, facts.kind,
        date_bin('1 hour', facts.at - interval '1 microsecond', timestamptz 'epoch') + interval '1 hour' AS ends,
        CASE WHEN users.id IS NULL THEN '' ELSE coalesce(facts.gender::text, '') END AS gender,
        CASE WHEN users.id IS NULL THEN '' ELSE coalesce(facts.job_level::text, '') END AS job_level,
        count(*) AS count, sum(round(facts.value * 1000)::bigint) AS thousandths
      FROM metric_facts AS facts LEFT JOIN users ON users.id = facts.user_id AND users.deleted_at IS NULL
      -- What is asked of badges is their levels, which no sum of facts tells.
      WHERE facts.kind <> 'badge'
      GROUP BY 1, 2, 3, 4, 5
    ), groups AS (
      INSERT INTO metric_groups (organization_id, kind, whole, ${labels})
      SELECT DISTINCT organization_id, kind, false, gender, job_level, '', '' FROM hours
      UNION SELECT DISTINCT organization_id, kind, true, '', '', '', '' FROM hours
      RETURNING id, organization_id, kind, whole, gender, job_level
    ), sums AS (
      SELECT groups.id AS group_id, hours.ends, sum(hours.count) AS count, sum(hours.thousandths) AS thousandths
      FROM hours JOIN groups ON groups.organization_id = hours.organization_id AND groups.kind = hours.kind
        AND (groups.whole OR groups.gender = hours.gender AND groups.job_level = hours.job_level)
      GROUP BY 1, 2
    )
    INSERT INTO metric_totals (group_id, ends, count, thousandths)
    SELECT group_id, ends, sum(count) OVER until_then, sum(thousandths) OVER until_then
    FROM sums WINDOW until_then AS (PARTITION BY group_id ORDER BY ends);
  END $$`,
);
