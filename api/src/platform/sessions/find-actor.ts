import type { Db } from '../database/connection';
import { answeredFor, identityOf, permissionsOf } from './find-person';
import type { Person } from './person';

/**
 * The actor of work that continues after their call was answered: with their present role, groups and permissions.
 * Undefined if they were deleted.
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
