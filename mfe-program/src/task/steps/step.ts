import { useLingui } from '@lingui/react/macro';
import type { SubTask, TaskFamily } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';

import type { TaskState } from '../../components/task-state';

/** Done, the next one to do, or one after that. */
export type StepLook = 'done' | 'next' | 'waiting';

/** The props of the component of each kind of step. */
export interface StepProps {
  taskId: string;
  /** Of the task that the step belongs to. */
  family: TaskFamily;
  step: SubTask;
  look: StepLook;
  /** State of the task that the step belongs to. */
  state: TaskState;
  /** First day of the task. */
  opensOn: string;
}

export const isStepDone = ({ userSubTask }: Pick<SubTask, 'userSubTask'>): boolean =>
  userSubTask.status === 'validated';

export const countStepsDone = (steps: readonly Pick<SubTask, 'userSubTask'>[]): number =>
  steps.filter(isStepDone).length;

/** Id of the element that the page scrolls to once a step is answered. */
export const stepAnchor = (subTaskId: string): string => `step-${subTaskId}`;

/** Text of the reason that a step is not open yet; undefined once it is. */
export function useClosedReason({ state, opensOn }: Pick<StepProps, 'state' | 'opensOn'>): string | undefined {
  const { t } = useLingui();
  const { weekdayDate } = useFormats().withJalali;
  const day = weekdayDate(opensOn);
  return state === 'future' ? t`Cette étape s’ouvre ${day}.` : undefined;
}
