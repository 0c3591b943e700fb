import type { RoleName, User } from '@passerelle/shared/contract';
import { roles } from '@passerelle/shared/contract/enums/security';
import { emptiedFields } from '@passerelle/shared/contract/rules/people/job-position';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import { writeAuditEntry } from '../../platform/sessions/audit';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { assertSeen } from '../../platform/versions';
import { assertOneself } from '../../platform/sessions/log-as';
import type { Person } from '../../platform/sessions/person';
import { isOtherMailbox } from '../accounts/identity';
import { visibleGroups, visibleTo } from '../accounts/visibility';
import { assertNoTakeover } from '../accounts/takeover';
import { changeEmailByStaff } from '../accounts/email-change/by-staff';
import { changedFields } from './changed-fields';
import { changeProgram } from './change-program';
import { assertMayChange, assertMayGrantRole, type Granted, placeFaults } from './grants';
import { assertOwnerRemains } from './last-owner';
import { grantedBy, isEdit, type PersonEdit, personFaults, personProfileColumns, userColumns } from './person-values';
import { readUser } from './read-user';

export type UpdateContext = Context<Calls['PUT /users/:userId']>;

/** Changes of a person by staff: the edit form, or one programme action. All of it is applied, or nothing. */
export async function updateUser(context: UpdateContext): Promise<User> {
  const { db, person, params, body } = context;
  const target = await lockForChange(context);
  if (isEdit(body)) await editUser(context, target, body);
  await changeProgram(context, target);
  return readUser(db, person, params.userId, context);
}

/**
 * The current person, locked: of two parallel changes the second sees the first. Rows that refer to them, in groups,
 * lists and the log, can still be written, in any order.
 */
export async function lockVisiblePerson(db: Db, actor: Person, userId: string, isGoing = false) {
  const target = await db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .where(visibleTo(actor))
    .select(['users.id', 'users.organization_id', 'users.role', 'users.version', 'users.setup_at'])
    .select(['users.email', 'users.first_name', 'users.last_name', 'users.manager_id', 'users.hr_representative_id'])
    // Hiding a person removes their name from the figures: `FOR UPDATE` waits for their pending facts before other
    // locks are taken.
    .$call((people) => (isGoing ? people.forUpdate() : people.forNoKeyUpdate()))
    .executeTakeFirst();
  if (!target) throw failure('notFound');
  return target;
}

export type LockedPerson = Awaited<ReturnType<typeof lockVisiblePerson>>;

const groupIds = async (db: Db, table: 'group_members' | 'group_managers', userId: string): Promise<string[]> =>
  (await db.selectFrom(table).where('user_id', '=', userId).select('group_id').execute()).map((row) => row.group_id);

async function presentGrants(db: Db, target: LockedPerson): Promise<Granted> {
  return {
    role: target.role,
    groups: await groupIds(db, 'group_members', target.id),
    managedGroups: await groupIds(db, 'group_managers', target.id),
    manager: target.manager_id,
    hrRepresentative: target.hr_representative_id,
  };
}

