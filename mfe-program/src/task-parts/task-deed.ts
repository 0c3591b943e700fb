import { opensDetail, type SubTaskSummary, type Task } from '@passerelle/shared/contract';

import { stepTarget, type StepTarget } from './step-target';
import type { TaskState } from './task-state';

/** What a press on the row of a task does: nothing yet, its page, or its one step at once. */
export type TaskDeed =
  { kind: 'closed' } | { kind: 'detail' } | { kind: 'step'; step: SubTaskSummary; target: StepTarget };

/** A step that cannot be counted from here, or leads nowhere any more, is left to the page that can say so. */
export function taskDeed(task: Task, state: TaskState, from: string): TaskDeed {
  if (state === 'future') return { kind: 'closed' };
  const [step] = task.task.subTasks;
  if (!step || opensDetail(task) || step.userSubTask.validationToken === null) return { kind: 'detail' };
  const target = stepTarget(step, from);
  return target ? { kind: 'step', step, target } : { kind: 'detail' };
}
