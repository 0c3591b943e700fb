import { answerSeparator, limits } from '../limits';

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

const isAnswered = (answers: readonly Answer[] | undefined): boolean =>
  !!answers?.some(({ values }) => values.some((value) => value.trim() !== ''));

/** Answers to questions that are not of this survey do not count. */
export const answeredCount = (questions: readonly { id: string }[], answers: Answers): number =>
  questions.filter(({ id }) => isAnswered(Object.hasOwn(answers, id) ? answers[id] : undefined)).length;

/** How many more answers the survey needs. Where it asks for no number, one answer is enough. */
export const missingAnswers = (
  questions: readonly { id: string }[],
  answers: Answers,
  requiredCount: number | null,
): number => {
  const needed = Math.min(requiredCount ?? 1, questions.length);
  return Math.max(0, needed - answeredCount(questions, answers));
};

/** More than three answers are a dropdown, otherwise radio buttons. */
export const showsAsDropdown = (answers: readonly unknown[]): boolean => answers.length > limits.radioAnswersMax;
