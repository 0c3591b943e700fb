import { useCall } from '@passerelle/shared/client';
import type { SubTask } from '@passerelle/shared/contract';
import type { LoadedState } from '@passerelle/shared/ui';

export interface StepPlace {
  taskId: string;
  subTaskId: string;
}

/** The step of the survey; null when the task has no such step. Shares the request of the task's page. */
export function useStep({ taskId, subTaskId }: StepPlace): LoadedState<SubTask | null> {
  const { data: task, ...rest } = useCall('GET /me/tasks/:taskId', { params: { taskId } });
  const step = task?.task.subTasks.find(({ id }) => id === subTaskId);
  return { ...rest, data: task && (step ?? null) };
}
