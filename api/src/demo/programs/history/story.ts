import { DateTime } from 'luxon';
import { type OpenTask, openTask } from '../../../domains/tasks/open-task';
import { validateByHand } from '../../../domains/tasks/task-work';
import { groupBy } from '../../../platform/group-by';
import type { Demo, DemoPerson } from '../../organizations/demo-types';
import { doTask } from './do-task';

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

/** How far into a week the present day is, from Monday to Friday evening. */
const shareOfWeek = (monday: DateTime<true>, now: DateTime<true>): number =>
  Math.min(1, now.diff(monday).as('days') / 5);

/**
 * Does the share of its tasks that the pace says, spread evenly over the weeks: after a skipped one the next ones are
 * done until the share would be passed.
 */
export const byPace = (pace: number): Story => ({
  async live(demo, person, stretch) {
    const weeks = groupBy(await tasksWithin(demo, person.id, stretch), ({ from_date }) => from_date.getTime());
    let owed = 0;
    for (const [begin, tasks] of weeks) {
      const monday = DateTime.fromMillis(begin, { zone: 'utc' });
      if (!monday.isValid) continue;
      for (const [index, task] of tasks.entries()) {
        owed += pace * shareOfWeek(monday, stretch.until);
        if (owed < 1 - 1e-9) continue;
        owed -= 1;
        const at = momentOf(monday, index, tasks.length, stretch.until);
        if (at < stretch.since) continue;
        await validateByHand(demo.db, await openTask(demo.db, person.id, task.id, at), at);
      }
    }
  },
});

/** The same, after the tasks with these keys were done step by step: what was answered there can be seen. */
export const withAnswers = (story: Story, keys: readonly string[]): Story => ({
  async live(demo, person, stretch) {
    for (const task of await tasksWithin(demo, person.id, stretch)) {
      const at = DateTime.fromJSDate(task.from_date, { zone: 'utc' }).plus({ days: 1, hours: 10 });
      if (keys.includes(task.key) && at.isValid && at < stretch.until) await doTask(demo, person.id, { task, at });
    }
    await story.live(demo, person, stretch);
  },
});

/** Everything until now but one task of last week, two of this week, and the first steps of a third. */
const left = new Set(['two-leads', 'summary', 'midway']);
const begun = new Map([['two-opinions', 2]]);

interface Keyed extends OpenTask {
  key: string;
}

/** Someone in the seventh of twelve weeks, who does each step as one would on the screen. */
export const participantStory: Story = {
  async live(demo, person, stretch) {
    const all: Keyed[] = await tasksWithin(demo, person.id, stretch);
    const tasks = all.filter(({ key }) => !left.has(key));
    for (const [begin, ofWeek] of groupBy(tasks, ({ from_date }) => from_date.getTime())) {
      const monday = DateTime.fromMillis(begin, { zone: 'utc' });
      if (!monday.isValid) continue;
      for (const [index, task] of ofWeek.entries()) {
        const at = momentOf(monday, index, ofWeek.length, stretch.until);
        await doTask(demo, person.id, { task, at, actions: begun.get(task.key) });
      }
    }
  },
};
