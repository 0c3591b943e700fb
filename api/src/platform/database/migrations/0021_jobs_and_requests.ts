import { sql } from 'kysely';
import { migration } from './migration';

export const jobsAndRequests = migration(
  // Taken with FOR UPDATE SKIP LOCKED and leased until `locked_until`, so that the jobs of a killed process become free
  // again. A dedupe key (`weekly-rollover:2026-W47`) is planned once, even after the job is done. `trace_parent`: as in
  // `mails` (0016_notifications_and_mails).
  sql`CREATE TABLE jobs (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    kind text NOT NULL,
    payload jsonb NOT NULL DEFAULT '{}',
    dedupe_key text UNIQUE,
    trace_parent text,
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

  // The unique index allows one running export per person across replicas, until its lease ends.
  sql`CREATE TABLE personal_exports (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL,
    started_at timestamptz NOT NULL,
    leased_until timestamptz NOT NULL,
    finished_at timestamptz,
    failed boolean NOT NULL DEFAULT false
  )`,
  sql`CREATE UNIQUE INDEX personal_exports_running_idx ON personal_exports (user_id) WHERE finished_at IS NULL`,
  sql`CREATE INDEX personal_exports_user_idx ON personal_exports (user_id, started_at)`,

  // Without a response, the first request with the key is still being answered.
  sql`CREATE TABLE idempotency_keys (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key text NOT NULL,
    call text NOT NULL,
    request_hash text NOT NULL,
    response_status smallint,
    response_body text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, key)
  )`,
  sql`CREATE INDEX idempotency_keys_expiry_idx ON idempotency_keys (expires_at)`,

  // `blocked_until` is the delay after a try, which grows with each and is shorter than the period until `resets_at`.
  sql`CREATE TABLE rate_limits (
    key text PRIMARY KEY,
    hits integer NOT NULL,
    resets_at timestamptz NOT NULL,
    blocked_until timestamptz
  )`,
  sql`CREATE INDEX rate_limits_expiry_idx ON rate_limits (resets_at)`,
);
