import { joinAnswer, offeredAs, splitAnswer, type Answer, type SurveyAnswer } from '@passerelle/shared/contract';

/** Between the answers of the wire and what a control holds: one text for each answer, its label and values in one. */
type Answers = readonly SurveyAnswer[] | undefined;

/** As the answer reads now: it may have been chosen in another language, or be offered no longer. */
const heldFrom =
  (offered: readonly SurveyAnswer[]) =>
  (answer: SurveyAnswer): string[] => {
    const now = offeredAs(offered, answer);
    return now ? [joinAnswer(now)] : [];
  };

export const oneChosen = (offered: readonly SurveyAnswer[]) => ({
  format: (answers: Answers): string => answers?.flatMap(heldFrom(offered))[0] ?? '',
  parse: (text: string): Answer[] | undefined => (text ? [splitAnswer(text)] : undefined),
});

export const severalChosen = (offered: readonly SurveyAnswer[]) => ({
  format: (answers: Answers): string[] => answers?.flatMap(heldFrom(offered)) ?? [],
  parse: (texts: readonly string[]): Answer[] | undefined => (texts.length > 0 ? texts.map(splitAnswer) : undefined),
});

export const wordsTyped = {
  format: (answers: Answers): string => answers?.[0]?.values[0] ?? '',
  parse: (text: string): SurveyAnswer[] | undefined => (text ? [{ label: '', values: [text] }] : undefined),
};

/** A rating bears the name of what it rates. */
export const rated = (intelligence: string) => ({
  format: (answers: Answers): string => answers?.[0]?.values[0] ?? '',
  parse: (figure: string): SurveyAnswer[] => [{ label: intelligence, values: [figure] }],
});
