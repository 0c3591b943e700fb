import { roles } from '@passerelle/shared/contract/enums/security';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Person } from '../../platform/sessions/person';
import { byReach, nothing, type Reach, reachOf } from './visibility';

const byWidth: readonly Reach[] = ['self', 'people', 'organization', 'everywhere'];
const widthOf = (reach: Reach): number => byWidth.indexOf(reach);

/** Managed groups count whatever the role, since a role can be given back. So do the people managed directly. */
function followsOthers({ id, scope }: Person): RawBuilder<SqlBool> {
  const groups = sql`ANY(${[...scope.groups]}::uuid[])`;
  return sql`(
    EXISTS (SELECT FROM group_managers WHERE group_managers.user_id = users.id
      AND NOT group_managers.group_id = ${groups})
    OR EXISTS (SELECT FROM users AS report WHERE report.manager_id = users.id AND report.deleted_at IS NULL
      AND report.id <> ${id} AND report.manager_id <> ${id}
      AND NOT EXISTS (SELECT FROM group_members WHERE group_members.user_id = report.id
        AND group_members.group_id = ${groups})))`;
}

/**
 * Condition on `users`: people who reach groups, or people, that the actor does not. Taking over such an account would
 * widen the actor's access.
 */
export function reachesFurther(actor: Person): RawBuilder<SqlBool> {
  const wider = roles.filter(
    (role) => widthOf(reachOf({ role })) > Math.max(widthOf(reachOf(actor)), widthOf('people')),
  );
  const others = followsOthers(actor);
  const byGroups = byReach(actor, { everywhere: nothing, organization: nothing, people: others, self: others });
  return sql`(users.role = ANY(${wider}::text[]) OR ${byGroups})`;
}

/**
 * Changes that may hand an account over, or take it from its user: e-mail address, removal of the second factor, role,
 * deletion, and impersonation. Refused for a person with a wider reach than the actor.
 */
export async function assertNoTakeover(db: Db, actor: Person, target: { id: string }): Promise<void> {
  const found = await db
    .selectFrom('users')
    .where('users.id', '=', target.id)
    .where(reachesFurther(actor))
    .select('users.id')
    .executeTakeFirst();
  if (found) throw failure('forbidden', { message: 'personReachesFurther' });
}
