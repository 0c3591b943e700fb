import {
  intelligenceOf,
  isRating,
  neededAnswers,
  offeredAs,
  type SubTask,
  type SurveyAnswer,
  type SurveyQuestion,
  type SurveyResponses,
  type SurveySubType,
} from '@passerelle/shared/contract';

/** The questions of a step, across its surveys. */
export const questionsOf = ({ surveys }: Pick<SubTask, 'surveys'>): SurveyQuestion[] =>
  surveys.flatMap(({ questions }) => questions);

export const requiredCountOf = ({ validation }: Pick<SubTask, 'validation'>): number | null =>
  validation?.requiredCount ?? null;

/** The number of answers that the step needs. */
export const neededOf = (step: SubTask): number =>
  neededAnswers(step.surveySubType, questionsOf(step).length, requiredCountOf(step));

/** The name of a question's field in the form. */
export const fieldOf = ({ id }: Pick<SurveyQuestion, 'id'>): string => `surveyResponses.${id}`;

const isYesOrNo = ({ type }: SurveyQuestion, { values: [value] }: SurveyAnswer): boolean =>
  type === 'boolean' && (value === 'true' || value === 'false');

function fits(kind: SurveySubType | null, question: SurveyQuestion, answer: SurveyAnswer): boolean {
  if (kind === 'intelligence') return answer.label === intelligenceOf(question) && isRating(answer.values[0]);
  if (question.type === 'text') return true;
  return offeredAs(question.answers, answer) !== undefined || isYesOrNo(question, answer);
}

/** Drops answers to removed questions and removed choices: a draft may be older than its questionnaire. */
export function fittingAnswers(
  kind: SurveySubType | null,
  questions: readonly SurveyQuestion[],
  responses: SurveyResponses,
): SurveyResponses {
  const fitting = questions.map((question) => {
    const given = responses[question.id] ?? [];
    return [question.id, given.filter((answer) => fits(kind, question, answer))] as const;
  });
  return Object.fromEntries(fitting.filter(([, answers]) => answers.length > 0));
}
