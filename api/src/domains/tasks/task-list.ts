import {
  taskSorts,
  pageSizes,
  type Paged,
  type QueryOf,
  type Task,
  type TaskCounts,
} from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { pageOf, readList } from '../../platform/lists';
import type { Reader } from './reader';
import { readSteps, summaryOf } from './steps';
import { ownTasks, readFilters, type TaskFilters } from './task-filters';
import { instanceOf, taskColumns, templateOf } from './task-row';

type Query = QueryOf<Calls['GET /me/tasks']>;

const sortColumns = { fromDate: 'given.from_date', validUntil: 'given.valid_until' } as const;

/** In the order of the weeks, and within a week in the order that the coaches gave. */
export async function listTasks(reader: Reader, query: Query): Promise<Paged<Task>> {
  const list = readList({ pageSize: pageSizes.shared, ...query }, taskSorts);
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
  const steps = await readSteps(
    reader,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => {
    const own = steps.get(row.id) ?? [];
    return {
      ...instanceOf(row, own, reader),
      task: { ...templateOf(row, reader.locale), subTasks: own.map((step) => summaryOf(step, row, reader)) },
    };
  });
  return pageOf(list, items, total);
}

/** The figures of the very rows that the list of the same filters holds. */
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
