import type { ItemTask } from '@passerelle/shared/contract';
import { gaugeLimits } from '@passerelle/shared/contract/limits';

import { type Entry, entriesOf, textOf, textsOf } from '../common/draft-values';
import { inserted, moved, without } from '../common/list-moves';
import { inTranslations, type SourceValues } from '../common/source-values';

/** Points of a week that is complete. */
export const WEEK_POINTS = gaugeLimits.total;

export const weeksOf = ({ fields }: Pick<SourceValues, 'fields'>): Entry[] => entriesOf(fields['weeks']);

export const tasksOf = (week: Entry | undefined): string[] => textsOf(week?.['tasks']);

const withWeeks = (values: SourceValues, weeks: readonly Entry[]): SourceValues => ({
  ...values,
  fields: { ...values.fields, weeks },
});

/** A translation knows weeks by their place: an untitled one keeps it, and those after the last title are left out. */
function inStep(values: SourceValues, change: (weeks: Entry[], empty: Entry) => Entry[]): SourceValues {
  const source = weeksOf(values);
  const translations = inTranslations(values.translations, (file) => {
    if (!Array.isArray(file.fields['weeks'])) return file;
    const translated = entriesOf(file.fields['weeks']);
    const weeks = change(
      source.map((_week, index) => translated[index] ?? {}),
      {},
    );
    const { weeks: _before, ...others } = file.fields;
    const isTitled = weeks.some(({ title }) => textOf(title) !== '');
    return { ...file, fields: isTitled ? { ...file.fields, weeks } : others };
  });
  return { ...withWeeks(values, change(source, { tasks: [] })), translations };
}

export const moveWeek = (values: SourceValues, from: number, to: number): SourceValues =>
  inStep(values, (weeks) => moved(weeks, from, to));

export const addWeek = (values: SourceValues): SourceValues => inStep(values, (weeks, empty) => [...weeks, empty]);

export const removeWeek = (values: SourceValues, index: number): SourceValues =>
  inStep(values, (weeks) => without(weeks, index));

export interface TaskPlace {
  week: number;
  index: number;
}

export const placeOfTask = (values: Pick<SourceValues, 'fields'>, key: string): TaskPlace | undefined => {
  const week = weeksOf(values).findIndex((one) => tasksOf(one).includes(key));
  return week < 0 ? undefined : { week, index: tasksOf(weeksOf(values)[week]).indexOf(key) };
};

export const removeTask = (values: SourceValues, key: string): SourceValues =>
  withWeeks(
    values,
    weeksOf(values).map((week) => {
      const tasks = tasksOf(week);
      return tasks.includes(key) ? { ...week, tasks: tasks.filter((one) => one !== key) } : week;
    }),
  );

/** Puts a task into a week, out of the one that had it: it is in a programme once. Without an index, at the end. */
export function putTask(values: SourceValues, key: string, { week, index }: { week: number; index?: number }) {
  const rest = removeTask(values, key);
  return withWeeks(
    rest,
    weeksOf(rest).map((one, place) => {
      if (place !== week) return one;
      const tasks = tasksOf(one);
      return { ...one, tasks: inserted(tasks, index ?? tasks.length, key) };
    }),
  );
}

export const pointsOf = (keys: readonly string[], tasks: ReadonlyMap<string, ItemTask>): number =>
  keys.reduce((sum, key) => sum + (tasks.get(key)?.points ?? 0), 0);
