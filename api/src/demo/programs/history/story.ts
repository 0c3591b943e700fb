import type { DateTime } from 'luxon';
import type { OpenTask } from '../../../domains/tasks/open-task';
import type { Demo, DemoPerson } from '../../world';

export interface Stretch {
  since: DateTime<true>;
  until: DateTime<true>;
}

/** How someone lives through a stretch of their programme. */
export interface Story {
  live(demo: Demo, person: DemoPerson, stretch: Stretch): Promise<void>;
}

/** The tasks whose week lies in a stretch, at least in part, and that are still to do; in order. */
export const tasksWithin = (
  { db }: Demo,
  userId: string,
  { since, until }: Stretch,
): Promise<(OpenTask & { key: string })[]> =>
  db
    .selectFrom('user_tasks')
    .innerJoin('user_programs', 'user_programs.id', 'user_tasks.user_program_id')
    .innerJoin('tasks', 'tasks.id', 'user_tasks.task_id')
    .where('user_programs.selected', '=', true)
    .where('user_tasks.user_id', '=', userId)
    .where('user_tasks.status', 'in', ['pending', 'started'])
    .where('user_tasks.from_date', '<', until.toJSDate())
    .where('user_tasks.valid_until', '>', since.toJSDate())
    .orderBy('user_tasks.from_date')
    .orderBy('user_tasks.position')
    .selectAll('user_tasks')
    .select('tasks.key')
    .execute();

/**
 * When the nth task of a week of `count` is done: somewhere between its Monday and Friday evening. In the present week
 * the days are as short as they must be for it to have happened already.
 */
export function momentOf(monday: DateTime<true>, n: number, count: number, now: DateTime<true>): DateTime<true> {
  const evening = monday.plus({ days: 4, hours: 18 });
  const end = evening < now ? evening : now;
  const share = (n + 1) / (count + 1);
  return monday.plus({ seconds: Math.floor(end.diff(monday).as('seconds') * share) });
}
