import { sql } from 'kysely';
import { migration } from './migration';

/** Secrets are kept apart from `users`, so that no read of a person returns one. Tokens and codes are stored as hashes. */
export const signIn = migration(
  sql`CREATE TABLE credentials (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    password_hash text NOT NULL,
    changed_at timestamptz NOT NULL
  )`,

  // An impersonated session expires by itself and records its reason. `network` is the address without the part that
  // identifies a device.
  sql`CREATE TABLE sessions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    token_hash text NOT NULL UNIQUE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    impersonator_id uuid REFERENCES users (id) ON DELETE CASCADE,
    log_as_until timestamptz,
    log_as_reason text,
    origin origin NOT NULL DEFAULT 'web',
    user_agent text,
    network text,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT sessions_log_as CHECK (
      (impersonator_id IS NULL) = (log_as_until IS NULL) AND (impersonator_id IS NULL) = (log_as_reason IS NULL))
  )`,
  sql`CREATE INDEX sessions_user_idx ON sessions (user_id)`,
  sql`CREATE INDEX sessions_impersonator_idx ON sessions (impersonator_id) WHERE impersonator_id IS NOT NULL`,
  sql`CREATE INDEX sessions_expiry_idx ON sessions (expires_at)`,
  // Tells the replicas to close the open connections of an ended session.
  sql`CREATE FUNCTION tell_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('passerelle_sessions', OLD.id::text);
      RETURN NULL;
    END
  $$`,
  sql`CREATE TRIGGER session_ended AFTER DELETE ON sessions
    FOR EACH ROW EXECUTE FUNCTION tell_of_session()`,

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

  // The secret has to be read again, so it is encrypted and not hashed.
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
  // Sign-ins with a correct password that wait for the code of the second factor.
  sql`CREATE TABLE pending_sign_ins (
    token_hash text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    tries integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX pending_sign_ins_user_idx ON pending_sign_ins (user_id)`,
  sql`CREATE INDEX pending_sign_ins_expiry_idx ON pending_sign_ins (expires_at)`,

  // A new address waits until it is confirmed; the old one can be restored until `take_back_until`. A change that staff
  // asked for is confirmed with the password of the account.
  sql`CREATE TABLE email_changes (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    by_staff boolean NOT NULL DEFAULT false,
    requested_by uuid REFERENCES users (id) ON DELETE SET NULL,
    old_email text NOT NULL,
    new_email text NOT NULL,
    requested_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    take_back_until timestamptz NOT NULL,
    confirmed_at timestamptz,
    cancelled_at timestamptz,
    taken_back_at timestamptz
  )`,
  sql`CREATE INDEX email_changes_user_idx ON email_changes (user_id, requested_at)`,
  sql`CREATE UNIQUE INDEX email_changes_pending_key ON email_changes (user_id)
    WHERE confirmed_at IS NULL AND cancelled_at IS NULL`,
  // Every requested address is compared with those that can still be restored.
  sql`CREATE INDEX email_changes_old_email_idx ON email_changes (lower(old_email), take_back_until)`,
  sql`CREATE INDEX email_changes_over_idx ON email_changes (take_back_until)`,
  sql`CREATE INDEX email_changes_requested_by_idx ON email_changes (requested_by) WHERE requested_by IS NOT NULL`,
  // A row per link, so that a mail sent again leaves the links of the earlier one valid.
  sql`CREATE TABLE email_change_links (
    token_hash text PRIMARY KEY,
    email_change_id uuid NOT NULL REFERENCES email_changes (id) ON DELETE CASCADE,
    action text NOT NULL CHECK (action IN ('confirm', 'takeBack')),
    created_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX email_change_links_change_idx ON email_change_links (email_change_id)`,
);
