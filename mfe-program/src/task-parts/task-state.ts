import { isFuture, isLate, type Task } from '@passerelle/shared/contract';

export type TaskState = 'pending' | 'started' | 'late' | 'future' | 'validated' | 'cancelled';

/** Where a task stands today: what was done with it comes before its dates. */
export function taskState({ status, period }: Pick<Task, 'status' | 'period'>, now: string): TaskState {
  if (status === 'validated' || status === 'cancelled') return status;
  if (isFuture(period, now)) return 'future';
  return isLate(period, now) ? 'late' : status;
}
