import type { Selectable } from 'kysely';
import type { Locale, Task } from '@passerelle/shared/contract';
import type { Database } from '../../platform/database/schema';
import { inLocale } from '../../platform/localized';
import { instant, instantOrNull } from '../../platform/wire-time';

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

export const instanceOf = (row: TaskRow): Omit<Task, 'task'> => ({
  id: row.id,
  status: row.status,
  mode: row.mode,
  validatedAt: instantOrNull(row.validated_at),
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
