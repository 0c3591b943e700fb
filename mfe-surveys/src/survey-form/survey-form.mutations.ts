import { ApiError, isConflict, refreshTouched, send } from '@passerelle/shared/client';
import type { SubTask, SurveyResponses } from '@passerelle/shared/contract';
import { isScored } from '@passerelle/shared/contract/rules/programs/survey-answers';

import type { StepPlace } from './survey-form.resource';

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
