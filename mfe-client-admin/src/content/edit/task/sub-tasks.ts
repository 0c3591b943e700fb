import type { SubTaskType } from '@passerelle/shared/contract';
import { subTaskTypes } from '@passerelle/shared/contract/enums/tasks';

import { type Entry, oneOf, textOf } from '../common/draft-values';
import { keyedList } from '../common/keyed-list';
import type { SourceValues } from '../common/source-values';

export const subTaskList = keyedList('subTasks', 'title');

export const typeOf = (subTask: Entry | undefined): SubTaskType => oneOf(subTaskTypes, subTask?.['type']) ?? 'text';

/** Fields that every sub-task of its type has from the start. */
const firstFields: Record<SubTaskType, Entry> = {
  text: {},
  document: { use: 'toRead' },
  link: {},
  action: { action: 'contact' },
  upload: {},
  survey: {},
};

/** Adds a sub-task at the end, under the name of its type until it has a title. */
export const addSubTask = (values: SourceValues, type: SubTaskType): SourceValues =>
  subTaskList.add(values, type, { type, ...firstFields[type] });

/** True if a sub-task has texts, which its removal would lose. */
export const hasTexts = (subTask: Entry | undefined): boolean =>
  ['title', 'description', 'link'].some((name) => textOf(subTask?.[name]).trim() !== '');
