import { emit } from '@passerelle/shared/events';
import { invalidate } from './kept-answers';

/** A step of the programme has moved on: the task, the lists that show it, the week's figures and the programme itself. */
export async function progressed(): Promise<void> {
  await invalidate('/me/tasks', '/me/subTasks', '/me/stats', '/me/program');
  emit('programme-changed', { reason: 'progressed' });
}
