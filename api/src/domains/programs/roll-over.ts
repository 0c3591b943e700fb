import type { DateTime } from 'luxon';
import { type Db, transact } from '../../platform/database/connection';
import { scheduleDaily } from '../../platform/jobs/schedule';
import type { Services } from '../../platform/http/services';
import { cancelOpenTasks } from './close-program';

async function begin(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('user_programs')
    .set({ status: 'started', updated_at: at })
    .where('status', '=', 'pending')
    .where('from_date', '<=', at)
    .execute();
}

async function end(db: Db, at: Date): Promise<void> {
  const ended = await db
    .updateTable('user_programs')
    .set({ status: 'closed', updated_at: at })
    .where('status', '=', 'started')
    .where('to_date', '<', at)
    .returning('id')
    .execute();
  await cancelOpenTasks(db, ended, at);
}

/**
 * Begins the programmes whose Monday has come, and ends those whose last Sunday has passed. It asks the calendar alone,
 * so that coming twice, or weeks late, leaves the same state; all of it or nothing.
 */
export const rollProgramsOver = (db: Db, now: DateTime<true>): Promise<void> =>
  transact(db, async (transaction) => {
    await begin(transaction, now.toJSDate());
    await end(transaction, now.toJSDate());
  });

/** Every midnight, UTC. */
export function scheduleProgramRollOver(services: Services): void {
  scheduleDaily(services, { kind: 'programmes roll over' }, rollProgramsOver);
}
