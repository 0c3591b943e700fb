import type { BulkSkip } from '@passerelle/shared/contract';
import { grantableRoles } from '@passerelle/shared/contract/rules/people/permissions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import type { Person } from '../../../platform/sessions/person';
import { visibleGroups } from '../../accounts/visibility';
import { notifyAssigned } from '../../notifications/account-notices';
import { sendNotice } from '../../notifications/notices';
import { seenBy } from '../grants';
import { replaceGroups } from '../update-user';
import { type Batch, lockPeople, missingReasons, type Outcomes } from './batch-people';

interface Aims {
  manager: string | null;
  hrRepresentative: string | null;
  group: string | null;
}

interface FoundAims {
  organizationId: string;
  groupName: string | null;
}

/** The chosen followers and group, if all are of one organisation and in the actor's scope; else the unknown ones. */
export async function findAims(db: Db, actor: Person, aims: Aims): Promise<FoundAims | { unknown: (keyof Aims)[] }> {
  const wanted = [aims.manager, aims.hrRepresentative].filter((id) => id !== null);
  const staff = await db
    .selectFrom('users')
    .where('users.id', 'in', [...wanted, actor.id])
    .where('users.deleted_at', 'is', null)
    .where('users.role', '<>', 'user')
    .where(seenBy(actor))
    .select(['users.id', 'users.organization_id'])
    .execute();
  const group = await db
    .selectFrom('user_groups')
    .where('user_groups.id', '=', aims.group)
    .where(visibleGroups(actor))
    .select(['user_groups.name', 'user_groups.organization_id'])
    .executeTakeFirst();
  const of = (id: string | null) => staff.find((one) => one.id === id)?.organization_id;
  const found = {
    manager: of(aims.manager),
    hrRepresentative: of(aims.hrRepresentative),
    group: group?.organization_id,
  };
  const asked = (['manager', 'hrRepresentative', 'group'] as const).filter((name) => aims[name] !== null);
  const organizationId = asked.map((name) => found[name]).find((id) => id !== undefined);
  const unknown = asked.filter((name) => found[name] === undefined || found[name] !== organizationId);
  if (organizationId === undefined || unknown.length > 0) return { unknown };
  return { organizationId, groupName: group?.name ?? null };
}

type Locked = Awaited<ReturnType<typeof lockPeople>>[number];

/** Returns the reason to skip a person; null if they can be handed over. */
function skipOf(
  batch: Batch,
  target: Locked,
  { organizationId, groups }: { organizationId: string; groups: string[] },
) {
  const { person: actor, manager, hrRepresentative, groupId } = batch;
  const isChangeable = target.id !== actor.id && grantableRoles(actor.role).some((role) => role === target.role);
  if (!isChangeable || target.organization_id !== organizationId) return 'notAllowed';
  if (target.role !== 'user' && target.role !== 'manager') return 'notFollowed';
  if (target.id === manager || target.id === hrRepresentative) return 'oneself';
  const isSet =
    (manager === null || manager === target.manager_id) &&
    (hrRepresentative === null || hrRepresentative === target.hr_representative_id) &&
    (groupId === null || (groups.length === 1 && groups[0] === groupId));
  return isSet ? 'alreadySet' : null;
}

/** A hand-over gives people another manager, HR representative or group; former followers lose sight of them. */
export async function handOver(batch: Batch, ids: readonly string[]): Promise<Outcomes> {
  const { db, person: actor, now, manager, hrRepresentative, groupId } = batch;
  const aims = await findAims(db, actor, { manager, hrRepresentative, group: groupId });
  if ('unknown' in aims) return new Map(ids.map((id) => [id, 'followerGone'] as const));
  const people = await lockPeople(db, actor, ids);
  const outcomes = new Map<string, BulkSkip | null>(await missingReasons(db, ids, people));
  const memberships = await db
    .selectFrom('group_members')
    .innerJoin('user_groups', 'user_groups.id', 'group_members.group_id')
    .where('user_id', 'in', ids)
    .where(visibleGroups(actor))
    .select(['user_id', 'group_id'])
    .execute();
  for (const target of people) {
    const groups = memberships.filter(({ user_id }) => user_id === target.id).map(({ group_id }) => group_id);
    outcomes.set(target.id, skipOf(batch, target, { organizationId: aims.organizationId, groups }));
  }
  const done = people.filter(({ id }) => outcomes.get(id) === null);
  const doneIds = done.map(({ id }) => id);
  if (doneIds.length === 0) return outcomes;
  await db
    .updateTable('users')
    .set({
      ...(manager !== null && { manager_id: manager }),
      ...(hrRepresentative !== null && { hr_representative_id: hrRepresentative }),
      version: sql`version + 1`,
      updated_at: now.toJSDate(),
    })
    .where('id', 'in', doneIds)
    .execute();
  if (groupId !== null) {
    for (const userId of doneIds) await replaceGroups(db, 'group_members', { actor, userId, wanted: [groupId] });
  }
  await tell(batch, done, aims.groupName);
  await writeAuditEntry(batch, {
    action: 'user.handedOver',
    subjectKind: 'user',
    subjectIds: doneIds,
    organizationId: aims.organizationId,
    fields: [
      ...(manager === null ? [] : ['job.manager']),
      ...(hrRepresentative === null ? [] : ['job.hrRepresentative']),
      ...(groupId === null ? [] : ['groups']),
    ],
  });
  return outcomes;
}

/** Participants are told who follows them now; not those who have not opened their account yet. */
async function tell(batch: Batch, people: readonly Locked[], groupName: string | null): Promise<void> {
  const { db, now, manager, hrRepresentative, bulkId } = batch;
  const ids = people.map(({ id }) => id);
  if (manager !== null) await notifyAssigned(db, now, 'manager', ids);
  if (hrRepresentative !== null) await notifyAssigned(db, now, 'hrRepresentative', ids);
  if (groupName === null) return;
  for (const { id: userId, role, setup_at } of people) {
    if (role !== 'user' || setup_at === null) continue;
    await sendNotice(db, { userId, key: 'groupAssigned', params: { group: groupName }, about: `group:${bulkId}` }, now);
  }
}
