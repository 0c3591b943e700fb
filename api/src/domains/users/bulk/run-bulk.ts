import { allows, type BulkKind, type BulkSkip } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { Services } from '../../../platform/http/services';
import { findActor } from '../../../platform/sessions/find-actor';
import { askNews } from './ask-news';
import type { Batch, Outcomes } from './batch-people';
import { changeGroup } from './change-group';
import { givePrograms } from './give-programs';
import { sendWelcomes } from './send-welcomes';

const BULK_JOB = 'bulkAction';

/** People in one transaction: what was done for them and that it was done are committed together, or not at all. */
const BATCH = 50;
/** A batch takes a second or two. One that was killed is taken up again soon, since it has left nothing behind. */
const LEASE = { seconds: 30 };
/** Some three minutes: whoever began it is still there to read that it failed, and to go on later. */
const MAX_ATTEMPTS = 5;
/** What stands beside those whom a failed action did not come to: nothing was done for them. */
export const NOT_COME_TO = 'failed';

const work: Record<BulkKind, (batch: Batch, userIds: readonly string[]) => Promise<Outcomes>> = {
  welcome: sendWelcomes,
  askNews,
  giveProgram: givePrograms,
  addToGroup: changeGroup.add,
  removeFromGroup: changeGroup.remove,
};

interface Aim {
  kind: BulkKind;
  group_id: string | null;
  license_pack_id: string | null;
  program_id: string | null;
}

/** What an action was to be done with is gone, so that there is nothing to go on with. */
export function hasLostAim({ kind, group_id, license_pack_id, program_id }: Aim): boolean {
  if (kind === 'welcome' || kind === 'askNews') return false;
  return kind === 'giveProgram' ? license_pack_id === null || program_id === null : group_id === null;
}

async function finish(db: Db, id: string, status: 'done' | 'stopped', now: DateTime<true>): Promise<void> {
  await db.updateTable('bulk_actions').set({ status, finished_at: now.toJSDate() }).where('id', '=', id).execute();
}

/** The next people of an action, and the job for those after them. */
async function runBatch(services: Services, db: Db, bulkId: string): Promise<void> {
  const now = services.clock.now();
  // Before the action: whoever deletes the group locks them in this order.
  await db
    .selectFrom('user_groups')
    .where('id', 'in', (eb) => eb.selectFrom('bulk_actions').where('id', '=', bulkId).select('group_id'))
    .select('id')
    .forKeyShare()
    .execute();
  // Locked: of two replicas that come to it at once the second finds the next people.
  const action = await db
    .selectFrom('bulk_actions')
    .where('id', '=', bulkId)
    .where('status', 'in', ['waiting', 'running'])
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!action) return;
  const actor = await findActor(db, action.actor_id, action.impersonator_id);
  const mayWrite = actor && allows(actor.permissions, 'users', 'w');
  if (!mayWrite || hasLostAim(action)) return finish(db, bulkId, 'stopped', now);

  const people = await db
    .selectFrom('bulk_action_people')
    .where('bulk_action_id', '=', bulkId)
    .where('outcome', '=', 'pending')
    .orderBy('position')
    .limit(BATCH)
    .select(['position', 'user_id'])
    .execute();
  const batch = {
    db,
    person: actor,
    services,
    now,
    groupId: action.group_id,
    choice:
      action.license_pack_id && action.program_id ? { pack: action.license_pack_id, program: action.program_id } : null,
    request: { id: action.request_id ?? '' },
  };
  const ids = people.flatMap(({ user_id }) => user_id ?? []);
  const outcomes = ids.length > 0 ? await work[action.kind](batch, ids) : new Map<string, BulkSkip | null>();
  for (const { position, user_id } of people) {
    const reason = user_id === null ? 'gone' : (outcomes.get(user_id) ?? null);
    await db
      .updateTable('bulk_action_people')
      .set({ outcome: reason === null ? 'done' : 'skipped', reason })
      .where('bulk_action_id', '=', bulkId)
      .where('position', '=', position)
      .execute();
  }
  if (people.length < BATCH) return finish(db, bulkId, 'done', now);
  await db.updateTable('bulk_actions').set({ status: 'running' }).where('id', '=', bulkId).execute();
  await planBatch(services, db, bulkId);
}

/** The job for the next people of an action. */
export const planBatch = (services: Services, db: Db, bulkId: string): Promise<void> =>
  services.jobs.plan(db, { kind: BULK_JOB, payload: { bulkId }, maxAttempts: MAX_ATTEMPTS });

/** It was tried often enough: it ends where it is, and those whom it did not come to are marked. */
async function giveUp(services: Services, db: Db, bulkId: string): Promise<void> {
  const ended = await db
    .updateTable('bulk_actions')
    .set({ status: 'stopped', finished_at: services.clock.now().toJSDate() })
    .where('id', '=', bulkId)
    .where('status', 'in', ['waiting', 'running'])
    .returning('id')
    .executeTakeFirst();
  if (!ended) return;
  await db
    .updateTable('bulk_action_people')
    .set({ reason: NOT_COME_TO })
    .where('bulk_action_id', '=', bulkId)
    .where('outcome', '=', 'pending')
    .execute();
}

/** Registers what runs bulk actions, on whichever replica comes first. */
export const handleBulkActions = (services: Services): void =>
  services.jobs.handle(BULK_JOB, (db, { bulkId }) => runBatch(services, db, String(bulkId)), {
    lease: LEASE,
    onGivenUp: (db, { bulkId }) => giveUp(services, db, String(bulkId)),
  });
