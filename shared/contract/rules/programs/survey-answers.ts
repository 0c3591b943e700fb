import { type Intelligence, intelligences, type SurveySubType } from '../../enums/tasks';
import { answerSeparator, limits } from '../../limits';

export interface Answer {
  label: string;
  values: readonly string[];
}
export type Answers = Readonly<Record<string, readonly Answer[]>>;

/** A form control holds one text: the label and what it stands for, in one. */
export const joinAnswer = ({ label, values }: Answer): string => [label, ...values].join(answerSeparator);

export const splitAnswer = (text: string): Answer => {
  const [label = '', ...values] = text.split(answerSeparator);
  return { label, values };
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/**
 * The offered answer that was given: of several that count for the same it is known by its label; one whose label reads
 * otherwise now, as in another language, by what it counts for.
 */
export const offeredAs = <A extends Answer>(offered: readonly A[], { label, values }: Answer): A | undefined => {
  const alike = offered.filter((answer) => same(answer.values, values));
  return alike.find((answer) => answer.label === label) ?? alike[0];
};

/** A yes or no is a value, whatever its words: the question needs no list of answers. */
export const isYesOrNo = ({ values }: Pick<Answer, 'values'>): boolean =>
  values.length === 1 && (values[0] === 'true' || values[0] === 'false');

const isAnswered = (answers: readonly Answer[] | undefined): boolean =>
  !!answers?.some(({ values }) => values.some((value) => value.trim() !== ''));

/** Answers to questions that are not of this survey do not count. */
export const answeredCount = (questions: readonly { id: string }[], answers: Answers): number =>
  questions.filter(({ id }) => isAnswered(Object.hasOwn(answers, id) ? answers[id] : undefined)).length;

/** Surveys whose answers add up to a profile: they are sent by the call that validates. */
export const isScored = (kind: SurveySubType | null): boolean =>
  kind === 'tricam' || kind === 'colors' || kind === 'intelligence';

/**
 * Number of questions to answer. Every intelligence is rated, as the specification says. Without a number, one answer is
 * enough, but a profile needs all of them.
 */
export function neededAnswers(kind: SurveySubType | null, questions: number, requiredCount: number | null): number {
  if (kind === 'intelligence') return questions;
  return Math.min(requiredCount ?? (isScored(kind) ? questions : 1), questions);
}

/** Number of answers that are still missing. */
export const missingAnswers = (
  kind: SurveySubType | null,
  questions: readonly { id: string }[],
  answers: Answers,
  requiredCount: number | null,
): number => Math.max(0, neededAnswers(kind, questions.length, requiredCount) - answeredCount(questions, answers));

/** The questions that have no answer yet, in their order. */
export const openQuestions = <Q extends { id: string }>(questions: readonly Q[], answers: Answers): Q[] =>
  questions.filter((question) => answeredCount([question], answers) === 0);

/** Intelligence rated by a question of an intelligences survey: the value of its one answer. */
export const intelligenceOf = ({ answers }: { answers: readonly Pick<Answer, 'values'>[] }): Intelligence | undefined =>
  intelligences.find((key) => answers[0]?.values[0] === key);

/** The draft of a survey, by the person's sub-task; what was sent is no draft any more. */
export const surveyDraftKey = (subTaskId: string): string => `survey.${subTaskId}`;

/** More than three answers are a dropdown, otherwise radio buttons. */
export const showsAsDropdown = (answers: readonly unknown[]): boolean => answers.length > limits.radioAnswersMax;
