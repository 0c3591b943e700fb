import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { recordFact } from '../stats/record-fact';
import { awardBadges } from './award-badges';
import type { ValidatedTask } from './validated-task';

/** What a validated task brings, once: its points, and the badges that it completes. */
export async function earn(db: Db, task: ValidatedTask, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  const earned = await db
    .insertInto('points_entries')
    .values({ user_task_id: task.id, user_id: task.user_id, points: task.points, earned_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('points')
    .executeTakeFirst();
  if (!earned) return;
  const labels = { family: task.family };
  await recordFact(db, { userId: task.user_id, kind: 'points', sourceId: task.id, value: task.points, at, labels });
  await awardBadges(db, task, now);
}
