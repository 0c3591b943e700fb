import { useLingui } from '@lingui/react/macro';
import type { SubTask } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';

import type { TaskState } from '../../components/task-state';

/** Done, the next one to do, or one after that. */
export type StepLook = 'done' | 'next' | 'waiting';

/** The props of the component of each kind of step. */
export interface StepProps {
  taskId: string;
  step: SubTask;
  look: StepLook;
  /** Of the task that it belongs to. */
  state: TaskState;
  /** The task's first day. */
  opensOn: string;
}

export const isStepDone = ({ userSubTask }: Pick<SubTask, 'userSubTask'>): boolean =>
  userSubTask.status === 'validated';

export const countStepsDone = (steps: readonly Pick<SubTask, 'userSubTask'>[]): number =>
  steps.filter(isStepDone).length;

/** Where the page scrolls to once a step is answered. */
export const stepAnchor = (subTaskId: string): string => `step-${subTaskId}`;

/** Why nothing can be done with a step yet; undefined where it can. */
export function useClosedReason({ state, opensOn }: Pick<StepProps, 'state' | 'opensOn'>): string | undefined {
  const { t } = useLingui();
  const { weekdayDate } = useFormats();
  const day = weekdayDate(opensOn);
  return state === 'future' ? t`Cette étape s’ouvre ${day}.` : undefined;
}
