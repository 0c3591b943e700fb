import { sql } from 'kysely';
import { migration } from './migration';

/**
 * Pickers search for managers or for HR by letters that many have, of which an index of words is of no use. They are one
 * person in ten, whose names stand here in a row; otherwise everybody's names are read, or the managers of all organisations.
 */
export const searchOfStaff = migration(
  sql`CREATE INDEX users_staff_idx ON users (organization_id, role, sort_name, id) INCLUDE (search)
    WHERE deleted_at IS NULL AND role <> 'user'`,
);
