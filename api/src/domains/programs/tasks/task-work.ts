import type { TaskStatus } from '@passerelle/shared/contract';
import { isByHand, taskStatus } from '@passerelle/shared/contract/rules/programs/tasks';
import { type Db, transact } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import { openTask, type OpenTask, openTokenTask } from './open-task';
import type { Reader } from './reader';
import { completeTask } from './rewards';
import { inReadersLanguage, readSubTaskRows, ruledBy, type SubTaskRow } from './sub-task-rows';
import { readHandToken } from './validation-token';

/** A task locked with its programme, with its current sub-tasks; each is read once a call. */
export interface TaskWork {
  task: OpenTask;
  /** In every language: a token may be for one that its reader has stopped reading. */
  subTasks: readonly SubTaskRow[];
}

export async function openTaskWork(
  { db, userId, now }: Reader,
  taskId: string,
  open: typeof openTask = openTask,
): Promise<TaskWork> {
  const task = await open(db, userId, taskId, now);
  return { task, subTasks: await readSubTaskRows(db, [task.id]) };
}

async function moveTask({ db, now }: Pick<Reader, 'db' | 'now'>, task: OpenTask, status: TaskStatus): Promise<void> {
  if (status === task.status) return;
  const at = now.toJSDate();
  await db
    .updateTable('user_tasks')
    .set({ status, updated_at: at, ...(status === 'validated' && { validated_at: at }) })
    .where('id', '=', task.id)
    .execute();
  if (status === 'validated') await completeTask(db, task, now);
}

export interface Progress {
  /** The current progress of the sub-task. */
  count: number;
  isDone: boolean;
}

/** Stores the progress of a sub-task; a validated one stays as it is. */
async function writeProgress({ db, now }: Reader, subTask: SubTaskRow, progress: Progress): Promise<SubTaskRow> {
  if (subTask.status === 'validated') return subTask;
  const at = now.toJSDate();
  const written = await db
    .updateTable('user_sub_tasks')
    .set({
      done_count: progress.count,
      answered_at: at,
      updated_at: at,
      status: progress.isDone ? 'validated' : 'started',
      ...(progress.isDone && { validated_at: at }),
    })
    .where('id', '=', subTask.id)
    .returning(['status', 'done_count', 'answered_at', 'validated_at', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { ...subTask, ...written };
}

/** Stores the progress of a sub-task and updates its task; returns all sub-tasks. */
export async function recordProgress(
  reader: Reader,
  { task, subTasks }: TaskWork,
  worked: SubTaskRow,
  progress: Progress,
): Promise<readonly SubTaskRow[]> {
  const written = await writeProgress(reader, worked, progress);
  const current = subTasks.map((subTask) => (subTask.id === written.id ? written : subTask));
  const readable = inReadersLanguage(current, reader.locale);
  await moveTask(reader, task, taskStatus(task.status, readable.map(ruledBy)));
  return current;
}

/** Manually: the remaining sub-tasks are done with the task. */
export async function validateByHand(db: Db, task: OpenTask, now: Reader['now']): Promise<void> {
  const at = now.toJSDate();
  await db
    .updateTable('user_sub_tasks')
    .set({ status: 'validated', validated_at: at, updated_at: at })
    .where('user_task_id', '=', task.id)
    .where('status', 'in', ['pending', 'started'])
    .execute();
  await moveTask({ db, now }, task, 'validated');
}

/** Validates a whole task manually, with its token. Called twice, it is done once. */
export function validateTask(reader: Reader, token: string): Promise<'taskValidated'> {
  const claim = readHandToken(reader.secret, token, reader.userId);
  if (!claim) throw failure('invalid', { fields: { token: 'unknown' } });
  return transact<'taskValidated'>(reader.db, async (db) => {
    const { task, subTasks } = await openTaskWork({ ...reader, db }, claim.userTaskId, openTokenTask);
    const readable = inReadersLanguage(subTasks, reader.locale);
    if (!isByHand(task.mode, readable.map(ruledBy))) throw failure('conflict', { message: 'needsValidation' });
    await validateByHand(db, task, reader.now);
    return 'taskValidated';
  });
}
