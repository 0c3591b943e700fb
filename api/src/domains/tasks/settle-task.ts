import type { DateTime } from 'luxon';
import { taskStatus, type Locale, type TaskStatus } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { earn } from './earn';
import type { OpenTask } from './open-task';
import { ruledBy } from './step-row';
import { readSteps } from './steps';

async function move(db: Db, task: OpenTask, status: TaskStatus, now: DateTime<true>): Promise<void> {
  if (status === task.status) return;
  const at = now.toJSDate();
  await db
    .updateTable('user_tasks')
    .set({ status, updated_at: at, ...(status === 'validated' && { validated_at: at }) })
    .where('id', '=', task.id)
    .execute();
  if (status === 'validated') await earn(db, task, now);
}

/** Brings a task to where its steps now are. */
export async function settleTask(db: Db, task: OpenTask, locale: Locale, now: DateTime<true>): Promise<void> {
  const steps = (await readSteps({ db, locale }, [task.id])).get(task.id) ?? [];
  await move(db, task, taskStatus(task.status, steps.map(ruledBy)), now);
}

/** By hand: whatever steps are left are done with it. */
export async function validateByHand(db: Db, task: OpenTask, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  await db
    .updateTable('user_sub_tasks')
    .set({ status: 'validated', validated_at: at, updated_at: at })
    .where('user_task_id', '=', task.id)
    .where('status', 'in', ['pending', 'started'])
    .execute();
  await move(db, task, 'validated', now);
}
