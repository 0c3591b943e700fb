import { sql } from 'kysely';
import { migration } from './migration';

/**
 * What somebody of the product does while signed in as a person is done, but is not that person's activity. A transaction
 * of theirs says so (`passerelle.logged_as`), and none of its facts is written, whichever domain records it.
 */
export const figuresWithoutLogAs = migration(
  sql`CREATE FUNCTION skip_facts_of_log_as() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RETURN CASE WHEN current_setting('passerelle.logged_as', true) = 'on' THEN NULL ELSE NEW END;
  END $$`,
  sql`CREATE TRIGGER metric_facts_without_log_as BEFORE INSERT ON metric_facts
    FOR EACH ROW EXECUTE FUNCTION skip_facts_of_log_as()`,
);
