import { grantableRoles } from '@passerelle/shared/contract/rules/people/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Person } from '../../../platform/sessions/person';
import { reachesFurther } from '../../accounts/takeover';

/**
 * The ids that an undo by this person would keep: people who were changed, signed in, got a programme or got people to
 * manage, or are named as manager or HR representative by a person who stays. The welcome e-mail alone is no change.
 * People whose role the actor may not give, or who reach further than the actor, stay too.
 * Membership in `made` is tested with a hashed set (NOT IN, IN … IS TRUE): ten thousand new rows have no statistics
 * yet, and the planner could choose a nested loop for a join.
 */
export const stayingPeople = (importId: RawBuilder<string>, person: Person): RawBuilder<unknown> => sql`(
  WITH RECURSIVE made AS MATERIALIZED (
    SELECT users.* FROM user_import_rows AS mine JOIN users ON users.id = mine.user_id
    WHERE mine.import_id = ${importId} AND mine.is_written AND users.deleted_at IS NULL),
  others AS MATERIALIZED (
    SELECT manager_id, hr_representative_id FROM users
    WHERE organization_id = (SELECT organization_id FROM user_imports AS this WHERE this.id = ${importId})
      AND deleted_at IS NULL AND (manager_id IS NOT NULL OR hr_representative_id IS NOT NULL)
      AND id NOT IN (SELECT id FROM made)),
  touched AS (
    SELECT id FROM made WHERE version > 1 OR setup_at IS NOT NULL OR role <> ALL(${[...grantableRoles(person.role)]}::text[])
    UNION SELECT users.id FROM users WHERE (users.id IN (SELECT id FROM made)) IS TRUE AND ${reachesFurther(person)}
    UNION SELECT made.id FROM made JOIN user_programs ON user_programs.user_id = made.id
    UNION SELECT manager_id FROM others UNION SELECT hr_representative_id FROM others),
  staying (id, manager_id, hr_representative_id) AS (
    SELECT users.id, users.manager_id, users.hr_representative_id FROM touched JOIN users ON users.id = touched.id
    WHERE (users.id IN (SELECT id FROM made)) IS TRUE
    UNION
    SELECT users.id, users.manager_id, users.hr_representative_id FROM staying
    CROSS JOIN LATERAL (VALUES (staying.manager_id), (staying.hr_representative_id)) AS named (id)
    JOIN users ON users.id = named.id
    WHERE (users.id IN (SELECT id FROM made)) IS TRUE)
  SELECT id FROM staying)`;
