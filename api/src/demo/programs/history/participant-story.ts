import { DateTime } from 'luxon';
import { groupBy } from '../../../platform/group-by';
import type { OpenTask } from '../../../domains/tasks/open-task';
import { doTask } from './do-task';
import { momentOf, tasksWithin, type Story } from './story';

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
