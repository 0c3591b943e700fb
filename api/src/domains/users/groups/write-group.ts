import type { FieldCode, UserGroupBody } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import type { Person } from '../../../platform/sessions/person';
import { searchText, sortKey } from '../../../platform/text/search';
import { givenText, givenTitle } from '../../../platform/text/text';
import { assertSeen } from '../../../platform/versions';
import { organizationFor } from '../../accounts/organization-for';
import { visibleGroups } from '../../accounts/visibility';

const columnsOf = ({ name, description }: UserGroupBody) => {
  const title = givenTitle(name) ?? '';
  return {
    name: title,
    description: givenText(description) ?? '',
    sort_name: sortKey(title),
    search: searchText(title, description),
  };
};

/** Packs of the organisation; another's is reported like an unknown one. */
async function assertPacks(db: Db, organizationId: string, { name, licensePacks }: UserGroupBody): Promise<void> {
  const rows = await db
    .selectFrom('license_packs')
    .where('id', 'in', licensePacks)
    .where('organization_id', '=', organizationId)
    .select('id')
    .execute();
  const known = rows.map(({ id }) => id);
  const fields: Record<string, FieldCode> = {};
  if (givenTitle(name) === null) fields['name'] = 'required';
  licensePacks.forEach((id, position) => {
    if (!known.includes(id)) fields[`licensePacks.${position}`] = 'unknown';
  });
  if (Object.keys(fields).length > 0) throw failure('invalid', { fields });
}

async function replacePacks(db: Db, groupId: string, packIds: readonly string[]): Promise<void> {
  await db.deleteFrom('group_license_packs').where('group_id', '=', groupId).execute();
  await db
    .insertInto('group_license_packs')
    .values(packIds.map((license_pack_id) => ({ group_id: groupId, license_pack_id })))
    .execute();
}

export async function createGroup(context: Context<Calls['POST /users/groups']>): Promise<string> {
  const { db, person, body, now } = context;
  const organizationId = await organizationFor(db, person, body.organization);
  await assertPacks(db, organizationId, body);
  const at = now.toJSDate();
  const { id } = await db
    .insertInto('user_groups')
    .values({ organization_id: organizationId, ...columnsOf(body), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replacePacks(db, id, body.licensePacks);
  await writeAuditEntry(context, { action: 'group.created', subjectKind: 'group', subjectIds: [id], organizationId });
  return id;
}

/** Also blocks adding people: a deletion counts those whom it leaves without a group. */
async function lockGroup(db: Db, person: Person, groupId: string) {
  const group = await db
    .selectFrom('user_groups')
    .where('user_groups.id', '=', groupId)
    .where(visibleGroups(person))
    .select(['id', 'organization_id', 'name', 'description', 'version'])
    .forUpdate()
    .executeTakeFirst();
  if (!group) throw failure('notFound');
  return group;
}

export async function updateGroup(context: Context<Calls['PUT /users/groups/:groupId']>): Promise<void> {
  const { db, person, params, body, seen, now } = context;
  const group = await lockGroup(db, person, params.groupId);
  assertSeen(seen, group.version);
  await assertPacks(db, group.organization_id, body);
  const columns = columnsOf(body);
  const before = await db
    .selectFrom('group_license_packs')
    .where('group_id', '=', group.id)
    .select('license_pack_id')
    .execute();
  await db
    .updateTable('user_groups')
    .set({ ...columns, version: sql`version + 1`, updated_at: now.toJSDate() })
    .where('id', '=', group.id)
    .execute();
  await replacePacks(db, group.id, body.licensePacks);
  const packsBefore = before.map((row) => row.license_pack_id).toSorted();
  const fields = [
    ...(columns.name === group.name ? [] : ['name']),
    ...(columns.description === group.description ? [] : ['description']),
    ...(String(packsBefore) === String(body.licensePacks.toSorted()) ? [] : ['licensePacks']),
  ];
  if (fields.length === 0) return;
  const subject = { subjectKind: 'group', subjectIds: [group.id], organizationId: group.organization_id } as const;
  await writeAuditEntry(context, { action: 'group.updated', ...subject, fields });
}

/** Its people stay, outside the scope of its former managers. */
export async function deleteGroup(context: Context<Calls['DELETE /users/groups/:groupId']>): Promise<void> {
  const { db, person, params, seen } = context;
  const group = await lockGroup(db, person, params.groupId);
  assertSeen(seen, group.version);
  const { people } = await db
    .selectFrom('group_members')
    .where('group_id', '=', group.id)
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow();
  await db.deleteFrom('user_groups').where('id', '=', group.id).execute();
  const subject = { subjectKind: 'group', subjectIds: [group.id], organizationId: group.organization_id } as const;
  await writeAuditEntry(context, { action: 'group.deleted', ...subject, details: { name: group.name, people } });
}
