import type { BulkSkip } from '@passerelle/shared/contract';
import { grantableRoles } from '@passerelle/shared/contract/rules/people/permissions';
import { sql } from 'kysely';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import { visibleGroups } from '../../accounts/visibility';
import { type Batch, lockPeople, missingReasons, type Outcomes } from './batch-people';

type Change = 'add' | 'remove';

/** The group, if it is still in the actor's scope. */
const findGroup = ({ db, person, groupId }: Batch) =>
  db
    .selectFrom('user_groups')
    .where('user_groups.id', '=', groupId ?? '')
    .where(visibleGroups(person))
    .select(['id', 'organization_id'])
    .executeTakeFirst();

/** Adds people to a group or removes them; the last group of a person stays, since everyone needs one. */
async function change(kind: Change, batch: Batch, ids: readonly string[]): Promise<Outcomes> {
  const { db, person: actor, now } = batch;
  const group = await findGroup(batch);
  if (!group) return new Map(ids.map((id) => [id, 'notVisible'] as const));
  const people = await lockPeople(db, actor, ids);
  const outcomes = new Map<string, BulkSkip | null>(await missingReasons(db, ids, people));
  const memberships = await db
    .selectFrom('group_members')
    .where('user_id', 'in', ids)
    .select(['user_id', 'group_id'])
    .execute();
  const done: string[] = [];
  for (const { id, role, organization_id } of people) {
    const groups = memberships.filter(({ user_id }) => user_id === id).map(({ group_id }) => group_id);
    const isChangeable = id !== actor.id && grantableRoles(actor.role).some((grantable) => grantable === role);
    if (!isChangeable || organization_id !== group.organization_id) outcomes.set(id, 'notAllowed');
    else if (groups.includes(group.id) === (kind === 'add')) outcomes.set(id, 'alreadySet');
    else if (kind === 'remove' && groups.length === 1) outcomes.set(id, 'lastGroup');
    else done.push(id);
  }
  if (done.length === 0) return outcomes;
  if (kind === 'add') {
    const rows = done.map((user_id) => ({ user_id, group_id: group.id }));
    await db.insertInto('group_members').values(rows).execute();
  } else {
    await db.deleteFrom('group_members').where('group_id', '=', group.id).where('user_id', 'in', done).execute();
  }
  await db
    .updateTable('users')
    .set({ version: sql`version + 1`, updated_at: now.toJSDate() })
    .where('id', 'in', done)
    .execute();
  await writeAuditEntry(batch, {
    action: 'user.groupsChanged',
    subjectKind: 'user',
    subjectIds: done,
    organizationId: group.organization_id,
    fields: ['groups'],
  });
  for (const id of done) outcomes.set(id, null);
  return outcomes;
}

export const changeGroup = {
  add: (batch: Batch, ids: readonly string[]): Promise<Outcomes> => change('add', batch, ids),
  remove: (batch: Batch, ids: readonly string[]): Promise<Outcomes> => change('remove', batch, ids),
};
