import { ApiError, invalidate, send, useCall } from '@passerelle/shared/client';
import type { ColleagueReference, SubTask, SurveyBody } from '@passerelle/shared/contract';
import type { LoadedState } from '@passerelle/shared/ui';

export interface StepPlace {
  taskId: string;
  subTaskId: string;
}

/** The step that holds the survey; null when the task has no such step. The task's own page shares the answer. */
export function useStep({ taskId, subTaskId }: StepPlace): LoadedState<SubTask | null> {
  const { data: task, ...rest } = useCall('GET /me/tasks/:taskId', { params: { taskId } });
  const step = task?.task.subTasks.find(({ id }) => id === subTaskId);
  return { ...rest, data: task && (step ?? null) };
}

/** Who of the staff reads along: their HR representative, or else their manager. */
export function useCompanion(): ColleagueReference | null {
  const { data: me } = useCall('GET /me');
  return me?.job?.hrRepresentative ?? me?.job?.manager ?? null;
}

/** Keeps the answers. Given elsewhere in the meantime, those are fetched and take the place of the form. */
export async function sendAnswers({ taskId, subTaskId }: StepPlace, body: SurveyBody): Promise<void> {
  try {
    await send('PUT /me/tasks/:taskId/subTask/:subTaskId', { params: { taskId, subTaskId }, body });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict') void invalidate(`/me/tasks/${taskId}`);
    throw error;
  }
}
