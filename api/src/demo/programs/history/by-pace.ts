import { DateTime } from 'luxon';
import { openTask } from '../../../domains/tasks/open-task';
import { validateByHand } from '../../../domains/tasks/task-work';
import { groupBy } from '../../../platform/group-by';
import { momentOf, tasksWithin, type Story } from './story';

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
