import type { ContentItem } from '@passerelle/shared/contract';

const weeksOf = ({ files, pack }: ContentItem): unknown[] => {
  const [source] = pack.languages;
  const weeks = source && files[source]?.fields['weeks'];
  return Array.isArray(weeks) ? weeks : [];
};

const isNamedIn = (week: unknown, key: string): boolean => {
  const { tasks } = (week ?? {}) as { tasks?: unknown };
  return Array.isArray(tasks) && tasks.includes(key);
};

export const weekCount = (program: ContentItem): number => weeksOf(program).length;

/** The week of a task in its programme, from one; the first where the draft no longer names the task. */
export const weekOfTask = (program: ContentItem, key: string): number =>
  Math.max(1, weeksOf(program).findIndex((week) => isNamedIn(week, key)) + 1);
