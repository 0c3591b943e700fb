import type { DateTime } from 'luxon';
import { type Db, transact } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { assertPackOpenTo } from '../organizations/packs/visible-packs';
import { endProgram } from './close-program';
import { dateTasks, mondayOf, periodOf } from './date-tasks';
import { notifyProgramGiven } from './program-notices';
import { lockPacks, moveSeat, takeSeat } from './seats';

export interface Giving {
  userId: string;
  programId: string;
  packId: string;
  /** Any day of the programme's first week. */
  from: string;
}

const readSelected = (db: Db, userId: string) =>
  db
    .selectFrom('user_programs')
    .where('user_id', '=', userId)
    .where('selected', '=', true)
    .select(['id', 'program_id', 'license_pack_id', 'status', 'from_date'])
    .executeTakeFirst();

/**
 * Throws 404 unless the pack offers it to a person of its organisation. An extension is found, but only adds weeks to a
 * programme in progress.
 */
async function assertOffered(db: Db, { userId, programId, packId }: Giving): Promise<number> {
  const offered = await db
    .selectFrom('license_packs as pack')
    .innerJoin('users', 'users.organization_id', 'pack.organization_id')
    .innerJoin('license_pack_programs as content', 'content.license_pack_id', 'pack.id')
    .innerJoin('programs', 'programs.id', 'content.program_id')
    .where('pack.id', '=', packId)
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .where('programs.id', '=', programId)
    .where('programs.archived_at', 'is', null)
    .select('programs.type')
    .select((eb) =>
      eb
        .selectFrom('program_weeks')
        .whereRef('program_weeks.program_id', '=', 'programs.id')
        .where('program_weeks.archived_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('weeks'))
        .as('weeks'),
    )
    .executeTakeFirst();
  if (!offered?.weeks) throw failure('notFound');
  if (offered.type !== 'basic') {
    throw failure('invalid', { message: 'extensionNotAlone', fields: { 'selectedProgram.program': 'notAllowed' } });
  }
  return offered.weeks;
}

async function assertNotExtended(db: Db, userProgramId: string): Promise<void> {
  const extension = await db
    .selectFrom('user_program_extensions')
    .where('user_program_id', '=', userProgramId)
    .select('id')
    .executeTakeFirst();
  if (!extension) return;
  throw failure('invalid', { message: 'programExtended', fields: { 'selectedProgram.program': 'notAllowed' } });
}

/**
 * Gives a programme from a Monday on: ends the previous programme, takes the seat, and dates every task. Repeating the
 * call for the same Monday changes nothing.
 */
export function giveProgram(db: Db, giving: Giving, now: DateTime<true>): Promise<string> {
  const { userId, programId, packId } = giving;
  const monday = mondayOf(giving.from);
  const at = now.toJSDate();
  return transact(db, async (transaction) => {
    await transaction.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
    const weeks = await assertOffered(transaction, giving);
    const selected = await readSelected(transaction, userId);
    const isSame =
      selected?.program_id === programId &&
      selected.license_pack_id === packId &&
      selected.from_date.getTime() === Date.parse(monday);
    if (selected && isSame && selected.status !== 'closed') return selected.id;
    if (selected && selected.status !== 'closed') await assertNotExtended(transaction, selected.id);
    await assertPackOpenTo(transaction, { userId, packId }, 'selectedProgram.pack');
    await lockPacks(transaction, [packId, ...(selected ? [selected.license_pack_id] : [])]);
    if (selected) {
      await transaction.updateTable('user_programs').set({ selected: false }).where('id', '=', selected.id).execute();
    }
    const { id } = await transaction
      .insertInto('user_programs')
      .values({
        user_id: userId,
        program_id: programId,
        license_pack_id: packId,
        status: Date.parse(monday) <= at.getTime() ? 'started' : 'pending',
        from_date: monday,
        to_date: periodOf(monday, weeks).toDate,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const seat = { userId, packId, userProgramId: id };
    const isMoved = selected && selected.status !== 'closed' && (await moveSeat(transaction, seat, selected.id));
    if (selected) await endProgram(transaction, selected.id, now);
    if (!isMoved) await takeSeat(transaction, seat, at);
    await dateTasks(transaction, { userId, userProgramId: id, programId, monday, weeksBefore: 0 }, at);
    await notifyProgramGiven(transaction, id, now);
    return id;
  });
}
