import type {
  FieldCode,
  SurveyAnswer,
  SurveyResponses,
  SurveySubType,
  QuestionType,
} from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import {
  answeredCount,
  isScored,
  missingAnswers,
  neededAnswers,
  openQuestions,
  intelligenceOf,
  isYesOrNo,
} from '@passerelle/shared/contract/rules/programs/survey-answers';
import { isRating } from '@passerelle/shared/contract/rules/programs/survey-scoring';

/** The parts of a question that validation needs. */
export interface AskedQuestion {
  id: string;
  type: QuestionType;
  /** Each with its label in every language: an answer may be sent in a language other than the selected one. */
  answers: readonly { labels: readonly string[]; values: readonly string[] }[];
}

/** The error of a rating: it needs one figure from 0 to 4, for the intelligence of the question. */
function faultInRating(question: AskedQuestion, given: readonly SurveyAnswer[]): FieldCode | undefined {
  const [rating, ...others] = given;
  if (!rating) return undefined;
  if (others.length > 0 || rating.values.length > 1) return 'tooMany';
  if (rating.label !== intelligenceOf(question)) return 'notAllowed';
  const [figure = ''] = rating.values;
  if (isRating(figure)) return undefined;
  if (/^\d+$/.test(figure) && Number(figure) > limits.intelligenceRatingMax) return 'tooLarge';
  return /^-\d+$/.test(figure) ? 'tooSmall' : 'format';
}

/** Requirements on the answers as a whole. */
export interface Requirements {
  /** Of the step that holds the survey. */
  kind: SurveySubType | null;
  requiredCount: number | null;
}

export interface CheckedResponses {
  /** Only the questions that were answered. */
  responses: SurveyResponses;
  answered: number;
  fields: Record<string, FieldCode>;
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Several may have the same value: the label, in any language, identifies them. */
const placeOf = ({ answers }: AskedQuestion, { label, values }: SurveyAnswer): number =>
  answers.findIndex((answer) => answer.labels.includes(label) && same(answer.values, values));

const isFilled = ({ values }: SurveyAnswer): boolean => values.some((value) => value.trim() !== '');

type Check = (question: AskedQuestion, given: readonly SurveyAnswer[]) => FieldCode | undefined;

const faultInChoice: Check = (question, given) => {
  const places = given.map((answer) => placeOf(question, answer));
  if (places.some((place) => place < 0)) return 'notAllowed';
  return new Set(places).size < given.length ? 'duplicate' : undefined;
};

const onlyOne =
  (check: Check): Check =>
  (question, given) =>
    given.length > 1 ? 'tooMany' : check(question, given);

const checks: Record<QuestionType, Check> = {
  boolean: onlyOne((question, given) => (given.every(isYesOrNo) ? undefined : faultInChoice(question, given))),
  list: onlyOne(faultInChoice),
  multiValue: faultInChoice,
  text: onlyOne((_question, [answer]) => {
    const words = answer?.values ?? [];
    if (words.length > 1) return 'tooMany';
    return (words[0]?.length ?? 0) > limits.longTextLength ? 'tooLong' : undefined;
  }),
};

const faultIn: Check = (question, given) => checks[question.type](question, given);

/** Too few: for a profile that needs all, the error is on each open question; otherwise on the answers as a whole. */
function tooFew(
  questions: readonly AskedQuestion[],
  responses: SurveyResponses,
  { kind, requiredCount }: Requirements,
): Record<string, FieldCode> {
  if (missingAnswers(kind, questions, responses, requiredCount) === 0) return {};
  if (!isScored(kind) || neededAnswers(kind, questions.length, requiredCount) < questions.length) {
    return { surveyResponses: 'tooShort' };
  }
  return Object.fromEntries(openQuestions(questions, responses).map(({ id }) => [`surveyResponses.${id}`, 'required']));
}

/** Validates answers against their questions; an empty question is valid, too few answers are not. */
export function checkResponses(
  questions: readonly AskedQuestion[],
  given: SurveyResponses,
  requirements: Requirements,
): CheckedResponses {
  const asked = new Map(questions.map((question) => [question.id, question]));
  const faultOf = requirements.kind === 'intelligence' ? faultInRating : faultIn;
  const fields: Record<string, FieldCode> = {};
  const responses: SurveyResponses = {};
  for (const [id, answers] of Object.entries(given)) {
    const question = asked.get(id);
    const filled = answers.filter(isFilled);
    const fault = question ? faultOf(question, filled) : 'unknown';
    if (fault) fields[`surveyResponses.${id}`] = fault;
    else if (filled.length > 0) responses[id] = filled;
  }
  if (Object.keys(fields).length === 0) Object.assign(fields, tooFew(questions, responses, requirements));
  return { responses, answered: answeredCount(questions, responses), fields };
}
