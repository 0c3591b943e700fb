import type { DateTime } from 'luxon';
import { badgeLevel, badgeLevels, badgeTypeOf, levelsUpTo, type BadgeType } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { tell } from '../notifications/tell';
import { recordFact } from '../stats/record-fact';
import type { ValidatedTask } from './validated-task';

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

/** Someone who passes two levels at once has earned both, and is told of the higher. */
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
  await tell(db, { userId, key: 'badgeEarned', params: badge, context: badge, about }, now);
}
