import { sql } from 'kysely';
import { migration } from './migration';

/**
 * Taken with FOR UPDATE SKIP LOCKED, then leased until `locked_until`: what a killed process had taken comes back by
 * itself. A dedupe key (« weekly-rollover:2026-W47 ») is planned once for good, also after it is done.
 */
export const jobs = migration(
  sql`CREATE TABLE jobs (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    kind text NOT NULL,
    payload jsonb NOT NULL DEFAULT '{}',
    dedupe_key text UNIQUE,
    run_at timestamptz NOT NULL,
    attempts smallint NOT NULL DEFAULT 0,
    max_attempts smallint NOT NULL DEFAULT 10 CHECK (max_attempts > 0),
    locked_by text,
    locked_until timestamptz,
    last_error text,
    created_at timestamptz NOT NULL,
    finished_at timestamptz,
    failed_at timestamptz,
    CHECK (finished_at IS NULL OR failed_at IS NULL)
  )`,
  sql`CREATE INDEX jobs_due_idx ON jobs (run_at, id) WHERE finished_at IS NULL AND failed_at IS NULL`,
  sql`CREATE INDEX jobs_done_idx ON jobs (finished_at) WHERE finished_at IS NOT NULL`,
);
