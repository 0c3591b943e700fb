import type { SubTask, SurveyResponses } from '@passerelle/shared/contract';
import { useFormValues } from '@passerelle/shared/forms';

import { fittingAnswers } from '../questions/fitting-answers';
import { questionsOf } from '../questions/questions-of';

/** What the form holds that can be sent. */
export function useGivenAnswers(step: SubTask): SurveyResponses {
  const { surveyResponses = {} } = useFormValues('survey');
  return fittingAnswers(step.surveySubType, questionsOf(step), surveyResponses);
}
