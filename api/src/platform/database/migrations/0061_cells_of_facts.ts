import { type RawBuilder, sql } from 'kysely';
import { migration } from './migration';

/** A fact belongs to the hour, and to the day, that ends with it or after it: the end is inside, the beginning is not. */
const ends = (length: string, at: string) =>
  sql.raw(`date_bin('${length}', ${at} - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00')
    + interval '${length}'`);

const columns = sql.raw(
  'organization_id, kind, hours, ends, nameless, gender, job_level, badge, level, count, thousandths, summed_up',
);

/** What facts come to, hour by hour and day by day. Of an organisation that is going, there is nothing left to count. */
const counted = (facts: RawBuilder<unknown>, summedUp = false) => sql`INSERT INTO metric_cells (${columns})
  SELECT facts.organization_id, facts.kind, cell.hours, cell.ends, facts.user_id IS NULL, facts.gender, facts.job_level,
    facts.labels->>'badge', facts.labels->>'level', sum(facts.sign), sum(facts.sign * round(facts.value * 1000)::bigint),
    ${sql.lit(summedUp)}
  FROM (${facts}) AS facts
  CROSS JOIN LATERAL (VALUES (1, ${ends('1 hour', 'facts.at')}), (24, ${ends('1 day', 'facts.at')})) AS cell (hours, ends)
  WHERE EXISTS (SELECT FROM organizations WHERE organizations.id = facts.organization_id)
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
  HAVING sum(facts.sign) <> 0 OR sum(facts.sign * round(facts.value * 1000)::bigint) <> 0`;

const added = sql`SELECT 1 AS sign, * FROM added`;
const removed = sql`SELECT -1 AS sign, * FROM removed`;

/**
 * The facts of an organisation, counted by hour and by day. Each statement that changes facts appends what it changed, so
 * that nobody waits for anybody; a job sums up what belongs together. Whoever reads adds up all rows, summed up or not.
 */
export const cellsOfFacts = migration(
  sql`CREATE TABLE metric_cells (
    id bigserial PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    kind text NOT NULL,
    hours smallint NOT NULL CHECK (hours IN (1, 24)),
    ends timestamptz NOT NULL,
    nameless boolean NOT NULL,
    gender gender,
    job_level job_level,
    badge text,
    level text,
    count integer NOT NULL,
    thousandths bigint NOT NULL,
    summed_up boolean NOT NULL DEFAULT false
  )`,
  sql`CREATE INDEX metric_cells_organization_idx ON metric_cells (organization_id, kind, hours, ends)
    INCLUDE (nameless, gender, job_level, badge, level, count, thousandths)`,
  sql`CREATE INDEX metric_cells_appended_idx ON metric_cells (id) WHERE NOT summed_up`,
  // All of it anew: for facts that were there before, and for rows that were brought in without triggers.
  sql`CREATE FUNCTION recount_facts() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    LOCK TABLE metric_facts IN SHARE MODE;
    DELETE FROM metric_cells;
    ${counted(sql`SELECT 1 AS sign, * FROM metric_facts`, true)};
  END $$`,
  sql`SELECT recount_facts()`,
  sql`CREATE FUNCTION count_facts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN ${counted(added)};
    ELSIF TG_OP = 'DELETE' THEN ${counted(removed)};
    ELSE ${counted(sql`${added} UNION ALL ${removed}`)};
    END IF;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER metric_facts_added AFTER INSERT ON metric_facts REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_facts()`,
  sql`CREATE TRIGGER metric_facts_removed AFTER DELETE ON metric_facts REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION count_facts()`,
  sql`CREATE TRIGGER metric_facts_changed AFTER UPDATE ON metric_facts
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_facts()`,
  // People who are gone for some days are told apart at reading: what is theirs is found without the table.
  sql`CREATE INDEX metric_facts_person_idx ON metric_facts (user_id, kind, at) INCLUDE (value, gender, job_level)`,
  sql`DROP INDEX metric_facts_user_idx`,
  // What a week asks of everybody, found by the week.
  sql`CREATE INDEX user_tasks_by_start_idx ON user_tasks (from_date) INCLUDE (user_id, points, status)`,
);
