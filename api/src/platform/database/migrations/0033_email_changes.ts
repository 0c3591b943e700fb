import { sql } from 'kysely';
import { migration } from './migration';

/**
 * A new address waits until it is confirmed, and the old one can be taken back for a while. Each link of a mail is a row
 * of its own, so that sending one again leaves those that are on their way valid.
 */
export const emailChanges = migration(
  sql`CREATE TABLE email_changes (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
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
  // Whose address may still be taken back is asked for every address that somebody wants.
  sql`CREATE INDEX email_changes_old_email_idx ON email_changes (lower(old_email), take_back_until)`,
  sql`CREATE INDEX email_changes_over_idx ON email_changes (take_back_until)`,
  sql`CREATE TABLE email_change_links (
    token_hash text PRIMARY KEY,
    email_change_id uuid NOT NULL REFERENCES email_changes (id) ON DELETE CASCADE,
    action text NOT NULL CHECK (action IN ('confirm', 'takeBack')),
    created_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX email_change_links_change_idx ON email_change_links (email_change_id)`,
);
