import { joinAnswer, offeredAs, splitAnswer, type Answer, type SurveyAnswer } from '@passerelle/shared/contract';

/** The format and parse functions between the answers of the API and the values of the controls, one text per answer. */
type Answers = readonly SurveyAnswer[] | undefined;

/** The answer as it is offered now: it may have been chosen in another language, or have been removed. */
const offeredValue =
  (offered: readonly SurveyAnswer[]) =>
  (answer: SurveyAnswer): string[] => {
    const now = offeredAs(offered, answer);
    return now ? [joinAnswer(now)] : [];
  };

export const oneChosen = (offered: readonly SurveyAnswer[]) => ({
  format: (answers: Answers): string => answers?.flatMap(offeredValue(offered))[0] ?? '',
  parse: (text: string): Answer[] | undefined => (text ? [splitAnswer(text)] : undefined),
});

export const severalChosen = (offered: readonly SurveyAnswer[]) => ({
  format: (answers: Answers): string[] => answers?.flatMap(offeredValue(offered)) ?? [],
  parse: (texts: readonly string[]): Answer[] | undefined => (texts.length > 0 ? texts.map(splitAnswer) : undefined),
});

export const wordsTyped = {
  format: (answers: Answers): string => answers?.[0]?.values[0] ?? '',
  parse: (text: string): SurveyAnswer[] | undefined => (text ? [{ label: '', values: [text] }] : undefined),
};

/** The label of a rating is the name of what it rates. */
export const rated = (intelligence: string) => ({
  format: (answers: Answers): string => answers?.[0]?.values[0] ?? '',
  parse: (figure: string): SurveyAnswer[] => [{ label: intelligence, values: [figure] }],
});
