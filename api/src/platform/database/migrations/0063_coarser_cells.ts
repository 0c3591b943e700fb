import { type RawBuilder, sql } from 'kysely';
import { migration } from './migration';

/** A fact belongs to the hour that ends with it or after it: the end is inside, the beginning is not. */
const ends = sql.raw(
  `date_bin('1 hour', facts.at - interval '1 microsecond', timestamptz 'epoch') + interval '1 hour'`,
);

/** What facts come to, hour by hour, appended. Of an organisation that is going, there is nothing left to count. */
const appended = (facts: RawBuilder<unknown>) => sql`INSERT INTO metric_cells
    (organization_id, kind, whole, hours, ends, nameless, gender, job_level, badge, level, count, thousandths)
  SELECT facts.organization_id, facts.kind, false, 1, ${ends}, facts.nameless, facts.gender, facts.job_level,
    facts.labels->>'badge', facts.labels->>'level', sum(facts.sign), sum(facts.sign * round(facts.value * 1000)::bigint)
  FROM (${facts}) AS facts
  WHERE EXISTS (SELECT FROM organizations WHERE organizations.id = facts.organization_id)
  GROUP BY 1, 2, 5, 6, 7, 8, 9, 10
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

/**
 * Cells of an hour, of six, of a day and of a week, split by what is known of people and whole. What changes is appended by
 * the hour alone; a job makes the rest of it. A person who is hidden takes what they did along, in the same transaction.
 */
export const coarserCells = migration(
  sql`DROP INDEX metric_cells_organization_idx`,
  sql`DROP INDEX metric_cells_appended_idx`,
  sql`ALTER TABLE metric_cells ADD COLUMN whole boolean NOT NULL DEFAULT false,
    DROP CONSTRAINT metric_cells_hours_check, ADD CONSTRAINT metric_cells_hours_check CHECK (hours IN (1, 6, 24, 168)),
    ADD CONSTRAINT metric_cells_whole_check CHECK (NOT whole OR num_nonnulls(gender, job_level, badge, level) = 0),
    ADD CONSTRAINT metric_cells_appended_check CHECK (summed_up OR hours = 1 AND NOT whole)`,
  sql`CREATE INDEX metric_cells_organization_idx ON metric_cells (organization_id, summed_up, kind, whole, hours, ends)
    INCLUDE (nameless, gender, job_level, badge, level, count, thousandths)`,
  sql`CREATE INDEX metric_cells_appended_idx ON metric_cells (id) WHERE NOT summed_up`,
  // All of it anew: for facts that were there before, and for rows that were brought in without triggers.
  sql`CREATE OR REPLACE FUNCTION recount_facts() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    LOCK TABLE metric_facts, users IN SHARE MODE;
    DELETE FROM metric_cells;
    ${appended(sql`SELECT 1 AS sign, facts.*, ${nameless} AS nameless FROM metric_facts AS facts`)};
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
  sql`SELECT recount_facts()`,
  // The levels of badges that people have: read of them alone, and without the table.
  sql`CREATE INDEX metric_facts_badges_idx ON metric_facts (organization_id, user_id, at) INCLUDE (labels)
    WHERE kind = 'badge'`,
);
