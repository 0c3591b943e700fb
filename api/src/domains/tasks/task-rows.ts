import { isByHand, type Locale, type Task } from '@passerelle/shared/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { instant, instantOrNull } from '../../platform/dates';
import { inLocale } from '../../platform/text/text';
import type { Reader } from './reader';
import { ruledBy, type SubTaskRow } from './sub-task-rows';
import { writeHandToken } from './validation-token';

export const taskColumns = [
  'given.id',
  'given.task_id',
  'given.status',
  'given.mode',
  'given.family',
  'given.points',
  'given.week_index',
  'given.from_date',
  'given.valid_until',
  'given.validated_at',
  'tasks.name',
  'tasks.description',
] as const;

export type TaskRow = Pick<
  Selectable<Database['user_tasks']>,
  | 'id'
  | 'task_id'
  | 'status'
  | 'mode'
  | 'family'
  | 'points'
  | 'week_index'
  | 'from_date'
  | 'valid_until'
  | 'validated_at'
> &
  Pick<Selectable<Database['tasks']>, 'name' | 'description'>;

/** Only while there is something left to validate, and its Monday has come. */
function handTokenOf(row: TaskRow, subTasks: readonly SubTaskRow[], { userId, now, secret }: Reader): string | null {
  if (row.status === 'validated' || row.status === 'cancelled' || row.from_date > now.toJSDate()) return null;
  return isByHand(row.mode, subTasks.map(ruledBy)) ? writeHandToken(secret, { userTaskId: row.id, userId }) : null;
}

export const instanceOf = (row: TaskRow, subTasks: readonly SubTaskRow[], reader: Reader): Omit<Task, 'task'> => ({
  id: row.id,
  status: row.status,
  mode: row.mode,
  validatedAt: instantOrNull(row.validated_at),
  validationToken: handTokenOf(row, subTasks, reader),
  period: { index: row.week_index, fromDate: instant(row.from_date), validUntil: instant(row.valid_until) },
});

/** Points and family are those of the day it was given. */
export const templateOf = (row: TaskRow, locale: Locale): Omit<Task['task'], 'subTasks'> => ({
  id: row.task_id,
  name: inLocale(row.name, locale),
  description: row.description && inLocale(row.description, locale),
  points: row.points,
  family: row.family,
});
