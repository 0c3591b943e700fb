import { joinAnswer, splitAnswer, type Answer, type SurveyAnswer } from '@passerelle/shared/contract';

/** Between the answers of the wire and what a control holds: one text for each answer, its label and values in one. */
type Answers = readonly SurveyAnswer[] | undefined;

export const oneChosen = {
  format: (answers: Answers): string => (answers?.[0] ? joinAnswer(answers[0]) : ''),
  parse: (text: string): Answer[] | undefined => (text ? [splitAnswer(text)] : undefined),
};

export const severalChosen = {
  format: (answers: Answers): string[] => answers?.map(joinAnswer) ?? [],
  parse: (texts: readonly string[]): Answer[] | undefined => (texts.length > 0 ? texts.map(splitAnswer) : undefined),
};

export const wordsTyped = {
  format: (answers: Answers): string => answers?.[0]?.values[0] ?? '',
  parse: (text: string): SurveyAnswer[] | undefined => (text ? [{ label: '', values: [text] }] : undefined),
};
