import type { DateTime } from 'luxon';
import type { BadgeType, TaskFamily, TaskReward } from '@passerelle/shared/contract';
import { badgeLevels } from '@passerelle/shared/contract/enums/tasks';
import { badgeLevel, badgeTypeOf, levelsUpTo } from '@passerelle/shared/contract/rules/programs/badges';
import type { Db } from '../../../platform/database/connection';
import { sendNotice } from '../../notifications/notices';
import { recordFact } from '../../reporting/stats/record-fact';

const readFamily = (db: Db, userProgramId: string, type: BadgeType) =>
  db
    .selectFrom('user_tasks')
    .where('user_program_id', '=', userProgramId)
    .where('family', '=', type)
    .select(['family', 'status', 'week_index as week'])
    .execute();

const readProgram = (db: Db, userProgramId: string) =>
  db
    .selectFrom('user_programs as followed')
    .innerJoin('programs', 'programs.id', 'followed.program_id')
    .where('followed.id', '=', userProgramId)
    .select(['programs.badges'])
    .select((eb) =>
      eb
        .selectFrom('user_tasks')
        .whereRef('user_tasks.user_program_id', '=', 'followed.id')
        .select((week) => week.fn.max('user_tasks.week_index').as('weeks'))
        .as('weeks'),
    )
    .executeTakeFirstOrThrow();

/** Two levels reached at once are both earned, and the higher is announced. */
export async function awardBadges(db: Db, task: ValidatedTask, now: DateTime<true>): Promise<void> {
  const type = badgeTypeOf(task.family);
  if (!type) return;
  const { user_id: userId, user_program_id: userProgramId } = task;
  const { badges, weeks } = await readProgram(db, userProgramId);
  if (!badges.includes(type)) return;
  const reached = levelsUpTo(badgeLevel(type, await readFamily(db, userProgramId, type), weeks ?? 0));
  if (reached.length === 0) return;
  const at = now.toJSDate();
  const won = await db
    .insertInto('user_badges')
    .values(reached.map((level) => ({ user_id: userId, user_program_id: userProgramId, type, level, earned_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'level'])
    .execute();
  for (const { id, level } of won) {
    const value = badgeLevels.indexOf(level) + 1;
    await recordFact(db, { userId, kind: 'badge', sourceId: id, value, at, labels: { badge: type, level } });
  }
  const highest = reached.findLast((level) => won.some((badge) => badge.level === level));
  if (!highest) return;
  const badge = { badgeType: type, badgeLevel: highest };
  const about = `badge:${userProgramId}:${type}:${highest}`;
  await sendNotice(db, { userId, key: 'badgeEarned', params: badge, context: badge, about }, now);
}

/** The task columns that rewards need. */
export interface ValidatedTask {
  id: string;
  user_id: string;
  user_program_id: string;
  family: TaskFamily;
  points: number;
}

/** The rewards of a validated task, once: its points, and completed badges. */
export async function completeTask(db: Db, task: ValidatedTask, now: DateTime<true>): Promise<void> {
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

/** The rewards of a task at validation; a badge of the same instant was completed by it. */
export async function readReward(db: Db, taskId: string): Promise<TaskReward | null> {
  const entry = await db
    .selectFrom('points_entries')
    .innerJoin('user_tasks', 'user_tasks.id', 'points_entries.user_task_id')
    .where('user_task_id', '=', taskId)
    .select(['points_entries.points', 'earned_at', 'user_program_id', 'family'])
    .executeTakeFirst();
  if (!entry) return null;
  const type = badgeTypeOf(entry.family);
  const badge =
    type &&
    (await db
      .selectFrom('user_badges')
      .where('user_program_id', '=', entry.user_program_id)
      .where('type', '=', type)
      .where('earned_at', '=', entry.earned_at)
      .orderBy('level', 'desc')
      .select(['type', 'level'])
      .executeTakeFirst());
  return { points: entry.points, badge: badge ?? null };
}
