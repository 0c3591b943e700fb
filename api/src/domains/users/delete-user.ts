import type { DeletedUser, Paged, QueryOf, User } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import type { Calls } from '@passerelle/shared/contract/calls';
import { type InferResult, sql } from 'kysely';
import { DateTime } from 'luxon';
import { type Audited, writeAuditEntry } from '../../platform/sessions/audit';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import type { Services } from '../../platform/http/services';
import { assertSeen } from '../../platform/versions';
import { matchesAll, readList, readPage } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { emailTaken, isEmailFree } from '../accounts/email-addresses';
import { revokeLinkTokens } from '../accounts/link-tokens';
import { assertOwnOrganization } from '../accounts/organization-for';
import { assertNoTakeover } from '../accounts/takeover';
import { visibleTo } from '../accounts/visibility';
import { releaseSeatsOfPeople, takeBackSeats } from '../programs/seats';
import { assertMayChange } from './grants';
import { assertOwnerRemains } from './last-owner';
import { readUser } from './read-user';
import { type LockedPerson, lockVisiblePerson } from './update-user';

type Acting = Audited & { person: Person; services: Services };
type Going = Pick<LockedPerson, 'id' | 'role' | 'organization_id'>;

/** Throws 403 for a person whom the actor may not change, or who reaches further. */
export async function assertMayDelete(db: Db, actor: Person, target: Going): Promise<void> {
  assertMayChange(actor, target);
  await assertNoTakeover(db, actor, target);
}

/** Hides a person at once; their entries are erased when the deletion can no longer be undone. */
export async function hidePerson(context: Acting, target: Going): Promise<void> {
  const { db, person: actor, now, services } = context;
  await assertOwnerRemains(db, target);
  const at = now.toJSDate();
  await db
    .updateTable('users')
    .set({ deleted_at: at, deleted_by: actor.id, updated_at: at, version: sql`version + 1` })
    .where('id', '=', target.id)
    .execute();
  await services.sessions.endOthers(db, target.id);
  await revokeLinkTokens(db, target.id, at);
  await releaseSeatsOfPeople(db, [target.id], now);
  await writeAuditEntry(context, {
    action: 'user.deleted',
    subjectKind: 'user',
    subjectIds: [target.id],
    organizationId: target.organization_id,
  });
}

export async function deleteUser(context: Context<Calls['DELETE /users/:userId']>): Promise<void> {
  const { db, person: actor, params, seen } = context;
  const target = await lockVisiblePerson(db, actor, params.userId, true);
  await assertMayDelete(db, actor, target);
  assertSeen(seen, target.version);
  await hidePerson(context, target);
}

export const firstRestorable = (now: DateTime<true>): Date => now.minus({ days: durations.userRestoreDays }).toJSDate();

export const deletedPeople = (db: Db, actor: Person, now: DateTime<true>) =>
  db
    .selectFrom('users')
    .where('users.deleted_at', '>', firstRestorable(now))
    .where(visibleTo(actor))
    .where('users.id', '<>', actor.id);

/** Undoes a deletion. Throws 409 when another account took the address, or others the last seat, meanwhile. */
export async function bringBack(context: Acting, target: Going & Pick<LockedPerson, 'email'>): Promise<void> {
  const { db, person: actor, now } = context;
  assertMayChange(actor, target);
  if (!(await isEmailFree(db, { email: target.email, userId: target.id, now }))) throw emailTaken();
  await db
    .updateTable('users')
    .set({ deleted_at: null, deleted_by: null, updated_at: now.toJSDate(), version: sql`version + 1` })
    .where('id', '=', target.id)
    .execute();
  await takeBackSeats(db, target.id, now);
  await writeAuditEntry(context, {
    action: 'user.restored',
    subjectKind: 'user',
    subjectIds: [target.id],
    organizationId: target.organization_id,
  });
}

export async function restoreUser(context: Context<Calls['PUT /users/:userId/restore']>): Promise<User> {
  const { db, person: actor, params, now } = context;
  const target = await deletedPeople(db, actor, now)
    .where('users.id', '=', params.userId)
    .select(['users.id', 'users.email', 'users.role', 'users.organization_id'])
    .forUpdate()
    .executeTakeFirst();
  if (!target) throw failure('notFound');
  await bringBack(context, target);
  return readUser(db, actor, target.id, context);
}

const sorts = { deletedAt: 'desc' } as const;

export async function listDeletedUsers(
  db: Db,
  actor: Person,
  query: QueryOf<Calls['GET /users/deleted']>,
  now: DateTime<true>,
): Promise<Paged<DeletedUser>> {
  assertOwnOrganization(actor, query.organization);
  const list = readList(query, sorts);
  const all = deletedPeople(db, actor, now)
    .where((eb) => matchesAll(eb, 'users.search', list.patterns))
    .$if(query.organization !== undefined, (users) =>
      users.where('users.organization_id', '=', query.organization ?? ''),
    );
  const rows = all.select([
    'users.id',
    'users.first_name',
    'users.last_name',
    'users.email',
    'users.role',
    sql<Date>`users.deleted_at`.as('deleted_at'),
  ]);
  const itemOf = (row: InferResult<typeof rows>[number]): DeletedUser => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: { slug: row.role },
    deletedAt: instant(row.deleted_at),
    restorableUntil: instant(
      DateTime.fromJSDate(new Date(row.deleted_at)).plus({ days: durations.userRestoreDays }).toJSDate(),
    ),
  });
  return readPage(list, { all, rows, order: ['users.deleted_at', 'users.id'], itemOf });
}