/** Replaces the groups in the actor's scope; the others stay as they are. */
export async function replaceGroups(
  db: Db,
  table: 'group_members' | 'group_managers',
  { actor, userId, wanted }: { actor: Person; userId: string; wanted: readonly string[] },
): Promise<void> {
  await db
    .deleteFrom(table)
    .where('user_id', '=', userId)
    .where('group_id', 'in', (eb) => eb.selectFrom('user_groups').where(visibleGroups(actor)).select('user_groups.id'))
    .execute();
  if (wanted.length === 0) return;
  await db
    .insertInto(table)
    .values(wanted.map((group_id) => ({ group_id, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function saveColumns(db: Db, target: LockedPerson, edit: PersonEdit, at: Date): Promise<void> {
  const { email: _, ...columns } = userColumns({ ...edit, email: target.email });
  await db
    .updateTable('users')
    .set({ ...columns, updated_at: at })
    .where('id', '=', target.id)
    .execute();
  const profile = { ...personProfileColumns(edit), updated_at: at };
  await db
    .insertInto('user_profiles')
    .values({ user_id: target.id, ...profile })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(profile))
    .execute();
  if (edit.spokenLanguages === undefined) return;
  await db.deleteFrom('user_languages').where('user_id', '=', target.id).execute();
  if (edit.spokenLanguages.length === 0) return;
  await db
    .insertInto('user_languages')
    .values(edit.spokenLanguages.map((spoken, position) => ({ user_id: target.id, position, ...spoken })))
    .execute();
}

/** Then groups of the higher role, also those outside the actor's scope, are removed. */
const isLower = (role: RoleName, than: RoleName): boolean => roles.indexOf(role) < roles.indexOf(than);

/** The inline edit form: identity, place and post. */
async function editUser(context: UpdateContext, target: LockedPerson, edit: PersonEdit): Promise<void> {
  const { db, person: actor, now } = context;
  const before = await readUser(db, actor, target.id, context);
  const present = await presentGrants(db, target);
  const wanted = grantedBy(edit);
  if (wanted.role !== target.role) {
    assertMayGrantRole(actor, wanted.role);
    await assertOwnerRemains(db, target);
  }
  const { email } = edit;
  const movesEmail = isOtherMailbox(email, target.email);
  if (movesEmail) assertOneself(actor);
  if (movesEmail || wanted.role !== target.role) await assertNoTakeover(db, actor, target);
  const faults = {
    ...personFaults(edit, now),
    ...emptiedFields(wanted.role, before, edit),
    ...(await placeFaults(db, wanted, {
      actor,
      organizationId: target.organization_id,
      present,
      userId: target.id,
    })),
  };
  if (Object.keys(faults).length > 0) throw failure('invalid', { fields: faults });
  await saveColumns(db, target, edit, now.toJSDate());
  await replaceGroups(db, 'group_members', { actor, userId: target.id, wanted: wanted.groups });
  if (isLower(wanted.role, target.role)) {
    await db.deleteFrom('group_managers').where('user_id', '=', target.id).execute();
  }
  await replaceGroups(db, 'group_managers', { actor, userId: target.id, wanted: wanted.managedGroups });
  if (movesEmail) await changeEmailByStaff(context, target, email);
  await recordEdit(context, before, wanted.role);
}

async function recordEdit(context: UpdateContext, before: User, role: RoleName): Promise<void> {
  const { db, person, params } = context;
  const after = await readUser(db, person, params.userId, context);
  const fields = changedFields(before, after);
  const subject = {
    subjectKind: 'user',
    subjectIds: [params.userId],
    organizationId: before.organization?.id ?? null,
  } as const;
  const groups = ['groups', 'scope.groups'];
  const others = fields.filter((field) => field !== 'role.slug' && !groups.includes(field));
  if (before.role.slug !== role) {
    await writeAuditEntry(context, {
      ...subject,
      action: 'user.roleChanged',
      fields: ['role'],
      details: { from: before.role.slug, to: role },
    });
  }
  const scope = fields.filter((field) => groups.includes(field));
  if (scope.length > 0) await writeAuditEntry(context, { ...subject, action: 'user.groupsChanged', fields: scope });
  if (others.length > 0) await writeAuditEntry(context, { ...subject, action: 'user.updated', fields: others });
}

/** Locks the person, checks the right to change them and the version that the editor saw. */
async function lockForChange(context: UpdateContext): Promise<LockedPerson> {
  const { db, person, params, seen } = context;
  const target = await lockVisiblePerson(db, person, params.userId);
  assertMayChange(person, target);
  assertSeen(seen, target.version);
  await db
    .updateTable('users')
    .set({ version: sql`version + 1`, updated_at: context.now.toJSDate() })
    .where('id', '=', target.id)
    .execute();
  return target;
}
