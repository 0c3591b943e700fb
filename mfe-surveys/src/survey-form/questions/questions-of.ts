import { neededAnswers, type SubTask, type SurveyQuestion } from '@passerelle/shared/contract';

/** Everything that a step asks, across its surveys. */
export const questionsOf = ({ surveys }: Pick<SubTask, 'surveys'>): SurveyQuestion[] =>
  surveys.flatMap(({ questions }) => questions);

export const requiredCountOf = ({ validation }: Pick<SubTask, 'validation'>): number | null =>
  validation?.requiredCount ?? null;

/** How many of them have to be answered. */
export const neededOf = (step: SubTask): number =>
  neededAnswers(step.surveySubType, questionsOf(step).length, requiredCountOf(step));
