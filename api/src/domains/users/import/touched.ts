import { grantableRoles } from '@passerelle/shared/contract/rules/people/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Person } from '../../../platform/sessions/person';
import { reachesFurther } from '../../accounts/takeover';

/**
 * The ids that an undo by this person would keep: people who were changed, signed in, got a programme or got people to
 * manage, or are named as manager or HR representative by a person who stays. The welcome e-mail alone is no change, nor
 * is the programme that the import gave, until it begins; giving it counts as one version.
 * People whose role the actor may not give, or who reach further than the actor, stay too.
 * Membership in `made` is tested with a hashed set (NOT IN, IN … IS TRUE): ten thousand new rows have no statistics
 * yet, and the planner could choose a nested loop for a join.
 */
export const stayingPeople = (
  importId: RawBuilder<string>,
  person: Person,
  now: DateTime<true>,
): RawBuilder<unknown> => sql`(
  WITH RECURSIVE made AS MATERIALIZED (
    SELECT users.*, EXISTS (SELECT FROM bulk_action_people AS given
      WHERE given.user_id = users.id AND given.bulk_action_id = mine.bulk_action_id AND given.outcome = 'done') AS is_given
    FROM user_import_rows AS mine JOIN users ON users.id = mine.user_id
    WHERE mine.import_id = ${importId} AND mine.is_written AND users.deleted_at IS NULL),
  others AS MATERIALIZED (
    SELECT manager_id, hr_representative_id FROM users
    WHERE organization_id = (SELECT organization_id FROM user_imports AS this WHERE this.id = ${importId})
      AND deleted_at IS NULL AND (manager_id IS NOT NULL OR hr_representative_id IS NOT NULL)
      AND id NOT IN (SELECT id FROM made)),
  touched AS (
    SELECT id FROM made WHERE version > CASE WHEN is_given THEN 2 ELSE 1 END OR setup_at IS NOT NULL OR role <> ALL(${[...grantableRoles(person.role)]}::text[])
    UNION SELECT users.id FROM users WHERE (users.id IN (SELECT id FROM made)) IS TRUE AND ${reachesFurther(person)}
    UNION SELECT made.id FROM made JOIN user_programs ON user_programs.user_id = made.id
      GROUP BY made.id, made.is_given
      HAVING NOT made.is_given OR count(*) > 1 OR min(user_programs.from_date) <= ${now.toJSDate()}
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
