import { sql } from 'kysely';
import { migration } from './migration';

/**
 * The text is a message key and its parameters, worded in the reader's language when it is read. A `dedupe_key` is what
 * the notification is about: the job that plans it may run again and never sends twice. Moving an appointment moves
 * `send_at`; cancelling it deletes what is still pending.
 */
export const notifications = migration(
  sql`CREATE TABLE notifications (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    appointment_id uuid REFERENCES appointments (id) ON DELETE CASCADE,
    status text NOT NULL CHECK (status IN ('pending', 'sent', 'received', 'opened', 'failed')),
    context_type text NOT NULL CHECK (context_type IN (
      'badge', 'appointment', 'contact', 'login', 'user', 'other'
    )),
    context jsonb NOT NULL DEFAULT '{}',
    message_key text NOT NULL,
    message_params jsonb NOT NULL DEFAULT '{}',
    dedupe_key text NOT NULL,
    send_at timestamptz NOT NULL,
    sent_at timestamptz,
    received_at timestamptz,
    opened_at timestamptz,
    created_at timestamptz NOT NULL,
    UNIQUE (user_id, dedupe_key)
  )`,
  sql`CREATE INDEX notifications_by_date_idx ON notifications (user_id, send_at, id) INCLUDE (status)`,
  // Read every five seconds by every open page.
  sql`CREATE INDEX notifications_unread_idx ON notifications (user_id) WHERE status = 'received'`,
  sql`CREATE INDEX notifications_due_idx ON notifications (send_at, id) WHERE status = 'pending'`,
  sql`CREATE INDEX notifications_appointment_idx ON notifications (appointment_id) WHERE appointment_id IS NOT NULL`,
);
