import { useFieldValue } from '@passerelle/shared/forms';
import { useState } from 'react';

import { entriesOf } from '../common/draft-values';
import { tasksOf } from './weeks';

export type TaskLists = readonly (readonly string[])[];

const isSame = (one: readonly unknown[], other: readonly unknown[], equal = Object.is): boolean =>
  one.length === other.length && one.every((entry, index) => equal(entry, other[index]));

/** The keys of the tasks by week: the same lists again while only titles change. */
export function useTaskLists(): TaskLists {
  const lists = entriesOf(useFieldValue('fields.weeks')).map(tasksOf);
  const [shown, setShown] = useState<TaskLists>(lists);
  const next = lists.map((list, index) => {
    const before = shown[index];
    return before && isSame(list, before) ? before : list;
  });
  if (isSame(next, shown)) return shown;
  setShown(next);
  return next;
}
