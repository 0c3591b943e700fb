import { sql } from 'kysely';
import { migration } from './migration';

export const activity = migration(
  // A stretch of activity ended by six hours of silence; while it lasts, last_seen_at moves.
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
  /*
   * What reporting counts, one row per thing that happened, written with it. Gender and statute are those of the moment,
   * and the row stays when its person is erased, so that last year's figures do not change. `source_id` is the row it
   * comes from, or an id made of person and week for a week's goal, which has no row: writing a fact again corrects it.
   */
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
  sql`CREATE INDEX metric_facts_user_idx ON metric_facts (user_id, kind, at) INCLUDE (value)`,
);
