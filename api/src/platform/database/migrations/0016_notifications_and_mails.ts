import { sql } from 'kysely';
import { migration } from './migration';

export const notificationsAndMails = migration(
  // The text is a message key with parameters, worded in the reader's language when it is read. `dedupe_key` is the
  // subject, so that a job that runs again sends nothing twice. Moving an appointment moves `send_at`; cancelling it
  // deletes its pending rows.
  sql`CREATE TABLE notifications (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    appointment_id uuid REFERENCES appointments (id) ON DELETE CASCADE,
    status text NOT NULL CHECK (status IN ('pending', 'sent', 'received', 'opened', 'failed')),
    context_type text NOT NULL CHECK (context_type IN (
      'badge', 'appointment', 'contact', 'login', 'user', 'participant', 'other'
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
  // Open pages read it all the time.
  sql`CREATE INDEX notifications_unread_idx ON notifications (user_id) WHERE status = 'received'`,
  // Erasure of the participant whom staff were told about.
  sql`CREATE INDEX notifications_participant_idx ON notifications ((context ->> 'target'))
    WHERE context_type = 'participant'`,
  sql`CREATE INDEX notifications_due_idx ON notifications (send_at, id) WHERE status = 'pending'`,
  sql`CREATE INDEX notifications_appointment_idx ON notifications (appointment_id) WHERE appointment_id IS NOT NULL`,
  // Tells the replicas whose unread notifications changed. PostgreSQL sends equal messages once per transaction.
  sql`CREATE FUNCTION tell_of_notification() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('passerelle_notifications', coalesce(NEW.user_id, OLD.user_id)::text);
      RETURN NULL;
    END
  $$`,
  sql`CREATE TRIGGER notification_came AFTER INSERT ON notifications
    FOR EACH ROW WHEN (NEW.status = 'received') EXECUTE FUNCTION tell_of_notification()`,
  sql`CREATE TRIGGER notification_changed AFTER UPDATE OF status, send_at ON notifications
    FOR EACH ROW WHEN (
      (OLD.status = 'received' OR NEW.status = 'received')
      AND (OLD.status, OLD.send_at) IS DISTINCT FROM (NEW.status, NEW.send_at)
    ) EXECUTE FUNCTION tell_of_notification()`,
  sql`CREATE TRIGGER notification_went AFTER DELETE ON notifications
    FOR EACH ROW WHEN (OLD.status = 'received') EXECUTE FUNCTION tell_of_notification()`,

  // The outbox: a mail is written in the transaction that causes it and sent afterwards, so that neither happens alone.
  // `html` and `text` hold one-time links, so they are emptied once sent, except where the demo shows its outbox.
  // `trace_parent` is the span (W3C Trace Context) of the causing call; null where calls are not traced.
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
    trace_parent text,
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
