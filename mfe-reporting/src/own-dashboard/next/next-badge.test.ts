import type { Task, TaskFamily, TaskStatus } from '@passerelle/shared/contract';
import { badgeLevel } from '@passerelle/shared/contract/rules/programs/badges';
import { aTask } from '@passerelle/shared/testing';

import { nextBadge } from './next-badge';

let count = 0;
const task = (family: TaskFamily, week: number, status: TaskStatus = 'pending'): Task => {
  count += 1;
  return aTask({
    id: `task-${count}`,
    status,
    period: { index: week, fromDate: '2026-11-16T00:00:00.000Z', validUntil: '2026-11-22T23:59:59.999Z' },
    task: { family },
  });
};

describe('the next badge', () => {
  it('is silver while the first half is not done, and gold afterwards', () => {
    const [first, second, third] = [task('cv', 1, 'validated'), task('cv', 2), task('cv', 4)];

    expect(nextBadge(['cv'], [first, third, second])).toEqual({ type: 'cv', level: 'lvl2', missing: [second] });
    const done = { ...second, status: 'validated' as const };
    expect(nextBadge(['cv'], [first, done, third])).toEqual({ type: 'cv', level: 'lvl3', missing: [third] });
  });

  it('is gold at once where the first half has nothing of the family, which other tasks decide too', () => {
    const [late, last] = [task('linkedin', 3), task('networking', 4)];

    expect(nextBadge(['linkedin'], [late, last])).toEqual({ type: 'linkedin', level: 'lvl3', missing: [late] });
  });

  it('is the one that the fewest tasks lead to', () => {
    const tasks = [task('cv', 1), task('cv', 1), task('linkedin', 1), task('networking', 2)];

    expect(nextBadge(['cv', 'linkedin', 'professionalProject'], tasks)?.type).toBe('linkedin');
  });

  it('leaves out what was cancelled, and is none when all is won or nothing leads to it', () => {
    expect(nextBadge(['cv'], [task('cv', 1, 'validated'), task('cv', 2, 'cancelled')])).toBeNull();
    expect(nextBadge(['cv'], [])).toBeNull();
    expect(nextBadge([], [task('cv', 1)])).toBeNull();
  });

  it('is what the rule gives once the missing tasks are done, whatever the programme', () => {
    const statuses: TaskStatus[] = ['pending', 'started', 'validated', 'cancelled'];
    for (let seed = 0; seed < 256; seed += 1) {
      const tasks = [1, 2, 3, 4].map((week, place) => task('cv', week, statuses[(seed >> (2 * place)) & 3]));
      const next = nextBadge(['cv'], tasks);
      const after = tasks.map((one) => ({
        family: one.task.family,
        week: one.period.index,
        status: next?.missing.includes(one) ? ('validated' as const) : one.status,
      }));
      const level = badgeLevel('cv', after, 4);
      if (next) expect(level).toBe(next.level);
      else expect(tasks.every(({ status }) => status === 'validated' || status === 'cancelled')).toBe(true);
    }
  });
});
