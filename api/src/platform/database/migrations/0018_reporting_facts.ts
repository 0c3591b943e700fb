import { sql } from 'kysely';
import { migration } from './migration';

const until = sql.raw('at + make_interval(secs => value)');
const ofPeople = sql.raw(`kind = 'connection' AND user_id IS NOT NULL`);

/** An added connection can only be later than the known one. */
const upsertLatest = sql`INSERT INTO latest_connections AS known (user_id, last_at, last_until)
  SELECT user_id, max(at), max(${until}) FROM added WHERE ${ofPeople} GROUP BY user_id ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET last_at = greatest(known.last_at, excluded.last_at),
    last_until = greatest(known.last_until, excluded.last_until)
  WHERE excluded.last_at > known.last_at OR excluded.last_until > known.last_until`;

/** The people with a connection that went away or became shorter. The usual update, one minute longer, is not among them. */
const shortened = sql`SELECT DISTINCT removed.user_id FROM removed LEFT JOIN added
    ON added.id = removed.id AND added.user_id = removed.user_id AND added.kind = removed.kind
  WHERE removed.kind = 'connection' AND removed.user_id IS NOT NULL
    AND (added.id IS NULL OR added.at < removed.at OR added.at + make_interval(secs => added.value)
      < removed.at + make_interval(secs => removed.value))`;

/** Tables of the facts that reporting counts. */
export const reportingFacts = migration(
  // A period of activity, ended by six hours of silence; while it lasts, `last_seen_at` moves.
  sql`CREATE TABLE connections (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    origin origin NOT NULL DEFAULT 'web',
    started_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    CHECK (started_at <= last_seen_at)
  )`,
  sql`CREATE INDEX connections_user_idx ON connections (user_id, last_seen_at)`,
  sql`CREATE INDEX connections_started_idx ON connections (started_at)`,

  // A row per event. Gender and job level are those of the moment, and the row stays when its person is erased, so that
  // figures of the past do not change. `source_id` is the row that the fact comes from, or an id made of person and week
  // for the goal of a week, which has no row: writing a fact again corrects it.
  sql`CREATE TABLE metric_facts (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    kind text NOT NULL CHECK (kind IN (
      'connection', 'points', 'goal', 'badge', 'suspension', 'appointment', 'interview', 'applicationSubmitted',
      'applicationAccepted', 'licenseUsed'
    )),
    source_id uuid NOT NULL,
    at timestamptz NOT NULL,
    value double precision NOT NULL,
    gender gender,
    job_level job_level,
    labels jsonb NOT NULL DEFAULT '{}',
    UNIQUE (kind, source_id)
  )`,
  sql`CREATE INDEX metric_facts_organization_idx ON metric_facts (organization_id, kind, at)
    INCLUDE (user_id, value, gender, job_level)`,
  // Totals are corrected at reading for recently deleted people: their facts are found without reading the table.
  sql`CREATE INDEX metric_facts_person_idx ON metric_facts (user_id, kind, at) INCLUDE (value, gender, job_level)`,
  sql`CREATE INDEX metric_facts_badges_idx ON metric_facts (organization_id, user_id, at) INCLUDE (labels)
    WHERE kind = 'badge'`,
  sql`CREATE TRIGGER metric_facts_without_log_as BEFORE INSERT ON metric_facts
    FOR EACH ROW EXECUTE FUNCTION skip_facts_of_log_as()`,

  // The latest connection of each person, which answers most questions about activity without searching facts.
  sql`CREATE TABLE latest_connections (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    last_at timestamptz NOT NULL,
    last_until timestamptz NOT NULL
  )`,
  // After waiting for the row lock, the next statement sees what its former holder wrote.
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
    ${upsertLatest};
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
);
