import { sql } from 'kysely';
import { migration } from './migration';

const until = sql.raw('at + make_interval(secs => value)');
const ofPeople = sql.raw(`kind = 'connection' AND user_id IS NOT NULL`);

/** What was added can only be later than what is known. */
const carryOn = sql`INSERT INTO latest_connections AS known (user_id, last_at, last_until)
  SELECT user_id, max(at), max(${until}) FROM added WHERE ${ofPeople} GROUP BY user_id ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET last_at = greatest(known.last_at, excluded.last_at),
    last_until = greatest(known.last_until, excluded.last_until)
  WHERE excluded.last_at > known.last_at OR excluded.last_until > known.last_until`;

/** Of whom something went, or became shorter: a minute more of a connection, which is the rule, is not among them. */
const shortened = sql`SELECT DISTINCT removed.user_id FROM removed LEFT JOIN added
    ON added.id = removed.id AND added.user_id = removed.user_id AND added.kind = removed.kind
  WHERE removed.kind = 'connection' AND removed.user_id IS NOT NULL
    AND (added.id IS NULL OR added.at < removed.at OR added.at + make_interval(secs => added.value)
      < removed.at + make_interval(secs => removed.value))`;

/**
 * When each person last connected, and until when they were there, beside the facts: of most people that says whether they
 * are active, and whether they came within a window that ends today, without looking for their facts.
 */
export const latestConnections = migration(
  sql`CREATE TABLE latest_connections (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    last_at timestamptz NOT NULL,
    last_until timestamptz NOT NULL
  )`,
  // Who waits for the row sees, in the statement after it, what was written by whoever had it.
  sql`CREATE FUNCTION recount_latest_connections(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF cardinality(ids) = 0 THEN RETURN; END IF;
    PERFORM FROM latest_connections WHERE user_id = ANY(ids) ORDER BY user_id FOR UPDATE;
    UPDATE latest_connections AS known SET last_at = facts.last_at, last_until = facts.last_until
    FROM (SELECT user_id, max(at) AS last_at, max(${until}) AS last_until FROM metric_facts
      WHERE user_id = ANY(ids) AND kind = 'connection' GROUP BY user_id) AS facts
    WHERE known.user_id = facts.user_id;
    DELETE FROM latest_connections AS known WHERE user_id = ANY(ids) AND NOT EXISTS (
      SELECT FROM metric_facts AS facts WHERE facts.user_id = known.user_id AND facts.kind = 'connection');
  END $$`,
  sql`CREATE FUNCTION follow_connections() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      PERFORM recount_latest_connections(ARRAY(SELECT DISTINCT user_id FROM removed WHERE ${ofPeople}));
      RETURN NULL;
    END IF;
    ${carryOn};
    IF TG_OP = 'UPDATE' THEN
      PERFORM recount_latest_connections(ARRAY(${shortened}));
    END IF;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER metric_facts_connected AFTER INSERT ON metric_facts REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION follow_connections()`,
  sql`CREATE TRIGGER metric_facts_connection_changed AFTER UPDATE ON metric_facts
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_connections()`,
  sql`CREATE TRIGGER metric_facts_connection_removed AFTER DELETE ON metric_facts REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION follow_connections()`,
  sql`ALTER FUNCTION recount_facts() RENAME TO recount_cells`,
  // All of it anew: for facts that were there before, and for rows that were brought in without triggers.
  sql`CREATE FUNCTION recount_facts() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM recount_cells();
    DELETE FROM latest_connections;
    INSERT INTO latest_connections (user_id, last_at, last_until)
    SELECT user_id, max(at), max(${until}) FROM metric_facts WHERE ${ofPeople} GROUP BY user_id;
  END $$`,
  sql`INSERT INTO latest_connections (user_id, last_at, last_until)
    SELECT user_id, max(at), max(${until}) FROM metric_facts WHERE ${ofPeople} GROUP BY user_id`,
);
