import type { SubTaskType } from '@passerelle/shared/contract';
import { subTaskTypes } from '@passerelle/shared/contract/enums/tasks';

import { type Entry, entriesOf, oneOf, textOf } from '../common/draft-values';
import { freeKey, keyFrom } from '../common/item-key';
import { inserted, moved, replaced, without } from '../common/lists';
import {
  inListsOf,
  keysOf,
  type SourceValues,
  withKeyCopied,
  withKeyRenamed,
  withoutKey,
} from '../common/source-values';

const LIST = 'subTasks';

export const subTasksOf = ({ fields }: Pick<SourceValues, 'fields'>): Entry[] => entriesOf(fields[LIST]);

export const typeOf = (subTask: Entry | undefined): SubTaskType => oneOf(subTaskTypes, subTask?.['type']) ?? 'text';

const withSubTasks = (values: SourceValues, subTasks: readonly Entry[]): SourceValues => ({
  ...values,
  fields: { ...values.fields, [LIST]: subTasks },
});

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
export function addSubTask(values: SourceValues, type: SubTaskType): SourceValues {
  const subTasks = subTasksOf(values);
  const key = freeKey(type, keysOf(subTasks));
  return withSubTasks(values, [...subTasks, { key, type, ...firstFields[type] }]);
}

export const moveSubTask = (values: SourceValues, from: number, to: number): SourceValues =>
  withSubTasks(values, moved(subTasksOf(values), from, to));

export function removeSubTask(values: SourceValues, index: number): SourceValues {
  const subTasks = subTasksOf(values);
  const key = textOf(subTasks[index]?.['key']);
  const translations = inListsOf(values, LIST, withoutKey(key));
  return { ...withSubTasks(values, without(subTasks, index)), translations };
}

/** A copy below, with its translations. */
export function duplicateSubTask(values: SourceValues, index: number): SourceValues {
  const subTasks = subTasksOf(values);
  const subTask = subTasks[index];
  if (!subTask) return values;
  const key = textOf(subTask['key']);
  const copy = freeKey(key, keysOf(subTasks));
  const translations = inListsOf(values, LIST, withKeyCopied(key, copy));
  return { ...withSubTasks(values, inserted(subTasks, index + 1, { ...subTask, key: copy })), translations };
}

export function renameSubTask(values: SourceValues, index: number, name: string): SourceValues {
  const subTasks = subTasksOf(values);
  const subTask = subTasks[index];
  if (!subTask) return values;
  const translations = inListsOf(values, LIST, withKeyRenamed(textOf(subTask['key']), name));
  return { ...withSubTasks(values, replaced(subTasks, index, { ...subTask, key: name })), translations };
}

/** Makes the key of a new sub-task from its title. */
export function nameSubTask(values: SourceValues, index: number): SourceValues {
  const subTasks = subTasksOf(values);
  const name = keyFrom(textOf(subTasks[index]?.['title']));
  return name === '' ? values : renameSubTask(values, index, freeKey(name, keysOf(without(subTasks, index))));
}

/** Whether a sub-task has words that removing it would lose. */
export const hasTexts = (subTask: Entry | undefined): boolean =>
  ['title', 'description', 'link'].some((name) => textOf(subTask?.[name]).trim() !== '');
