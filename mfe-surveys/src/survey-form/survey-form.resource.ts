import { ApiError, isConflict, refreshTouched, send, useCall } from '@passerelle/shared/client';
import { isScored, type SubTask, type SurveyResponses } from '@passerelle/shared/contract';
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

/** Profiles and steps with a validation are sent with their token; other answers are saved with the step. */
function sendOnce(place: StepPlace, step: SubTask, surveyResponses: SurveyResponses): Promise<unknown> {
  const token = step.userSubTask.validationToken;
  if (token && (isScored(step.surveySubType) || step.validation)) {
    return send('POST /signedAction', { body: { token, surveyResponses } });
  }
  return send('PUT /me/tasks/:taskId/subTask/:subTaskId', { params: { ...place }, body: { surveyResponses } });
}

/** Answered elsewhere in the meantime, or with an expired token: the step must be fetched again. */
const isOutdated = (error: unknown): boolean =>
  isConflict(error) || (error instanceof ApiError && error.fields.token !== undefined);

export async function sendAnswers(place: StepPlace, step: SubTask, responses: SurveyResponses): Promise<void> {
  try {
    await sendOnce(place, step, responses);
  } catch (error) {
    if (isOutdated(error)) refreshTouched('PUT /me/tasks/:taskId/subTask/:subTaskId', { params: { ...place } });
    throw error;
  }
}
