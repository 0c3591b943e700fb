import { sql } from 'kysely';
import { migration } from './migration';

/**
 * What somebody of the product does while signed in as a person brings that person no points, and with them no badge; a
 * networking action that they plan, report on or cancel is there, and counts in no gauge. A transaction of theirs says so
 * (`passerelle.logged_as`), as for the facts of reporting.
 */
export const ownWorkOnly = migration(
  sql`CREATE TRIGGER points_entries_without_log_as BEFORE INSERT ON points_entries
    FOR EACH ROW EXECUTE FUNCTION skip_facts_of_log_as()`,
  sql`ALTER TABLE appointments ADD COLUMN counts boolean NOT NULL DEFAULT true`,
  sql`CREATE FUNCTION leave_appointment_uncounted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF current_setting('passerelle.logged_as', true) = 'on' THEN
      IF TG_OP = 'INSERT' THEN
        NEW.counts := false;
      ELSIF NEW.status IS DISTINCT FROM OLD.status THEN
        NEW.counts := false;
      END IF;
    END IF;
    RETURN NEW;
  END $$`,
  sql`CREATE TRIGGER appointments_without_log_as BEFORE INSERT OR UPDATE ON appointments
    FOR EACH ROW EXECUTE FUNCTION leave_appointment_uncounted()`,
);
