import type { Expression, ExpressionBuilder, SqlBool, Selectable } from 'kysely';
import type { Locale, Paged, QueryOf, Task, TaskCounts } from '@passerelle/shared/contract';
import { taskSorts } from '@passerelle/shared/contract/enums/tasks';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { matchesSearch } from '@passerelle/shared/contract/rules/common/search';
import { isByHand } from '@passerelle/shared/contract/rules/programs/tasks';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Database } from '../../../platform/database/schema';
import { givenInstant, instant, instantOrNull } from '../../../platform/dates';
import { contentLanguageOf, inLocale } from '../../../platform/text/text';
import { pageOf, readList } from '../../../platform/lists';
import type { Reader } from './reader';
import { readSubTasks, summaryOf, ruledBy, type SubTaskRow } from './sub-task-rows';
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

/** Only while something is left to validate, from its Monday on. */
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

/** Points and family as of the assignment. */
export const templateOf = (row: TaskRow, locale: Locale): Omit<Task['task'], 'subTasks'> => ({
  id: row.task_id,
  name: inLocale(row.name, locale),
  description: row.description && inLocale(row.description, locale),
  contentLanguage: contentLanguageOf(row.name, locale),
  points: row.points,
  family: row.family,
});

type Query = QueryOf<Calls['GET /me/tasks']>;

const sortColumns = { fromDate: 'given.from_date', validUntil: 'given.valid_until' } as const;

/** By week, and within a week in the order of the template. */
export async function listTasks(reader: Reader, query: Query): Promise<Paged<Task>> {
  const list = readList({ pageSize: pageSizes.tasks, ...query }, taskSorts);
  const where = await readFilters(reader, query);
  const matching = ownTasks(reader).where(where);
  const rows = await matching
    .innerJoin('tasks', 'tasks.id', 'given.task_id')
    .select(taskColumns)
    .orderBy(sortColumns[list.sort], list.order)
    .orderBy('given.position')
    .orderBy('given.id')
    .limit(list.pageSize)
    .offset(list.offset)
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const subTasks = await readSubTasks(
    reader,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => {
    const own = subTasks.get(row.id) ?? [];
    return {
      ...instanceOf(row, own, reader),
      task: { ...templateOf(row, reader.locale), subTasks: own.map((subTask) => summaryOf(subTask, row, reader)) },
    };
  });
  return pageOf(list, items, total);
}

/** The counts of the list with the same filters. */
export async function countTasks(reader: Reader, filters: TaskFilters): Promise<TaskCounts> {
  const rows = await ownTasks(reader)
    .where(await readFilters(reader, filters))
    .groupBy('given.status')
    .select((eb) => ['given.status', eb.fn.countAll<number>().as('count')])
    .execute();
  const counts = { all: 0, pending: 0, started: 0, validated: 0, cancelled: 0 };
  for (const { status, count } of rows) {
    counts[status] = count;
    counts.all += count;
  }
  return counts;
}

export type TaskFilters = QueryOf<Calls['GET /me/tasks/count']>;
type Tables = Database & { given: Database['user_tasks'] };
type Where = (eb: ExpressionBuilder<Tables, 'given'>) => Expression<SqlBool>;

/** Only of the followed programme: earlier ones are history. */
export const ownTasks = ({ db, userId }: Pick<Reader, 'db' | 'userId'>) =>
  db
    .selectFrom('user_tasks as given')
    .innerJoin('user_programs as followed', 'followed.id', 'given.user_program_id')
    .where('followed.selected', '=', true)
    .where('given.user_id', '=', userId);

/** A person has a hundred tasks at most, and their texts depend on the language: an index would not be faster. */
async function idsNamed(reader: Reader, search: string): Promise<string[]> {
  const named = await ownTasks(reader)
    .innerJoin('tasks', 'tasks.id', 'given.task_id')
    .select(['given.id', 'tasks.name'])
    .execute();
  const nameOf = (words: Partial<Record<Locale, string>>): string => inLocale(words, reader.locale);
  return named.filter(({ name }) => matchesSearch(nameOf(name), search)).map(({ id }) => id);
}

/**
 * The common filters of the list and its counts. A task is open from its Monday on, also after its week; so « valid »
 * means started and neither validated nor cancelled.
 */
export async function readFilters(reader: Reader, filters: TaskFilters): Promise<Where> {
  const { fromDate, toDate, status, family, isPeriodValid, strictRange, search } = filters;
  const named = search?.trim() ? await idsNamed(reader, search) : undefined;
  const begin = strictRange ? 'given.from_date' : 'given.valid_until';
  const end = strictRange ? 'given.valid_until' : 'given.from_date';
  return (eb) => {
    const valid = eb.and([
      eb('given.from_date', '<=', reader.now.toJSDate()),
      eb('given.status', 'in', ['pending', 'started'] as const),
    ]);
    return eb.and([
      ...(fromDate === undefined ? [] : [eb(begin, '>=', givenInstant(fromDate, 'fromDate'))]),
      ...(toDate === undefined ? [] : [eb(end, '<=', givenInstant(toDate, 'toDate'))]),
      ...(status?.length ? [eb('given.status', 'in', status)] : []),
      ...(family?.length ? [eb('given.family', 'in', family)] : []),
      ...(isPeriodValid === undefined ? [] : [isPeriodValid ? valid : eb.not(valid)]),
      ...(named === undefined ? [] : [named.length === 0 ? eb.lit(false) : eb('given.id', 'in', named)]),
    ]);
  };
}
