import { type RawBuilder, sql } from 'kysely';
import { migration } from './migration';

/** A fact belongs to the hour that ends with it or after it: the end is inside, the beginning is not. */
const hourOf = (at: string) =>
  `date_bin('1 hour', ${at} - interval '1 microsecond', timestamptz 'epoch') + interval '1 hour'`;

/**
 * What facts come to, hour by hour, appended. Of an organisation that is going, there is nothing left to count. What is
 * asked of badges is their levels, which no sum of facts tells.
 */
const appended = (facts: RawBuilder<unknown>) => sql`INSERT INTO metric_changes
    (organization_id, kind, ends, gender, job_level, count, thousandths)
  SELECT facts.organization_id, facts.kind, ${sql.raw(hourOf('facts.at'))},
    CASE WHEN facts.nameless THEN '' ELSE coalesce(facts.gender::text, '') END,
    CASE WHEN facts.nameless THEN '' ELSE coalesce(facts.job_level::text, '') END,
    sum(facts.sign), sum(facts.sign * round(facts.value * 1000)::bigint)
  FROM (${facts}) AS facts
  WHERE facts.kind <> 'badge' AND EXISTS (SELECT FROM organizations WHERE organizations.id = facts.organization_id)
  GROUP BY 1, 2, 3, 4, 5
  HAVING sum(facts.sign) <> 0 OR sum(facts.sign * round(facts.value * 1000)::bigint) <> 0`;

/** Whoever is gone, or about to be erased, is told apart from nobody else. */
const nameless = sql.raw(`NOT EXISTS (SELECT FROM users WHERE users.id = facts.user_id AND users.deleted_at IS NULL)`);
const changed = (sign: 1 | -1, rows: 'added' | 'removed') =>
  sql`SELECT ${sql.lit(sign)} AS sign, facts.*, ${nameless} AS nameless FROM ${sql.table(rows)} AS facts`;
const added = changed(1, 'added');
const removed = changed(-1, 'removed');

/** Nobody is hidden or taken back while their facts are counted: a statement that begins after it sees who they are. */
const heldStill = (rows: 'added' | 'removed') =>
  sql`PERFORM FROM users WHERE id IN (SELECT user_id FROM ${sql.table(rows)}) ORDER BY id FOR KEY SHARE`;

/** What somebody did goes from under one name to under none, or back. */
const moved = (id: string, toNameless: string) =>
  appended(
    sql.raw(`SELECT moved.sign, facts.*, moved.nameless FROM metric_facts AS facts
      CROSS JOIN (VALUES (1, ${toNameless}), (-1, NOT (${toNameless}))) AS moved (sign, nameless)
      WHERE facts.user_id = ${id}`),
  );

const labels = sql.raw('gender, job_level, badge, level');
const sameLabels = (one: string, other: string) =>
  sql.raw(
    ['organization_id', 'kind', 'gender', 'job_level', 'badge', 'level']
      .map((column) => `${one}.${column} = ${other}.${column}`)
      .join(' AND '),
  );

/**
 * Running totals in place of cells: what the facts of each kind, of people of each gender and statute and of all together,
 * came to by the end of each hour in which something changed. A window is the difference of two rows, however long it is.
 * Statements append what they change; `sum_up_facts` brings the totals up to date. Readers add what was appended since.
 */
export const runningTotals = migration(
  sql`DROP TABLE metric_cells`,
  sql`DELETE FROM jobs WHERE kind = 'sumUpCells'`,
  sql`CREATE TABLE metric_changes (
    id bigserial PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    kind text NOT NULL,
    ends timestamptz NOT NULL,
    gender text NOT NULL DEFAULT '',
    job_level text NOT NULL DEFAULT '',
    badge text NOT NULL DEFAULT '',
    level text NOT NULL DEFAULT '',
    count integer NOT NULL,
    thousandths bigint NOT NULL
  )`,
  sql`CREATE INDEX metric_changes_organization_idx ON metric_changes (organization_id, kind, ends)`,
  sql`CREATE TABLE metric_groups (
    id serial PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    kind text NOT NULL,
    whole boolean NOT NULL,
    gender text NOT NULL,
    job_level text NOT NULL,
    badge text NOT NULL,
    level text NOT NULL,
    UNIQUE (organization_id, kind, whole, gender, job_level, badge, level),
    CHECK (NOT whole OR gender || job_level || badge || level = '')
  )`,
  sql`CREATE TABLE metric_totals (
    group_id integer NOT NULL REFERENCES metric_groups (id) ON DELETE CASCADE,
    ends timestamptz NOT NULL,
    count bigint NOT NULL,
    thousandths bigint NOT NULL,
    PRIMARY KEY (group_id, ends)
  )`,
  // One at a time, so that each finds all totals of the one before. Who reads meanwhile sees what was before, or what is after.
  sql`CREATE FUNCTION sum_up_facts() RETURNS void LANGUAGE plpgsql AS $$
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
    INSERT INTO metric_totals (group_id, ends, count, thousandths)
    SELECT steps.group_id, steps.ends, coalesce(before.count, 0) + steps.count,
      coalesce(before.thousandths, 0) + steps.thousandths
    FROM steps LEFT JOIN LATERAL (
      SELECT totals.ends, totals.count, totals.thousandths FROM metric_totals AS totals
      WHERE totals.group_id = steps.group_id AND totals.ends <= steps.ends ORDER BY totals.ends DESC LIMIT 1
    ) AS before ON true
    WHERE before.ends IS DISTINCT FROM steps.ends;
  END $$`,
  sql`CREATE OR REPLACE FUNCTION recount_cells() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    LOCK TABLE metric_facts, users IN SHARE MODE;
    DELETE FROM metric_changes;
    DELETE FROM metric_groups;
    ${appended(sql`SELECT 1 AS sign, facts.*, ${nameless} AS nameless FROM metric_facts AS facts`)};
    PERFORM sum_up_facts();
  END $$`,
  sql`ALTER FUNCTION recount_cells() RENAME TO recount_totals`,
  sql`CREATE OR REPLACE FUNCTION recount_facts() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM recount_totals();
    DELETE FROM latest_connections;
    INSERT INTO latest_connections (user_id, last_at, last_until)
    SELECT user_id, max(at), max(at + make_interval(secs => value)) FROM metric_facts
    WHERE kind = 'connection' AND user_id IS NOT NULL GROUP BY user_id;
  END $$`,
  sql`CREATE OR REPLACE FUNCTION count_facts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      ${heldStill('added')};
      ${appended(added)};
    ELSIF TG_OP = 'DELETE' THEN
      ${heldStill('removed')};
      ${appended(removed)};
    ELSE
      ${heldStill('removed')};
      ${appended(sql`${added} UNION ALL ${removed}`)};
    END IF;
    RETURN NULL;
  END $$`,
  sql`CREATE OR REPLACE FUNCTION move_facts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      ${moved('OLD.id', 'true')};
      RETURN OLD;
    END IF;
    ${moved('NEW.id', 'NEW.deleted_at IS NOT NULL')};
    RETURN NEW;
  END $$`,
  sql`SELECT recount_totals()`,
);
