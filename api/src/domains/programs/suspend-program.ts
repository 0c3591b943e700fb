import { sql, type RawBuilder } from 'kysely';
import type { DateTime } from 'luxon';
import { activeSuspension, isoWeekOf, suspensionEnd, suspensionWeeksAllowed } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { transact } from '../../platform/database/transact';
import { failure } from '../../platform/http/failure';
import { instant } from '../../platform/wire-time';
import { recordFact } from '../stats/record-fact';

const hoursPerWeek = 168;
/** In hours: a day of the database's own time zone may have 23 or 25 of them. */
const later = (column: string, weeks: number): RawBuilder<Date> =>
  sql<Date>`${sql.ref(column)} + make_interval(hours => ${weeks * hoursPerWeek}::int)`;

async function shiftWeeks(db: Db, userProgramId: string, weeks: number, at: Date): Promise<void> {
  await db
    .updateTable('user_tasks')
    .set({ from_date: later('from_date', weeks), valid_until: later('valid_until', weeks), updated_at: at })
    .where('user_program_id', '=', userProgramId)
    .where('from_date', '>', at)
    .execute();
  await db
    .updateTable('user_program_extensions')
    .set({
      from_date: sql<Date>`CASE WHEN from_date > ${at} THEN ${later('from_date', weeks)} ELSE from_date END`,
      to_date: later('to_date', weeks),
    })
    .where('user_program_id', '=', userProgramId)
    .where('to_date', '>', at)
    .execute();
  await db
    .updateTable('user_programs')
    .set({ to_date: later('to_date', weeks), updated_at: at })
    .where('id', '=', userProgramId)
    .execute();
}

const readStarted = (db: Db, userId: string) =>
  db
    .selectFrom('user_programs')
    .innerJoin('programs', 'programs.id', 'user_programs.program_id')
    .where('user_programs.user_id', '=', userId)
    .where('user_programs.selected', '=', true)
    .select(['user_programs.id', 'user_programs.status', 'programs.max_suspension'])
    .forNoKeyUpdate('user_programs')
    .executeTakeFirst();

/** Pauses the programme that a person follows: the weeks that have not begun come later by the weeks given. */
export function suspendProgram(db: Db, userId: string, weeks: number, now: DateTime<true>): Promise<string> {
  const at = now.toJSDate();
  return transact(db, async (transaction) => {
    const followed = await readStarted(transaction, userId);
    if (!followed) throw failure('notFound');
    if (followed.status !== 'started') throw failure('conflict', { message: 'programNotRunning' });
    const earlier = await transaction
      .selectFrom('user_program_suspensions')
      .where('user_program_id', '=', followed.id)
      .select(['weeks', 'weeks_given_back', 'to_date'])
      .execute();
    const ends = earlier.map(({ to_date }) => ({ toDate: instant(to_date) }));
    if (activeSuspension(ends, now.toISO())) throw failure('conflict', { message: 'alreadySuspended' });
    const used = earlier.reduce((sum, pause) => sum + pause.weeks - pause.weeks_given_back, 0);
    if (!suspensionWeeksAllowed(weeks, followed.max_suspension - used)) {
      throw failure('invalid', { fields: { suspensions: weeks < 1 ? 'tooSmall' : 'tooLarge' } });
    }
    const { id } = await transaction
      .insertInto('user_program_suspensions')
      .values({
        user_program_id: followed.id,
        weeks,
        from_date: isoWeekOf(now.toISO(), 1).fromDate,
        to_date: suspensionEnd(now.toISO(), weeks),
        requested_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shiftWeeks(transaction, followed.id, weeks, at);
    await recordFact(transaction, { userId, kind: 'suspension', sourceId: id, value: weeks, at });
    return id;
  });
}
