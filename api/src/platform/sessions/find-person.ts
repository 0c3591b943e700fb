import { sql } from 'kysely';
import type { LoggedAs, Permissions, RoleName, SecondFactorScope } from '@passerelle/shared/contract';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import type { Db } from '../database/connection';
import { instant } from '../dates';
import { isFactorRequired, type Person } from './person';

/**
 * The permissions of a role, read with its user: a revoked right is gone at the next call, on every replica. Not
 * cached, since the table has some seventy rows and the statement runs anyway.
 */
export const permissionsOf = (role: 'users.role' | 'impersonator.role') =>
  sql<Permissions | null>`(SELECT json_object_agg(area, level) FROM role_permissions WHERE role = ${sql.ref(role)})`;

export interface FoundPerson {
  person: Person;
  lastUsedAt: Date;
  /** True when the impersonation has to end. */
  isLogAsOver: boolean;
}

export const answeredFor = sql<string[]>`ARRAY(SELECT group_id::text FROM group_managers WHERE user_id = users.id)`.as(
  'groups',
);

interface PersonRow {
  id: string;
  organization_id: string;
  role: RoleName;
  first_name: string;
  last_name: string;
  email: string;
  locale: Person['locale'];
  terms_accepted_at: Date | null;
  requires_second_factor: SecondFactorScope;
  second_factor_at: Date | null;
  groups: string[];
}

type Identified = Omit<PersonRow, 'requires_second_factor' | 'second_factor_at'>;

/** Maps the identity columns of `users`. */
export const identityOf = (row: Identified) => ({
  id: row.id,
  organizationId: row.organization_id,
  role: row.role,
  scope: { groups: row.groups },
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  locale: row.locale,
  acceptedTerms: row.terms_accepted_at !== null,
});

const personOf = (
  row: PersonRow,
  by: Pick<Person, 'sessionId' | 'impersonatorId' | 'loggedAs' | 'permissions'>,
): Person => ({
  ...by,
  ...identityOf(row),
  lacksSecondFactor: isFactorRequired(row.requires_second_factor, row.role) && row.second_factor_at === null,
});

/** One statement per call: session, user, managed groups and permissions. */
export async function findPerson(db: Db, tokenHash: string, now: Date): Promise<FoundPerson | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .leftJoin('users as impersonator', 'impersonator.id', 'sessions.impersonator_id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .select([
      'sessions.id as session_id',
      'sessions.last_used_at',
      'sessions.impersonator_id',
      'sessions.log_as_until',
      'impersonator.first_name as impersonator_first_name',
      'impersonator.last_name as impersonator_last_name',
      'impersonator.deleted_at as impersonator_deleted_at',
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
    .select([
      answeredFor,
      permissionsOf('users.role').as('permissions'),
      permissionsOf('impersonator.role').as('impersonator_permissions'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  if (!row.permissions) throw new Error(`The role ${row.role} has no permissions in the tables.`);
  const found = personOf(row, {
    sessionId: row.session_id,
    impersonatorId: row.impersonator_id,
    loggedAs: loggedAsOf(row),
    permissions: row.permissions,
  });
  // An impersonator has proven their own second factor.
  const person = row.impersonator_id === null ? found : { ...found, lacksSecondFactor: false };
  const mayStillActAs =
    row.impersonator_permissions !== null &&
    row.impersonator_deleted_at === null &&
    row.log_as_until !== null &&
    new Date(row.log_as_until) > now &&
    allows(row.impersonator_permissions, 'logAs', 'w');
  const isLogAsOver = row.impersonator_id !== null && !mayStillActAs;
  return { person, lastUsedAt: new Date(row.last_used_at), isLogAsOver };
}

interface LogAsRow {
  log_as_until: Date | null;
  impersonator_first_name: string | null;
  impersonator_last_name: string | null;
}

const loggedAsOf = (row: LogAsRow): LoggedAs | null =>
  row.log_as_until && {
    firstName: row.impersonator_first_name ?? '',
    lastName: row.impersonator_last_name ?? '',
    until: instant(row.log_as_until),
  };
