import type { BulkAction, BulkBody } from '@passerelle/shared/contract';
import { durations, limits } from '@passerelle/shared/contract/limits';
import type { Calls } from '@passerelle/shared/contract/calls';
import { defaultTimeZone } from '@passerelle/shared/contract/rules/common/time-zone';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { countTry } from '../../../platform/limits/rate-limits';
import { countUpTo } from '../../../platform/lists';
import type { Person } from '../../../platform/sessions/person';
import { visibleGroups, visibleTo } from '../../accounts/visibility';
import { visiblePacks } from '../../organizations/packs/visible-packs';
import { assertStart } from '../change-program';
import { usersAskedFor } from '../list/filters';
import { assertSelection, selectionChanged } from '../list/selection';
import { findAims } from './hand-over';
import { insertBulk } from './insert-bulk';
import { readBulk } from './read-bulk';
import { planBatch } from './run-bulk';

type BulkContext = Context<Calls['POST /users/bulk']>;

const perActor = { tries: limits.bulkActionsPerHour, within: 60 * 60 };

/** Before the transaction, so that a refused action counts too. */
export const countBulk = ({ services, person, now }: Pick<BulkContext, 'services' | 'person' | 'now'>): Promise<void> =>
  countTry(services.db, `bulk:actor:${person.id}`, perActor, now);

/** Fields that each kind needs or may have; the others are refused. */
const targets: Record<BulkBody['kind'], readonly (keyof BulkBody)[]> = {
  welcome: [],
  askNews: [],
  giveProgram: ['pack', 'program', 'fromDate'],
  extendProgram: ['pack', 'program'],
  closeProgram: ['closure'],
  addToGroup: ['group'],
  removeFromGroup: ['group'],
  handOver: ['manager', 'hrRepresentative', 'group', 'startsOn'],
  delete: [],
};

const targetNames = [
  'group',
  'pack',
  'program',
  'fromDate',
  'manager',
  'hrRepresentative',
  'startsOn',
  'closure',
] as const;

function assertTargets(body: BulkBody): void {
  for (const name of targetNames) {
    if (body[name] && !targets[body.kind].includes(name))
      throw failure('invalid', { fields: { [name]: 'notAllowed' } });
  }
  if (body.kind === 'closeProgram' && !body.closure) throw failure('invalid', { fields: { closure: 'required' } });
}

