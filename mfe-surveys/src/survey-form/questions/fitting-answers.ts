import {
  intelligenceOf,
  isRating,
  offeredAs,
  type SurveyAnswer,
  type SurveyQuestion,
  type SurveyResponses,
  type SurveySubType,
} from '@passerelle/shared/contract';

const isYesOrNo = ({ type }: SurveyQuestion, { values: [value] }: SurveyAnswer): boolean =>
  type === 'boolean' && (value === 'true' || value === 'false');

function fits(kind: SurveySubType | null, question: SurveyQuestion, answer: SurveyAnswer): boolean {
  if (kind === 'intelligence') return answer.label === intelligenceOf(question) && isRating(answer.values[0]);
  if (question.type === 'text') return true;
  return offeredAs(question.answers, answer) !== undefined || isYesOrNo(question, answer);
}

/** A draft may be older than the wording of its questionnaire: what is asked or offered no longer does not count. */
export function fittingAnswers(
  kind: SurveySubType | null,
  questions: readonly SurveyQuestion[],
  responses: SurveyResponses,
): SurveyResponses {
  const kept = questions.map((question) => {
    const given = responses[question.id] ?? [];
    return [question.id, given.filter((answer) => fits(kind, question, answer))] as const;
  });
  return Object.fromEntries(kept.filter(([, answers]) => answers.length > 0));
}
