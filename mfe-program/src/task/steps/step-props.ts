import type { SubTask } from '@passerelle/shared/contract';

import type { TaskState } from '../../task-parts/task-state';
import type { StepLook } from './step-style';

/** What each kind of step is told. */
export interface StepProps {
  taskId: string;
  step: SubTask;
  look: StepLook;
  /** Of the task that it belongs to. */
  state: TaskState;
  /** The task's first day. */
  opensOn: string;
}
