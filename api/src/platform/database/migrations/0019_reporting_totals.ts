import { type RawBuilder, sql } from 'kysely';
import { migration } from './migration';

/** A fact counts for the hour that ends at or after it: the end belongs to an hour, its start does not. */
const hourOf = (at: string) =>
  `date_bin('1 hour', ${at} - interval '1 microsecond', timestamptz 'epoch') + interval '1 hour'`;

/** Appends the totals of facts per hour, except badges, which are counted by level, and those of a deleted organisation. */
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

/** Facts of deleted people, and of those about to be erased, are counted without gender and job level. */
const nameless = sql.raw(`NOT EXISTS (SELECT FROM users WHERE users.id = facts.user_id AND users.deleted_at IS NULL)`);
const changed = (sign: 1 | -1, rows: 'added' | 'removed') =>
  sql`SELECT ${sql.lit(sign)} AS sign, facts.*, ${nameless} AS nameless FROM ${sql.table(rows)} AS facts`;
const added = changed(1, 'added');
const removed = changed(-1, 'removed');

/** Locks people against deletion or restoration while their facts are counted: a later statement sees their state. */
const lockPeople = (rows: 'added' | 'removed') =>
  sql`PERFORM FROM users WHERE id IN (SELECT user_id FROM ${sql.table(rows)}) ORDER BY id FOR KEY SHARE`;

/** Moves a person's facts from named to nameless, or back. */
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
 * Running totals of facts: per kind, for people of each gender and job level (`metric_groups`) and for all (`whole`), up to
 * the end of each hour in which something changed. The figure of any period is the difference of two rows.
 *
 * Statements append what they change to `metric_changes`, to avoid lock contention; `sum_up_totals` adds it to the totals.
 * Readers add what was appended since.
 */
export const reportingTotals = migration(
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
  // The key includes the figures, so that finding a total reads the index only.
  sql`CREATE TABLE metric_totals (
    group_id integer NOT NULL REFERENCES metric_groups (id) ON DELETE CASCADE,
    ends timestamptz NOT NULL,
    count bigint NOT NULL,
    thousandths bigint NOT NULL,
    PRIMARY KEY (group_id, ends) INCLUDE (count, thousandths)
  )`,

  sql`CREATE FUNCTION count_facts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      ${lockPeople('added')};
      ${appended(added)};
    ELSIF TG_OP = 'DELETE' THEN
      ${lockPeople('removed')};
      ${appended(removed)};
    ELSE
      ${lockPeople('removed')};
      ${appended(sql`${added} UNION ALL ${removed}`)};
    END IF;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER metric_facts_added AFTER INSERT ON metric_facts REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_facts()`,
  sql`CREATE TRIGGER metric_facts_removed AFTER DELETE ON metric_facts REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION count_facts()`,
  sql`CREATE TRIGGER metric_facts_changed AFTER UPDATE ON metric_facts
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_facts()`,

  // A deleted or restored person moves their facts in the same transaction.
  sql`CREATE FUNCTION await_facts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM users WHERE id = OLD.id FOR UPDATE;
    RETURN NEW;
  END $$`,
  sql`CREATE FUNCTION move_facts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      ${moved('OLD.id', 'true')};
      RETURN OLD;
    END IF;
    ${moved('NEW.id', 'NEW.deleted_at IS NOT NULL')};
    RETURN NEW;
  END $$`,
  sql`CREATE TRIGGER users_await_facts BEFORE UPDATE OF deleted_at ON users FOR EACH ROW
    WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION await_facts()`,
  sql`CREATE TRIGGER users_move_facts AFTER UPDATE OF deleted_at ON users FOR EACH ROW
    WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION move_facts()`,
  sql`CREATE TRIGGER users_leave_facts BEFORE DELETE ON users FOR EACH ROW
    WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION move_facts()`,

  // One run at a time, so that each sees all totals of the one before; readers are not blocked. Rows are found first and
  // written afterwards: a lookup in the writing statement would step over every row that it has written.
  sql`CREATE FUNCTION sum_up_totals() RETURNS void LANGUAGE plpgsql AS $$
  DECLARE groups_of integer[]; hours timestamptz[]; counts bigint[]; worths bigint[];
  BEGIN
    LOCK TABLE metric_groups IN SHARE ROW EXCLUSIVE MODE;
    INSERT INTO metric_groups (organization_id, kind, whole, ${labels})
    SELECT DISTINCT organization_id, kind, false, ${labels} FROM metric_changes
    UNION SELECT DISTINCT organization_id, kind, true, '', '', '', '' FROM metric_changes
    ON CONFLICT DO NOTHING;
    WITH taken AS (
      -- Rows appended since the statement above wait for the next run.
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

  // Rebuilds all totals in one pass over the facts, without appending changes first.
  sql`CREATE FUNCTION recount_totals() RETURNS void LANGUAGE plpgsql SET work_mem = '64MB' AS $$
  BEGIN
    LOCK TABLE metric_facts, users IN SHARE MODE;
    LOCK TABLE metric_groups IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM metric_changes;
    DELETE FROM metric_groups;
    WITH hours AS MATERIALIZED (
      SELECT facts.organization_id, facts.kind,
        ${sql.raw(hourOf('facts.at'))} AS ends,
        CASE WHEN users.id IS NULL THEN '' ELSE coalesce(facts.gender::text, '') END AS gender,
        CASE WHEN users.id IS NULL THEN '' ELSE coalesce(facts.job_level::text, '') END AS job_level,
        count(*) AS count, sum(round(facts.value * 1000)::bigint) AS thousandths
      FROM metric_facts AS facts LEFT JOIN users ON users.id = facts.user_id AND users.deleted_at IS NULL
      -- Badges are counted by level, which is no sum of facts.
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
