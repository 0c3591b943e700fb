import { invalidate, useCall } from '@passerelle/shared/client';
import { emit } from '@passerelle/shared/events';

/** One task with its steps. */
export const useTask = (taskId: string) => useCall('GET /me/tasks/:taskId', { params: { taskId } });

/** A step was answered: the task, the lists that show it, the week's figures and the programme have moved on. */
export async function progressed(): Promise<void> {
  await invalidate('/me/tasks', '/me/subTasks', '/me/stats', '/me/program');
  emit('programme-changed', { reason: 'progressed' });
}
