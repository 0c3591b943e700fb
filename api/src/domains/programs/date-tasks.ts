import { sql } from 'kysely';
import type { Period } from '@passerelle/shared/contract';
import { isoWeekOf } from '@passerelle/shared/contract/rules/programs/weeks';
import type { Db } from '../../platform/database/connection';

interface Dating {
  userId: string;
  userProgramId: string;
  programId: string;
  monday: string;
  /** The weeks before these: an extension continues the numbering. */
  weeksBefore: number;
  extensionId?: string;
}

const readTemplate = (db: Db, programId: string) =>
  db
    .selectFrom('tasks')
    .innerJoin('program_weeks as week', 'week.id', 'tasks.program_week_id')
    .where('week.program_id', '=', programId)
    .where('tasks.archived_at', 'is', null)
    .orderBy('week.week_index')
    .orderBy('tasks.position')
    .select(['tasks.id', 'tasks.mode', 'tasks.family', 'tasks.points', 'tasks.position', 'week.week_index'])
    .execute();

/** Copies the whole programme for a person, so that editing the template does not move tasks in progress. */
export async function dateTasks(db: Db, dating: Dating, at: Date): Promise<void> {
  const { userId, userProgramId, programId, monday, weeksBefore, extensionId = null } = dating;
  const stamps = { created_at: at, updated_at: at };
  const tasks = (await readTemplate(db, programId)).map(({ id, week_index: index, ...task }) => {
    const { fromDate, toDate } = periodOf(monday, index);
    return {
      ...task,
      ...stamps,
      user_id: userId,
      user_program_id: userProgramId,
      extension_id: extensionId,
      task_id: id,
      status: 'pending' as const,
      week_index: weeksBefore + index,
      from_date: fromDate,
      valid_until: toDate,
    };
  });
  if (tasks.length === 0) return;
  await db
    .insertInto('user_tasks')
    .values(tasks)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('user_sub_tasks')
    .columns(['user_id', 'user_task_id', 'sub_task_id', 'status', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('user_tasks as given')
        .innerJoin('sub_tasks', 'sub_tasks.task_id', 'given.task_id')
        .where('given.user_program_id', '=', userProgramId)
        .where('given.extension_id', 'is not distinct from', extensionId)
        .where('sub_tasks.archived_at', 'is', null)
        .select(['given.user_id', 'given.id', 'sub_tasks.id as sub_task_id'])
        .select([sql<'pending'>`'pending'`.as('status'), sql<Date>`${at}::timestamptz`.as('updated_at')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Week n of a programme runs from the Monday of its n-th week to its Sunday, UTC. */
export const periodOf = (monday: string, index: number): Period => isoWeekOf(monday, index - 1);

/** A programme begins on the Monday of the requested week. */
export const mondayOf = (day: string): string => isoWeekOf(day).fromDate;
