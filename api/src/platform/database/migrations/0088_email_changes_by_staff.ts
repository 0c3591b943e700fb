import { sql } from 'kysely';
import { migration } from './migration';

/**
 * A change that staff have asked for waits too, and is confirmed with the password of the account. Groups that a former role
 * has left to participants are nobody's to give back with a role.
 */
export const emailChangesByStaff = migration(
  sql`ALTER TABLE email_changes
    ADD COLUMN by_staff boolean NOT NULL DEFAULT false,
    ADD COLUMN requested_by uuid REFERENCES users (id) ON DELETE SET NULL`,
  sql`CREATE INDEX email_changes_requested_by_idx ON email_changes (requested_by) WHERE requested_by IS NOT NULL`,
  sql`DELETE FROM group_managers USING users WHERE users.id = group_managers.user_id AND users.role = 'user'`,
);
