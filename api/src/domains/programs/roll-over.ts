import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { DateTime } from 'luxon';
import { type Db, transact } from '../../platform/database/connection';
import { scheduleDaily } from '../../platform/jobs/schedule';
import type { Services } from '../../platform/http/services';
import { cancelOpenTasks } from './close-program';

const isToBegin = (at: Date) => sql<SqlBool>`user_programs.status = 'pending' AND user_programs.from_date <= ${at}`;
const isToEnd = (at: Date) => sql<SqlBool>`user_programs.status = 'started' AND user_programs.to_date < ${at}`;

/** A change of a person's programme locks the person first, whose row stores its status. */
const lockPeople = (db: Db, whose: RawBuilder<SqlBool>) =>
  db
    .selectFrom('users')
    .where('users.id', 'in', (eb) => eb.selectFrom('user_programs').where(whose).select('user_programs.user_id'))
    .orderBy('users.id')
    .forNoKeyUpdate()
    .select('users.id')
    .execute();

async function begin(db: Db, at: Date): Promise<void> {
  await db.updateTable('user_programs').set({ status: 'started', updated_at: at }).where(isToBegin(at)).execute();
}

async function end(db: Db, at: Date): Promise<void> {
  const ended = await db
    .updateTable('user_programs')
    .set({ status: 'closed', updated_at: at })
    .where(isToEnd(at))
    .returning('id')
    .execute();
  await cancelOpenTasks(db, ended, at);
}

/**
 * Begins the programmes whose Monday has come, and ends those whose last Sunday has passed. It depends on the calendar
 * alone, so that running twice, or weeks late, gives the same state; all or nothing.
 */
export const rollProgramsOver = (db: Db, now: DateTime<true>): Promise<void> =>
  transact(db, async (transaction) => {
    const at = now.toJSDate();
    await lockPeople(transaction, sql<SqlBool>`(${isToBegin(at)} OR ${isToEnd(at)})`);
    await begin(transaction, at);
    await end(transaction, at);
  });

/** Every midnight, UTC. */
export function scheduleProgramRollOver(services: Services): void {
  scheduleDaily(services, { kind: 'programmes roll over' }, rollProgramsOver);
}
