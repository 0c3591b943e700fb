import {
  answeredCount,
  isScored,
  limits,
  missingAnswers,
  neededAnswers,
  openQuestions,
  type FieldCode,
  type SurveyAnswer,
  type SurveyResponses,
  type SurveySubType,
  type QuestionType,
  intelligenceOf,
  isRating,
  isYesOrNo,
} from '@passerelle/shared/contract';

/** A question as far as its answers are checked. */
export interface AskedQuestion {
  id: string;
  type: QuestionType;
  /** Each with its label in every language: what was read in one may be sent while another is chosen. */
  answers: readonly { labels: readonly string[]; values: readonly string[] }[];
}

/** What is wrong with a rating: one figure from 0 to 4, of the intelligence that the question is about. */
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

/** What is asked of the answers as a whole. */
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

/** Several may count for the same: it is the label, in any language, that tells them apart. */
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

/** Too few: of a profile that needs them all, each open question is to blame; otherwise the answers as a whole. */
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

/** Holds answers against the questions they were given to; a question left empty is no fault, but too few answers are. */
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
