import { sql } from 'kysely';
import { migration } from './migration';

/** Kept away from `users`, so that reading a person never brings a secret along. Tokens are stored as hashes only. */
export const signIn = migration(
  sql`CREATE TABLE credentials (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    password_hash text NOT NULL,
    changed_at timestamptz NOT NULL
  )`,
  sql`CREATE TABLE sessions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    token_hash text NOT NULL UNIQUE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    impersonator_id uuid REFERENCES users (id) ON DELETE CASCADE,
    origin origin NOT NULL DEFAULT 'web',
    user_agent text,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX sessions_user_idx ON sessions (user_id)`,
  sql`CREATE INDEX sessions_impersonator_idx ON sessions (impersonator_id) WHERE impersonator_id IS NOT NULL`,
  sql`CREATE INDEX sessions_expiry_idx ON sessions (expires_at)`,
  sql`CREATE TABLE tokens (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    kind text NOT NULL CHECK (kind IN ('invitation', 'reset')),
    token_hash text NOT NULL UNIQUE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    revoked_at timestamptz
  )`,
  sql`CREATE INDEX tokens_user_idx ON tokens (user_id, kind)`,
  sql`CREATE INDEX tokens_expiry_idx ON tokens (expires_at)`,
);
