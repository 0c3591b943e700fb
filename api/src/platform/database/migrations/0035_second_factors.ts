import { sql } from 'kysely';
import { migration } from './migration';

/**
 * A second factor beside the password. Its secret has to be read again, so it is encrypted rather than hashed; recovery
 * codes are hashed, and so is the token of a sign-in that waits for its code. A session knows the network it was last used
 * from, without the part of the address that names a device.
 */
export const secondFactors = migration(
  sql`ALTER TABLE organizations ADD COLUMN requires_second_factor text NOT NULL DEFAULT 'none'
    CHECK (requires_second_factor IN ('none', 'staff', 'everyone'))`,
  sql`ALTER TABLE sessions ADD COLUMN network text`,
  sql`CREATE TABLE second_factors (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret text,
    last_step integer,
    confirmed_at timestamptz,
    pending_secret text,
    pending_at timestamptz,
    CHECK ((secret IS NULL) = (confirmed_at IS NULL)),
    CHECK ((pending_secret IS NULL) = (pending_at IS NULL))
  )`,
  sql`CREATE TABLE recovery_codes (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code_hash text NOT NULL,
    created_at timestamptz NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (user_id, code_hash)
  )`,
  sql`CREATE TABLE pending_sign_ins (
    token_hash text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    tries integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX pending_sign_ins_user_idx ON pending_sign_ins (user_id)`,
  sql`CREATE INDEX pending_sign_ins_expiry_idx ON pending_sign_ins (expires_at)`,
);
