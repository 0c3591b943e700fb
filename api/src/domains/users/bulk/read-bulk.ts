import { type BulkAction, type BulkPerson, type BulkSkip, bulkSkips, type Paged } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../../platform/database/connection';
import { instant, instantOrNull } from '../../../platform/dates';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { pageOf, readList } from '../../../platform/lists';
import type { Person } from '../../../platform/sessions/person';
import { visibleTo } from '../../accounts/visibility';
import { NOT_COME_TO } from './run-bulk';

const own = (db: Db, person: Person, bulkId: string) =>
  db.selectFrom('bulk_actions').where('bulk_actions.id', '=', bulkId).where('actor_id', '=', person.id);

const skipOf = (reason: string | null): BulkSkip | null => bulkSkips.find((known) => known === reason) ?? null;

/** How far it is: read by whoever began it, and by nobody else. */
export async function readBulk(db: Db, person: Person, bulkId: string): Promise<BulkAction> {
  const action = await own(db, person, bulkId)
    .leftJoin('user_groups', 'user_groups.id', 'bulk_actions.group_id')
    .leftJoin('license_packs', 'license_packs.id', 'bulk_actions.license_pack_id')
    .selectAll('bulk_actions')
    .select(['user_groups.name as group_name', 'license_packs.name as pack_name'])
    .executeTakeFirst();
  if (!action) throw failure('notFound');
  const counts = await db
    .selectFrom('bulk_action_people')
    .where('bulk_action_id', '=', bulkId)
    .groupBy(['outcome', 'reason'])
    .select(['outcome', 'reason'])
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .orderBy('reason')
    .execute();
  const hasFailed =
    action.status === 'stopped' &&
    counts.some(({ outcome, reason }) => outcome === 'pending' && reason === NOT_COME_TO);
  return {
    id: action.id,
    kind: action.kind,
    group: action.group_name,
    pack: action.pack_name,
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

type PeopleContext = Context<Calls['GET /users/bulk/:bulkId/people']>;

/** What became of each. Whom the actor no longer sees stays on the list, without a name. */
export async function listBulkPeople({ db, person, params, query }: PeopleContext): Promise<Paged<BulkPerson>> {
  const action = await own(db, person, params.bulkId).select('id').executeTakeFirst();
  if (!action) throw failure('notFound');
  const list = readList(query, { position: 'asc' } as const);
  const all = db
    .selectFrom('bulk_action_people')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'bulk_action_people.user_id')
        .on('users.deleted_at', 'is', null)
        .on(visibleTo(person)),
    )
    .where('bulk_action_id', '=', params.bulkId)
    .$if(Boolean(query.outcome?.length), (rows) => rows.where('outcome', 'in', query.outcome ?? []));
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const found = await all
    .select(['users.id', 'users.first_name', 'users.last_name', 'outcome', 'reason'])
    .orderBy('position', list.order)
    .limit(list.pageSize)
    .offset(list.offset)
    .execute();
  const items = found.map(({ id, first_name: firstName, last_name: lastName, outcome, reason }) => ({
    id,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    outcome,
    reason: skipOf(reason),
  }));
  return pageOf(list, items, total);
}
