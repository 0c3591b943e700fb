import { sql } from 'kysely';
import { migration } from './migration';

/** Until when a counter refuses: a delay that grows with each try is shorter than the time that tries are counted for. */
export const delaysBetweenTries = migration(sql`ALTER TABLE rate_limits ADD COLUMN blocked_until timestamptz`);
