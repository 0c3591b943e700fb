import { sql } from 'kysely';
import { migration } from './migration';

/** The span, as W3C's Trace Context writes it, of the call that a job or a mail goes back to; null where calls are not traced. */
export const tracesOfLaterWork = migration(
  sql`ALTER TABLE jobs ADD COLUMN trace_parent text`,
  sql`ALTER TABLE mails ADD COLUMN trace_parent text`,
);
