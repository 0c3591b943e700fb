import { sql } from 'kysely';
import { migration } from './migration';

/** Where the days and weeks of an organisation's figures begin; none: that of most. */
export const timeZones = migration(sql`ALTER TABLE organizations ADD COLUMN time_zone text`);
