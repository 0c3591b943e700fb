import type { BadgeLevel, BadgeType, Task } from '@passerelle/shared/contract';
import { badgeLevels } from '@passerelle/shared/contract/enums/tasks';
import { badgeLevel } from '@passerelle/shared/contract/rules/programs/badges';

export interface NextBadge {
  type: BadgeType;
  /** The level that the tasks below earn: never the first, which is only the way to silver. */
  level: Exclude<BadgeLevel, 'lvl1'>;
  /** Open tasks for it, earliest week first; at least one. */
  missing: readonly Task[];
}

const rank = (level: BadgeLevel | null): number => (level === null ? -1 : badgeLevels.indexOf(level));

/** Applies the badge rules: counts open tasks as done, week by week, until the level would rise. */
function nextLevel(type: BadgeType, tasks: readonly Task[]): NextBadge | null {
  const weekCount = Math.max(0, ...tasks.map(({ period }) => period.index));
  const levelOnceDone = (done: readonly Task[]): BadgeLevel | null =>
    badgeLevel(
      type,
      tasks.map((one) => ({
        family: one.task.family,
        status: done.includes(one) ? 'validated' : one.status,
        week: one.period.index,
      })),
      weekCount,
    );
  const current = levelOnceDone([]);
  const open = tasks
    .filter(({ task, status }) => task.family === type && status !== 'validated' && status !== 'cancelled')
    .toSorted((one, other) => one.period.index - other.period.index);
  for (const { period } of open) {
    const missing = open.filter((one) => one.period.index <= period.index);
    const level = levelOnceDone(missing);
    if (level !== null && level !== 'lvl1' && rank(level) > rank(current)) return { type, level, missing };
  }
  return null;
}

/** The badge that the fewest tasks lead to, of all tasks of the programme; null once there is nothing left to win. */
export function nextBadge(types: readonly BadgeType[], tasks: readonly Task[]): NextBadge | null {
  const coming = types.map((type) => nextLevel(type, tasks)).filter((next) => next !== null);
  return coming.toSorted((one, other) => one.missing.length - other.missing.length)[0] ?? null;
}
