import type { SubTask } from '@passerelle/shared/contract';

export const isStepDone = ({ userSubTask }: Pick<SubTask, 'userSubTask'>): boolean =>
  userSubTask.status === 'validated';

export const stepsDone = (steps: readonly Pick<SubTask, 'userSubTask'>[]): number => steps.filter(isStepDone).length;
