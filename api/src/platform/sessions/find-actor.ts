import type { Db } from '../database/connection';
import { answeredFor, identityOf, permissionsOf } from './find-person';
import type { Person } from './person';

/**
 * Somebody in whose name work goes on after their call was answered: with the role, the groups and the permissions that
 * they have now, not those of the moment at which they asked for it. Nobody where they are gone.
 */
export async function findActor(
  db: Db,
  userId: string,
  impersonatorId: string | null = null,
): Promise<Person | undefined> {
  const row = await db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .select(['id', 'organization_id', 'role', 'first_name', 'last_name', 'email', 'locale', 'terms_accepted_at'])
    .select([answeredFor, permissionsOf('users.role').as('permissions')])
    .executeTakeFirst();
  if (!row?.permissions) return undefined;
  return {
    ...identityOf(row),
    sessionId: '',
    impersonatorId,
    loggedAs: null,
    permissions: row.permissions,
    lacksSecondFactor: false,
  };
}
