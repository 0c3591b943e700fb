import { sql } from 'kysely';
import { migration } from './migration';

/**
 * Whoever listens hears whose unread notifications have changed, and which session has ended, once the change is
 * committed. The same for one person is told once in a transaction. Where nobody listens it costs next to nothing.
 */
export const tellingOfNotifications = migration(
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
  sql`CREATE FUNCTION tell_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('passerelle_sessions', OLD.id::text);
      RETURN NULL;
    END
  $$`,
  sql`CREATE TRIGGER session_ended AFTER DELETE ON sessions
    FOR EACH ROW EXECUTE FUNCTION tell_of_session()`,
);
