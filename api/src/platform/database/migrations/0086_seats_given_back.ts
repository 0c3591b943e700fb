import { sql } from 'kysely';
import { migration } from './migration';

/** What was given back since a moment is found without looking at all that ever was: reporting goes back from today's count. */
export const seatsGivenBack = migration(
  sql`CREATE INDEX license_uses_given_back_idx ON license_uses (license_pack_id, released_at) INCLUDE (used_at)
    WHERE released_at IS NOT NULL`,
);
