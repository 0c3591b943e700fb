import { type BulkAction, type BulkBody, limits, type UserSelection } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { countTry } from '../../../platform/limits/rate-limits';
import { countUpTo } from '../../../platform/lists';
import type { Person } from '../../../platform/sessions/person';
import { visibleTo } from '../../accounts/visibility';
import { visibleGroups } from '../../groups/list';
import { visiblePacks } from '../../license-packs/visible-packs';
import { usersAskedFor } from '../filters';
import { readBulk } from './read-bulk';
import { planBatch } from './run-bulk';

type BulkContext = Context<Calls['POST /users/bulk']>;

const perActor = { tries: limits.bulkActionsPerHour, within: 60 * 60 };

/** Before the transaction, so that a refused action counts too. */
export const countBulk = ({ services, person, now }: Pick<BulkContext, 'services' | 'person' | 'now'>): Promise<void> =>
  countTry(services.db, `bulk:actor:${person.id}`, perActor, now);

/** People by name or by a search, never both; of a search also how many the person was shown. */
function assertSelection({ ids, query, count, except }: UserSelection): void {
  if (ids === undefined && query === undefined) throw failure('invalid', { fields: { 'selection.ids': 'required' } });
  if (ids !== undefined && query !== undefined) {
    throw failure('invalid', { fields: { 'selection.query': 'notAllowed' } });
  }
  if (query !== undefined && count === undefined) {
    throw failure('invalid', { fields: { 'selection.count': 'required' } });
  }
  if (ids !== undefined && except !== undefined) {
    throw failure('invalid', { fields: { 'selection.except': 'notAllowed' } });
  }
}

/** The group of a change of groups, if the actor sees it; of another, as of one that never was, nothing is known. */
async function findGroup(db: Db, person: Person, { kind, group }: BulkBody): Promise<string | null> {
  if (kind !== 'addToGroup' && kind !== 'removeFromGroup') {
    if (group) throw failure('invalid', { fields: { group: 'notAllowed' } });
    return null;
  }
  if (!group) throw failure('invalid', { fields: { group: 'required' } });
  const found = await db
    .selectFrom('user_groups')
    .where('user_groups.id', '=', group)
    .where(visibleGroups(person))
    .select('id')
    .executeTakeFirst();
  if (!found) throw failure('invalid', { fields: { group: 'unknown' } });
  return found.id;
}

/** The pack that the actor sees, with a programme of it that can be given; neither for anything else. */
async function findChoice(db: Db, person: Person, { kind, pack, program }: BulkBody) {
  if (kind !== 'giveProgram') {
    if (pack) throw failure('invalid', { fields: { pack: 'notAllowed' } });
    if (program) throw failure('invalid', { fields: { program: 'notAllowed' } });
    return { license_pack_id: null, program_id: null };
  }
  if (!pack) throw failure('invalid', { fields: { pack: 'required' } });
  if (!program) throw failure('invalid', { fields: { program: 'required' } });
  const seen = db.selectFrom('license_packs').where('license_packs.id', '=', pack).where(visiblePacks(person));
  if (!(await seen.select('id').executeTakeFirst())) throw failure('invalid', { fields: { pack: 'unknown' } });
  const offered = await db
    .selectFrom('license_pack_programs as content')
    .innerJoin('programs', 'programs.id', 'content.program_id')
    .where('content.license_pack_id', '=', pack)
    .where('programs.id', '=', program)
    .where('programs.type', '=', 'basic')
    .where('programs.archived_at', 'is', null)
    .select('programs.id')
    .executeTakeFirst();
  if (!offered) throw failure('invalid', { fields: { program: 'unknown' } });
  return { license_pack_id: pack, program_id: program };
}

/**
 * Those named, in the order in which they were named. Whom the actor does not see is on the list without an id, and
 * nothing was done for them; where that is everybody, they are not there.
 */
async function addNamed({ db, person }: BulkContext, bulkId: string, ids: readonly string[]): Promise<number> {
  const seen = await db
    .selectFrom('users')
    .where('users.id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .where(visibleTo(person))
    .select('users.id')
    .execute();
  if (seen.length === 0) throw failure('notFound');
  const known = new Set(seen.map(({ id }) => id));
  await db
    .insertInto('bulk_action_people')
    .values(
      ids.map((id, position) => ({
        bulk_action_id: bulkId,
        position,
        ...(known.has(id)
          ? { user_id: id, outcome: 'pending' as const, reason: null }
          : { user_id: null, outcome: 'skipped' as const, reason: 'notVisible' }),
      })),
    )
    .execute();
  return ids.length;
}

/** All that the search finds now for the actor, but those left out: as many as the person was shown, or nothing is done. */
async function addMatching(context: BulkContext, bulkId: string): Promise<number> {
  const { db, person, body, now } = context;
  const { query = {}, except = [], count = 0 } = body.selection;
  const matching = usersAskedFor(db, person, query, now).$if(except.length > 0, (users) =>
    users.where('users.id', 'not in', except),
  );
  const { total, capped } = await countUpTo(db, matching, limits.bulkPeople);
  if (capped) throw failure('invalid', { fields: { selection: 'tooMany' } });
  const changed = (present: number) =>
    failure('conflict', {
      message: 'selectionChanged',
      figures: { count: present },
      fields: { 'selection.count': 'notAllowed' },
    });
  if (total !== count) throw changed(total);
  const rows = matching
    .select(sql<string>`${bulkId}::uuid`.as('bulk_action_id'))
    .select(sql<number>`row_number() OVER (ORDER BY users.sort_name, users.id) - 1`.as('position'))
    .select('users.id as user_id');
  const written = await sql<{ people: number }>`WITH written AS (
      INSERT INTO bulk_action_people (bulk_action_id, position, user_id) ${rows} RETURNING 1)
    SELECT count(*) AS people FROM written`.execute(db);
  const people = written.rows[0]?.people ?? 0;
  if (people !== count) throw changed(people);
  return people;
}

/** Writes down for whom something is to be done; a job does it, batch by batch. */
export async function startBulk(context: BulkContext): Promise<BulkAction> {
  const { db, person, body, now, services, request } = context;
  assertSelection(body.selection);
  const groupId = await findGroup(db, person, body);
  const choice = await findChoice(db, person, body);
  const { id } = await db
    .insertInto('bulk_actions')
    .values({
      organization_id: person.organizationId,
      actor_id: person.id,
      impersonator_id: person.impersonatorId,
      kind: body.kind,
      group_id: groupId,
      ...choice,
      status: 'waiting',
      total: 0,
      request_id: request.id,
      created_at: now.toJSDate(),
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { ids } = body.selection;
  const total = ids ? await addNamed(context, id, ids) : await addMatching(context, id);
  await db.updateTable('bulk_actions').set({ total }).where('id', '=', id).execute();
  await planBatch(services, db, id);
  return readBulk(db, person, id);
}
