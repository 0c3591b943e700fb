import type { TaskDetail } from '@passerelle/shared/contract';
import { failure } from '../../platform/http/failure';
import type { Reader } from './reader';
import { detailsOf } from './step-details';
import { readSteps } from './steps';
import { ownTasks } from './task-filters';
import { instanceOf, taskColumns, templateOf } from './task-row';

/** A task of the programme that the reader follows; any other is not there for them. */
export async function readTaskDetail(reader: Reader, taskId: string): Promise<TaskDetail> {
  const row = await ownTasks(reader)
    .innerJoin('tasks', 'tasks.id', 'given.task_id')
    .where('given.id', '=', taskId)
    .select(taskColumns)
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  const steps = (await readSteps(reader, [row.id])).get(row.id) ?? [];
  return {
    ...instanceOf(row, steps, reader),
    task: { ...templateOf(row, reader.locale), subTasks: await detailsOf(reader, steps, () => row) },
  };
}
