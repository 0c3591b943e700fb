import { DateTime } from 'luxon';
import { type OpenTask, openTask } from '../../../domains/programs/tasks/open-task';
import { validateByHand } from '../../../domains/programs/tasks/task-work';
import { groupBy } from '../../../platform/group-by';
import type { Demo, DemoPerson } from '../../organizations/demo-types';
import { doTask } from './do-task';

export interface Stretch {
  since: DateTime<true>;
  until: DateTime<true>;
}

/** The work of a person in a stretch of the programme. */
export interface Story {
  live(demo: Demo, person: DemoPerson, stretch: Stretch): Promise<void>;
}

/** The open tasks whose week overlaps a stretch; in order. */
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
 * The time of the nth task of a week of `count`: between Monday and Friday evening. In the present week the days are
 * compressed so that it is in the past.
 */
export function momentOf(monday: DateTime<true>, n: number, count: number, now: DateTime<true>): DateTime<true> {
  const evening = monday.plus({ days: 4, hours: 18 });
  const end = evening < now ? evening : now;
  const share = (n + 1) / (count + 1);
  return monday.plus({ seconds: Math.floor(end.diff(monday).as('seconds') * share) });
}

/** The elapsed share of the present week, from Monday to Friday evening. */
const shareOfWeek = (monday: DateTime<true>, now: DateTime<true>): number =>
  Math.min(1, now.diff(monday).as('days') / 5);

/**
 * Does the given share of the tasks, spread evenly over the weeks: after a skipped one the next are done until the
 * share is reached.
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

/** The same, after the tasks with these keys were done step by step, so that their answers are visible. */
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

/** A person in week seven of twelve, who does each step as on the screen. */
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
