import { sql } from 'kysely';
import { migration } from './migration';

/** A session under somebody else's name ends by itself, and says why it was begun; its own one waits beneath it. */
export const logAs = migration(
  sql`ALTER TABLE sessions ADD COLUMN log_as_until timestamptz`,
  sql`ALTER TABLE sessions ADD COLUMN log_as_reason text`,
  sql`ALTER TABLE sessions ADD CONSTRAINT sessions_log_as CHECK (
    (impersonator_id IS NULL) = (log_as_until IS NULL) AND (impersonator_id IS NULL) = (log_as_reason IS NULL))`,
);
