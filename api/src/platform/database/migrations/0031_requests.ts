import { sql } from 'kysely';
import { migration } from './migration';

export const requests = migration(
  // No response yet means that the first of the two is still being answered; another request under the same key is a fault.
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
  sql`CREATE TABLE rate_limits (
    key text PRIMARY KEY,
    hits integer NOT NULL,
    resets_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX rate_limits_expiry_idx ON rate_limits (resets_at)`,
  // Who did what to what. It keeps no foreign key to its subject, and stays when the actor is gone.
  sql`CREATE TABLE audit_log (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid REFERENCES organizations (id) ON DELETE SET NULL,
    actor_id uuid REFERENCES users (id) ON DELETE SET NULL,
    impersonator_id uuid REFERENCES users (id) ON DELETE SET NULL,
    action text NOT NULL,
    subject_kind text NOT NULL,
    subject_id uuid,
    changes jsonb NOT NULL DEFAULT '{}',
    request_id text,
    at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX audit_log_organization_idx ON audit_log (organization_id, at, id)`,
  sql`CREATE INDEX audit_log_subject_idx ON audit_log (subject_kind, subject_id, at)`,
  sql`CREATE INDEX audit_log_actor_idx ON audit_log (actor_id, at)`,
  sql`CREATE INDEX audit_log_impersonator_idx ON audit_log (impersonator_id) WHERE impersonator_id IS NOT NULL`,
);