/** The group of a group change, if it is in the actor's scope; another is reported like an unknown one. */
async function findGroup(db: Db, person: Person, { kind, group }: BulkBody): Promise<string | null> {
  if (kind !== 'addToGroup' && kind !== 'removeFromGroup') return null;
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

/** A pack in the actor's scope, with an available programme or extension; null for other actions. */
async function findChoice({ db, person, body, now }: BulkContext) {
  const { kind, pack, program, fromDate = null } = body;
  if (kind !== 'giveProgram' && kind !== 'extendProgram') return {};
  if (!pack) throw failure('invalid', { fields: { pack: 'required' } });
  if (!program) throw failure('invalid', { fields: { program: 'required' } });
  const seen = db.selectFrom('license_packs').where('license_packs.id', '=', pack).where(visiblePacks(person));
  if (!(await seen.select('id').executeTakeFirst())) throw failure('invalid', { fields: { pack: 'unknown' } });
  const offered = await db
    .selectFrom('license_pack_programs as content')
    .innerJoin('programs', 'programs.id', 'content.program_id')
    .where('content.license_pack_id', '=', pack)
    .where('programs.id', '=', program)
    .where('programs.type', '=', kind === 'giveProgram' ? 'basic' : 'extension')
    .where('programs.archived_at', 'is', null)
    .select('programs.id')
    .executeTakeFirst();
  if (!offered) throw failure('invalid', { fields: { program: 'unknown' } });
  await assertStart(db, { pack, fromDate }, { field: 'fromDate', now });
  return { license_pack_id: pack, program_id: program, from_date: fromDate };
}

/** The start of a hand-over's first day in the organisation's time zone; null for today. */
async function readStart(
  db: Db,
  organizationId: string,
  day: string,
  now: DateTime<true>,
): Promise<DateTime<true> | null> {
  const { time_zone } = await db
    .selectFrom('organizations')
    .where('id', '=', organizationId)
    .select('time_zone')
    .executeTakeFirstOrThrow();
  const start = DateTime.fromISO(day, { zone: time_zone ?? defaultTimeZone });
  const today = now.setZone(start.zone).startOf('day');
  if (!start.isValid || start < today) throw failure('invalid', { fields: { startsOn: 'tooSmall' } });
  if (start > today.plus({ days: durations.handOverAheadDays }))
    throw failure('invalid', { fields: { startsOn: 'tooLarge' } });
  return start > now ? start : null;
}

/** The followers and the group of a hand-over, of which at least one is given, and its date. */
async function findHandOver({ db, person, body, now }: BulkContext) {
  const { kind, manager = null, hrRepresentative = null, group = null, startsOn } = body;
  if (kind !== 'handOver') return null;
  if (manager === null && hrRepresentative === null && group === null) {
    throw failure('invalid', { fields: { manager: 'required' } });
  }
  const found = await findAims(db, person, { manager, hrRepresentative, group });
  if ('unknown' in found) {
    throw failure('invalid', { fields: Object.fromEntries(found.unknown.map((name) => [name, 'unknown' as const])) });
  }
  const start = startsOn ? await readStart(db, found.organizationId, startsOn, now) : null;
  return { manager_id: manager, hr_representative_id: hrRepresentative, group_id: group, start };
}

/**
 * The named people, in the given order. People outside the actor's scope are listed without an id and skipped; if all
 * are, it is a 404.
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

/**
 * All current search matches in the actor's scope, without excluded ones: nothing is done if the number differs from
 * the shown one.
 */
async function addMatching(context: BulkContext, bulkId: string): Promise<number> {
  const { db, person, body, now } = context;
  const { query = {}, except = [], count = 0 } = body.selection;
  const matching = usersAskedFor(db, person, query, now).$if(except.length > 0, (users) =>
    users.where('users.id', 'not in', except),
  );
  const { total, capped } = await countUpTo(db, matching, limits.bulkPeople);
  if (capped) throw failure('invalid', { fields: { selection: 'tooMany' } });
  if (total !== count) throw selectionChanged(total);
  const rows = matching
    .select(sql<string>`${bulkId}::uuid`.as('bulk_action_id'))
    .select(sql<number>`row_number() OVER (ORDER BY users.sort_name, users.id) - 1`.as('position'))
    .select('users.id as user_id');
  const written = await sql<{ people: number }>`WITH written AS (
      INSERT INTO bulk_action_people (bulk_action_id, position, user_id) ${rows} RETURNING 1)
    SELECT count(*) AS people FROM written`.execute(db);
  const people = written.rows[0]?.people ?? 0;
  if (people !== count) throw selectionChanged(people);
  return people;
}

/** Stores the people of an action; a job processes them in batches. */
export async function startBulk(context: BulkContext): Promise<BulkAction> {
  const { db, person, body, now, services } = context;
  assertSelection(body.selection);
  assertTargets(body);
  const handOver = await findHandOver(context);
  const given = { group_id: await findGroup(db, person, body), ...(await findChoice(context)), ...handOver };
  const id = await insertBulk(context, { kind: body.kind, closure: body.closure, ...given });
  const { ids } = body.selection;
  const total = ids ? await addNamed(context, id, ids) : await addMatching(context, id);
  await db.updateTable('bulk_actions').set({ total }).where('id', '=', id).execute();
  await planBatch(services, db, id, handOver?.start ?? undefined);
  return readBulk(db, person, id, now);
}
