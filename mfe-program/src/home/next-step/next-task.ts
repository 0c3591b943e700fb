import type { Task } from '@passerelle/shared/contract';
import { isLastDay } from '@passerelle/shared/contract/rules/programs/tasks';

import { taskState } from '../../components/task-state';

/** The first open task and its progress. */
export interface NextTask {
  task: Task;
  /** The first step that is not done, from 1; null where the task has only one, or none is left. */
  step: number | null;
  steps: number;
  isStarted: boolean;
  isLate: boolean;
  isLastDay: boolean;
}

const rank = { started: 0, pending: 1, late: 2 } as const;
const isOpen = (state: string): state is keyof typeof rank => state in rank;

/** This week before what can be caught up, and what has begun before what has not. */
export function nextTask(tasks: readonly Task[], now: string): NextTask | undefined {
  const open = tasks.flatMap((task) => {
    const state = taskState(task, now);
    return isOpen(state) ? [{ task, state }] : [];
  });
  const [first] = open.toSorted((one, other) => rank[one.state] - rank[other.state]);
  if (!first) return undefined;
  const { task, state } = first;
  const { subTasks } = task.task;
  const next = subTasks.findIndex(({ userSubTask }) => userSubTask.status !== 'validated');
  return {
    task,
    step: subTasks.length > 1 && next >= 0 ? next + 1 : null,
    steps: subTasks.length,
    isStarted: state === 'started',
    isLate: state === 'late',
    isLastDay: isLastDay(task.period, now),
  };
}
