import type { BulkAction, BulkPerson, BulkSkip, Paged } from '@passerelle/shared/contract';
import { bulkSkips } from '@passerelle/shared/contract/enums/bulk-actions';
import type { Calls } from '@passerelle/shared/contract/calls';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { instant, instantOrNull } from '../../../platform/dates';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { pageOf, readList } from '../../../platform/lists';
import type { Person } from '../../../platform/sessions/person';
import { visibleTo } from '../../accounts/visibility';
import { deletedPeople, firstRestorable } from '../delete-user';
import { NOT_COME_TO } from './run-bulk';

const own = (db: Db, person: Person, bulkId: string) =>
  db.selectFrom('bulk_actions').where('bulk_actions.id', '=', bulkId).where('actor_id', '=', person.id);

const skipOf = (reason: string | null): BulkSkip | null => bulkSkips.find((known) => known === reason) ?? null;

const described = (db: Db, person: Person) =>
  db
    .selectFrom('bulk_actions')
    .where('actor_id', '=', person.id)
    .leftJoin('user_groups', 'user_groups.id', 'bulk_actions.group_id')
    .leftJoin('license_packs', 'license_packs.id', 'bulk_actions.license_pack_id')
    .leftJoin('users as manager', 'manager.id', 'bulk_actions.manager_id')
    .leftJoin('users as hr', 'hr.id', 'bulk_actions.hr_representative_id')
    .selectAll('bulk_actions')
    .select(['user_groups.name as group_name', 'license_packs.name as pack_name'])
    .select(['manager.first_name as manager_first_name', 'manager.last_name as manager_last_name'])
    .select(['hr.first_name as hr_first_name', 'hr.last_name as hr_last_name']);

type Described = Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number];

const readCounts = (db: Db, bulkIds: readonly string[]) =>
  db
    .selectFrom('bulk_action_people')
    .where('bulk_action_id', 'in', bulkIds)
    .groupBy(['bulk_action_id', 'outcome', 'reason'])
    .select(['bulk_action_id', 'outcome', 'reason'])
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .orderBy('reason')
    .execute();

/** People whom finished deletions hid, and who can still be restored; not those deleted again later. */
export const restorablePeople = (db: Db, person: Person, bulkIds: readonly string[], now: DateTime<true>) =>
  deletedPeople(db, person, now)
    .innerJoin('bulk_action_people as deletion', 'deletion.user_id', 'users.id')
    .innerJoin('bulk_actions', 'bulk_actions.id', 'deletion.bulk_action_id')
    .where('bulk_actions.id', 'in', bulkIds)
    .where('bulk_actions.kind', '=', 'delete')
    .where('deletion.outcome', '=', 'done')
    .whereRef('users.deleted_at', '<=', 'bulk_actions.finished_at');

async function readRestorable(
  db: Db,
  person: Person,
  actions: readonly Described[],
  now: DateTime<true>,
): Promise<ReadonlyMap<string, number>> {
  const deletions = actions.flatMap(({ id, kind }) => (kind === 'delete' ? id : []));
  if (deletions.length === 0) return new Map();
  const counts = await restorablePeople(db, person, deletions, now)
    .groupBy('bulk_actions.id')
    .select((eb) => ['bulk_actions.id', eb.fn.countAll<number>().as('people')])
    .execute();
  return new Map(counts.map(({ id, people }) => [id, people]));
}

const nameOf = (firstName: string | null, lastName: string | null): string | null =>
  firstName === null && lastName === null ? null : fullName({ firstName, lastName });

function bulkOf(action: Described, all: Awaited<ReturnType<typeof readCounts>>, restorable: number): BulkAction {
  const counts = all.filter(({ bulk_action_id }) => bulk_action_id === action.id);
  const hasFailed =
    action.status === 'stopped' &&
    counts.some(({ outcome, reason }) => outcome === 'pending' && reason === NOT_COME_TO);
  return {
    id: action.id,
    kind: action.kind,
    group: action.group_name,
    pack: action.pack_name,
    manager: nameOf(action.manager_first_name, action.manager_last_name),
    hrRepresentative: nameOf(action.hr_first_name, action.hr_last_name),
    closure: action.closure && { type: action.closure.type, date: action.closure.date },
    restorable,
    startsAt: instantOrNull(action.starts_at),
    status: hasFailed ? 'failed' : action.status,
    total: action.total,
    done: counts.find(({ outcome }) => outcome === 'done')?.people ?? 0,
    skipped: counts.flatMap(({ outcome, reason, people }) => {
      const known = outcome === 'skipped' ? skipOf(reason) : null;
      return known ? [{ reason: known, count: people }] : [];
    }),
    createdAt: instant(action.created_at),
    finishedAt: instantOrNull(action.finished_at),
  };
}

/** The progress of a bulk action, readable only by the person who started it. */
export async function readBulk(db: Db, person: Person, bulkId: string, now: DateTime<true>): Promise<BulkAction> {
  const action = await described(db, person).where('bulk_actions.id', '=', bulkId).executeTakeFirst();
  if (!action) throw failure('notFound');
  const restorable = await readRestorable(db, person, [action], now);
  return bulkOf(action, await readCounts(db, [bulkId]), restorable.get(bulkId) ?? 0);
}

/** One's own bulk actions, also those planned for a later date. */
export async function listBulks({
  db,
  person,
  query,
  now,
}: Context<Calls['GET /users/bulk']>): Promise<Paged<BulkAction>> {
  const list = readList(query, { createdAt: 'desc' } as const);
  const actions = await described(db, person)
    .orderBy('bulk_actions.created_at', list.order)
    .orderBy('bulk_actions.id', list.order)
    .limit(list.pageSize)
    .offset(list.offset)
    .execute();
  const { total } = await db
    .selectFrom('bulk_actions')
    .where('actor_id', '=', person.id)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const ids = actions.map(({ id }) => id);
  const counts = ids.length === 0 ? [] : await readCounts(db, ids);
  const restorable = await readRestorable(db, person, actions, now);
  return pageOf(
    list,
    actions.map((action) => bulkOf(action, counts, restorable.get(action.id) ?? 0)),
    total,
  );
}

type PeopleContext = Context<Calls['GET /users/bulk/:bulkId/people']>;

/**
 * The outcome of each person. People no longer in the actor's scope stay on the list, without a name; deleted ones keep
 * theirs while they can be restored.
 */
export async function listBulkPeople({ db, person, params, query, now }: PeopleContext): Promise<Paged<BulkPerson>> {
  const action = await own(db, person, params.bulkId).select('id').executeTakeFirst();
  if (!action) throw failure('notFound');
  const list = readList(query, { position: 'asc' } as const);
  const all = db
    .selectFrom('bulk_action_people')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'bulk_action_people.user_id')
        .on((eb) => eb.or([eb('users.deleted_at', 'is', null), eb('users.deleted_at', '>', firstRestorable(now))]))
        .on(visibleTo(person)),
    )
    .where('bulk_action_id', '=', params.bulkId)
    .$if(Boolean(query.outcome?.length), (rows) => rows.where('outcome', 'in', query.outcome ?? []));
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const found = await all
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.deleted_at', 'outcome', 'reason'])
    .orderBy('position', list.order)
    .limit(list.pageSize)
    .offset(list.offset)
    .execute();
  const items = found.map(({ id, first_name: firstName, last_name: lastName, deleted_at, outcome, reason }) => ({
    id: deleted_at === null ? id : null,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    outcome,
    reason: skipOf(reason),
  }));
  return pageOf(list, items, total);
}
