import { sql, type InferResult } from 'kysely';
import type { GroupSort, Paged, QueryOf, UserGroup } from '@passerelle/shared/contract';
import { groupSorts } from '@passerelle/shared/contract/enums/users';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import { findPage, matchesAll, pageOf, readList } from '../../../platform/lists';
import type { Person } from '../../../platform/sessions/person';
import { instant } from '../../../platform/dates';
import { assertOwnOrganization } from '../../accounts/organization-for';
import { visibleGroups } from '../../accounts/visibility';

const columns = {
  name: 'user_groups.sort_name',
  createdAt: 'user_groups.created_at',
} as const satisfies Record<GroupSort, string>;

const seenGroups = (db: Db, person: Person) =>
  db
    .selectFrom('user_groups')
    .innerJoin('organizations', 'organizations.id', 'user_groups.organization_id')
    .where(visibleGroups(person));

/**
 * The size of each group: members in one index scan, less deleted people, who are few and are read once for all groups.
 * Reading each of thousands takes twenty times as long.
 */
const peopleOf = (groupIds: readonly string[]) => sql<{ group_id: string; count: number }>`(
  SELECT group_id, count(*) - count(gone.id) AS count
  FROM group_members LEFT JOIN users AS gone ON gone.id = user_id AND gone.deleted_at IS NOT NULL
    AND gone.organization_id = ANY(ARRAY(SELECT DISTINCT organization_id FROM user_groups WHERE id = ANY(${groupIds}::uuid[])))
  WHERE group_id = ANY(${groupIds}::uuid[]) GROUP BY group_id)`;

const rowsOf = (db: Db, person: Person, groupIds: readonly string[]) =>
  seenGroups(db, person)
    .where(sql<boolean>`user_groups.id = ANY(${groupIds}::uuid[])`)
    .leftJoin(peopleOf(groupIds).as('people'), 'people.group_id', 'user_groups.id')
    .select(['user_groups.id', 'user_groups.name', 'user_groups.description', 'user_groups.created_at'])
    .select('user_groups.version')
    .select(['organizations.id as organization_id', 'organizations.name as organization_name'])
    .select([
      sql<UserGroup['licensePacks']>`(SELECT coalesce(json_agg(json_build_object(
          'id', pack.id, 'name', pack.name, 'maxLicenses', pack.max_licenses) ORDER BY pack.sort_name, pack.id), '[]')
        FROM group_license_packs JOIN license_packs pack ON pack.id = license_pack_id
        WHERE group_id = user_groups.id)`.as('packs'),
      sql<number>`coalesce(people.count, 0)`.as('users'),
      sql<number>`(SELECT count(*) FROM group_managers JOIN users ON users.id = user_id
        WHERE group_id = user_groups.id AND users.deleted_at IS NULL)`.as('managers'),
    ]);

const onlyHere = sql<number>`(SELECT count(*) FROM group_members JOIN users ON users.id = user_id
  WHERE group_id = user_groups.id AND users.deleted_at IS NULL AND NOT EXISTS (SELECT FROM group_members other
    WHERE other.user_id = users.id AND other.group_id <> user_groups.id))`;

const groupOf = (row: InferResult<ReturnType<typeof rowsOf>>[number]): UserGroup => ({
  id: row.id,
  name: row.name,
  description: row.description,
  organization: { id: row.organization_id, name: row.organization_name },
  licensePacks: row.packs,
  userCount: row.users,
  managerCount: row.managers,
  version: row.version,
  createdAt: instant(row.created_at),
});

export async function listGroups(
  db: Db,
  person: Person,
  query: QueryOf<Calls['GET /users/groups']>,
): Promise<Paged<UserGroup>> {
  const { organization } = query;
  assertOwnOrganization(person, organization);
  const list = readList(query, groupSorts);
  const all = seenGroups(db, person)
    .where((eb) => matchesAll(eb, 'user_groups.search', list.patterns))
    .$if(organization !== undefined, (found) => found.where('user_groups.organization_id', '=', organization ?? ''));
  const { ids, total } = await findPage(db, list, { all, order: [columns[list.sort], 'user_groups.id'] });
  const groups = new Map((await rowsOf(db, person, ids).execute()).map((row) => [row.id, groupOf(row)]));
  return pageOf(
    list,
    ids.flatMap((id) => groups.get(id) ?? []),
    total,
  );
}

export async function readGroup(db: Db, person: Person, groupId: string): Promise<UserGroup> {
  const row = await rowsOf(db, person, [groupId]).select(onlyHere.as('only_here')).executeTakeFirst();
  if (!row) throw failure('notFound');
  return { ...groupOf(row), onlyGroupOf: row.only_here };
}
