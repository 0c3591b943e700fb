import type {
  QuestionType,
  SubTask,
  SurveyAnswer,
  SurveyQuestion,
  SurveyResponses,
  SurveySubType,
} from '@passerelle/shared/contract';
import {
  intelligenceOf,
  isYesOrNo,
  neededAnswers,
  offeredAs,
} from '@passerelle/shared/contract/rules/programs/survey-answers';
import { isRating } from '@passerelle/shared/contract/rules/programs/survey-scoring';

/** The questions of a step, across its surveys. */
export const questionsOf = ({ surveys }: Pick<SubTask, 'surveys'>): SurveyQuestion[] =>
  surveys.flatMap(({ questions }) => questions);

export const requiredCountOf = ({ validation }: Pick<SubTask, 'validation'>): number | null =>
  validation?.requiredCount ?? null;

/** The number of answers that the step needs. */
export const neededOf = (step: SubTask): number =>
  neededAnswers(step.surveySubType, questionsOf(step).length, requiredCountOf(step));

/** Field name of all answers together, for faults of no single question. */
export const ANSWERS = 'surveyResponses';

/** The name of a question's field in the form. */
export const fieldOf = ({ id }: Pick<SurveyQuestion, 'id'>): string => `${ANSWERS}.${id}`;

type Fits = (question: SurveyQuestion, answer: SurveyAnswer) => boolean;

const isOffered: Fits = ({ answers }, answer) => offeredAs(answers, answer) !== undefined;
const isOwnRating: Fits = (question, { label, values }) => label === intelligenceOf(question) && isRating(values[0]);

/** True if a stored answer is still valid for its question, by question type. */
const fits: Record<QuestionType, Fits> = {
  boolean: (question, answer) => isYesOrNo(answer) || isOffered(question, answer),
  list: isOffered,
  multiValue: isOffered,
  text: () => true,
};

/** Drops answers to removed questions and removed choices: a draft may be older than its questionnaire. */
export function fittingAnswers(
  kind: SurveySubType | null,
  questions: readonly SurveyQuestion[],
  responses: SurveyResponses,
): SurveyResponses {
  const fitting = questions.map((question) => {
    const given = responses[question.id] ?? [];
    const fitsNow = kind === 'intelligence' ? isOwnRating : fits[question.type];
    return [question.id, given.filter((answer) => fitsNow(question, answer))] as const;
  });
  return Object.fromEntries(fitting.filter(([, answers]) => answers.length > 0));
}
