import { sql } from 'kysely';
import type { Permissions, RoleName } from '@passerelle/shared/contract';
import type { Db } from '../database/connection';
import { isFactorRequired, type Person } from './person';
import type { Clock } from '../clock';

type ReadPermissions = (role: RoleName) => Promise<Permissions>;

const CACHE_TTL = { minutes: 1 };

/** Every call needs the permissions of a role, and they hardly ever change: they are cached for a minute. */
export function rolePermissions(db: Db, clock: Clock): ReadPermissions {
  let known: Promise<Map<RoleName, Permissions>> | undefined;
  let until = clock.now();

  async function readAll(): Promise<Map<RoleName, Permissions>> {
    const rows = await db.selectFrom('role_permissions').select(['role', 'area', 'level']).execute();
    const areasOf = (role: RoleName) => rows.filter((row) => row.role === role).map(({ area, level }) => [area, level]);
    return new Map(rows.map(({ role }) => [role, Object.fromEntries(areasOf(role)) as Permissions]));
  }

  return async (role) => {
    if (!known || clock.now() >= until) {
      until = clock.now().plus(CACHE_TTL);
      known = readAll();
      known.catch(() => (known = undefined));
    }
    const permissions = (await known).get(role);
    if (!permissions) throw new Error(`The role ${role} has no permissions in the tables.`);
    return permissions;
  };
}

export interface FoundPerson {
  person: Person;
  lastUsedAt: Date;
}

/** One statement per call: session, person and the groups answered for. */
export async function findPerson(
  db: Db,
  readPermissions: ReadPermissions,
  tokenHash: string,
  now: Date,
): Promise<FoundPerson | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .select([
      'sessions.id as session_id',
      'sessions.last_used_at',
      'sessions.impersonator_id',
      'users.id',
      'users.organization_id',
      'users.role',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.locale',
      'users.terms_accepted_at',
      'organizations.requires_second_factor',
      'second_factors.confirmed_at as second_factor_at',
    ])
    .select(sql<string[]>`ARRAY(SELECT group_id::text FROM group_managers WHERE user_id = users.id)`.as('groups'))
    .executeTakeFirst();
  if (!row) return undefined;
  const person: Person = {
    id: row.id,
    sessionId: row.session_id,
    impersonatorId: row.impersonator_id,
    organizationId: row.organization_id,
    role: row.role,
    permissions: await readPermissions(row.role),
    scope: { groups: row.groups },
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    locale: row.locale,
    acceptedTerms: row.terms_accepted_at !== null,
    lacksSecondFactor: isFactorRequired(row.requires_second_factor, row.role) && row.second_factor_at === null,
  };
  return { person, lastUsedAt: new Date(row.last_used_at) };
}
