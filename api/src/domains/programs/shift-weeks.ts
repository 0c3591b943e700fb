import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/connection';

const hoursPerWeek = 168;
/** In hours: a day of the database's own time zone may have 23 or 25 of them. */
const later = (column: string, weeks: number): RawBuilder<Date> =>
  sql<Date>`${sql.ref(column)} + make_interval(hours => ${weeks * hoursPerWeek}::int)`;

/** Moves all of a programme that has not begun by whole weeks, back if they are negative. */
export async function shiftWeeks(db: Db, userProgramId: string, weeks: number, at: Date): Promise<void> {
  if (weeks === 0) return;
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
  await shiftEnd(db, userProgramId, weeks, at);
}

export async function shiftEnd(db: Db, userProgramId: string, weeks: number, at: Date): Promise<void> {
  await db
    .updateTable('user_programs')
    .set({ to_date: later('to_date', weeks), updated_at: at })
    .where('id', '=', userProgramId)
    .execute();
}
