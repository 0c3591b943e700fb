import type { BulkKind, BulkSkip } from '@passerelle/shared/contract';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { BulkAim } from '../../../platform/database/schema/staff-work';
import type { Services } from '../../../platform/http/services';
import { findActor } from '../../../platform/sessions/find-actor';
import { askNews } from './ask-news';
import type { Batch, Outcomes } from './batch-people';
import { changeGroup } from './change-group';
import { changePrograms } from './change-programs';
import { deletePeople, restorePeople } from './delete-people';
import { handOver } from './hand-over';
import { recordBulk } from './record-bulk';
import { sendWelcomes } from './send-welcomes';

const BULK_JOB = 'bulkAction';

/** People in one transaction: the work and its record are committed together, or not at all. */
const BATCH = 50;
/** A batch takes a second or two. A killed one is retried soon, since it left nothing behind. */
const LEASE = { seconds: 30 };
/** Some three minutes: the user who started it still sees the failure, and can resume later. */
const MAX_ATTEMPTS = 5;
/** The status of people whom a failed action did not reach: nothing was done for them. */
export const NOT_COME_TO = 'failed';

const work: Record<BulkKind, (batch: Batch, userIds: readonly string[]) => Promise<Outcomes>> = {
  welcome: sendWelcomes,
  askNews,
  giveProgram: changePrograms.give,
  extendProgram: changePrograms.extend,
  closeProgram: changePrograms.close,
  addToGroup: changeGroup.add,
  removeFromGroup: changeGroup.remove,
  handOver,
  delete: deletePeople,
  restore: restorePeople,
};

type Aimed = { aims: readonly BulkAim[] } & Record<BulkAim, string | null>;

/** The group, pack or follower of the action is deleted, so that it cannot resume. */
export const hasLostAim = (action: Aimed): boolean => action.aims.some((aim) => action[aim] === null);

async function finish(db: Db, id: string, status: 'done' | 'stopped', now: DateTime<true>): Promise<void> {
  await db.updateTable('bulk_actions').set({ status, finished_at: now.toJSDate() }).where('id', '=', id).execute();
}

/** The next people of an action, and the job for the rest. */
async function runBatch(services: Services, db: Db, bulkId: string): Promise<void> {
  const now = services.clock.now();
  // Locked before the action, in the order in which deleting the group locks them.
  await db
    .selectFrom('user_groups')
    .where('id', 'in', (eb) => eb.selectFrom('bulk_actions').where('id', '=', bulkId).select('group_id'))
    .select('id')
    .forKeyShare()
    .execute();
  // Locked: of two parallel replicas the second reads the next people.
  const action = await db
    .selectFrom('bulk_actions')
    .where('id', '=', bulkId)
    .where('status', 'in', ['planned', 'waiting', 'running'])
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
    bulkId,
    groupId: action.group_id,
    manager: action.manager_id,
    hrRepresentative: action.hr_representative_id,
    closure: action.closure,
    choice:
      action.license_pack_id && action.program_id
        ? { pack: action.license_pack_id, program: action.program_id, fromDate: action.from_date }
        : null,
    request: { id: action.request_id ?? '' },
    isPart: true,
  };
  const ids = people.flatMap(({ user_id }) => user_id ?? []);
  const outcomes = ids.length > 0 ? await work[action.kind](batch, ids) : new Map<string, BulkSkip | null>();
  const done = ids.filter((id) => (outcomes.get(id) ?? null) === null);
  await recordBulk(batch, action, done);
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
export const planBatch = (services: Services, db: Db, bulkId: string, runAt?: DateTime<true>): Promise<void> =>
  services.jobs.plan(db, { kind: BULK_JOB, payload: { bulkId }, maxAttempts: MAX_ATTEMPTS, ...(runAt && { runAt }) });

/** After the last try: it ends, and people not reached are marked. */
async function giveUp(services: Services, db: Db, bulkId: string): Promise<void> {
  const ended = await db
    .updateTable('bulk_actions')
    .set({ status: 'stopped', finished_at: services.clock.now().toJSDate() })
    .where('id', '=', bulkId)
    .where('status', 'in', ['planned', 'waiting', 'running'])
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

/** Registers the handler of bulk actions, on any replica. */
export const handleBulkActions = (services: Services): void =>
  services.jobs.handle(BULK_JOB, (db, { bulkId }) => runBatch(services, db, String(bulkId)), {
    lease: LEASE,
    onGivenUp: (db, { bulkId }) => giveUp(services, db, String(bulkId)),
  });
