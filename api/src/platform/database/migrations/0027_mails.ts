import { sql } from 'kysely';
import { migration } from './migration';

/**
 * The outbox: a mail is written in the transaction that causes it and sent after it, so that neither happens alone.
 * `html` and `text` hold one-time links: they are emptied once sent, except where the demo shows its outbox.
 */
export const mails = migration(
  sql`CREATE TABLE mails (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL,
    locale locale NOT NULL,
    to_address text NOT NULL,
    subject text NOT NULL,
    html text,
    text text,
    dedupe_key text UNIQUE,
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed')),
    attempts smallint NOT NULL DEFAULT 0,
    last_error text,
    created_at timestamptz NOT NULL,
    send_after timestamptz NOT NULL,
    sent_at timestamptz
  )`,
  sql`CREATE INDEX mails_due_idx ON mails (send_after, id) WHERE status = 'pending'`,
  sql`CREATE INDEX mails_by_creation_idx ON mails (created_at, id)`,
  sql`CREATE INDEX mails_user_idx ON mails (user_id)`,
);
