import { searchText } from '@passerelle/shared/contract/rules/common/search';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import type { Person } from '../../../platform/sessions/person';
import { visibleGroups, visibleTo } from '../../accounts/visibility';

type Found = { id: string } | { fault: 'unknown' | 'ambiguous' };

export interface Names {
  group(name: string): Found;
  /** By e-mail, or by the whole name in either order. */
  staff(given: string): Found;
}

/** A whole name, in either order. */
export const nameKey = (...parts: readonly string[]): string =>
  searchText(...parts)
    .split(' ')
    .toSorted()
    .join(' ');

function finder(entries: readonly (readonly [key: string, id: string])[]): (key: string) => Found {
  const ids = new Map<string, Set<string>>();
  for (const [key, id] of entries) ids.set(key, (ids.get(key) ?? new Set()).add(id));
  return (key) => {
    const [id, ...others] = ids.get(key) ?? [];
    if (id === undefined) return { fault: 'unknown' };
    return others.length > 0 ? { fault: 'ambiguous' } : { id };
  };
}

/** The groups and staff in the importer's scope, by name. Read once for many rows. */
export async function readNames(db: Db, importer: Person): Promise<Names> {
  const groups = await db
    .selectFrom('user_groups')
    .where('organization_id', '=', importer.organizationId)
    .where(visibleGroups(importer))
    .select(['id', 'name'])
    .execute();
  const staff = await db
    .selectFrom('users')
    .where('users.organization_id', '=', importer.organizationId)
    .where('users.deleted_at', 'is', null)
    .where('users.role', '<>', 'user')
    .where(sql<boolean>`(${visibleTo(importer)} OR users.id = ${importer.id})`)
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name'])
    .execute();
  const groupOf = finder(groups.map(({ id, name }) => [searchText(name), id]));
  const byEmail = finder(staff.map(({ id, email }) => [email.toLowerCase(), id]));
  const byName = finder(staff.map(({ id, first_name, last_name }) => [nameKey(first_name, last_name), id]));
  return {
    group: (name) => groupOf(searchText(name)),
    staff: (given) => (given.includes('@') ? byEmail(given) : byName(nameKey(given))),
  };
}
