import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { answeredCount, missingAnswers, type SurveyBody, type SurveyQuestion } from '@passerelle/shared/contract';
import type { Faults } from '@passerelle/shared/forms';
import { useCallback } from 'react';

import { fieldOf } from './question-field';

/** How many of the questions have to be answered: as many as the step asks for, and one at least. */
export const neededOf = (questions: readonly SurveyQuestion[], requiredCount: number | null): number =>
  Math.min(requiredCount ?? 1, questions.length);

/**
 * Too few answers are a fault of the next question that has none, so that there is somewhere to go on; where all are
 * asked for, of each of them.
 */
export function useAnswersCheck(questions: readonly SurveyQuestion[], requiredCount: number | null) {
  const { t } = useLingui();
  return useCallback(
    ({ surveyResponses = {} }: Partial<SurveyBody>): Faults => {
      const missing = missingAnswers(questions, surveyResponses, requiredCount);
      if (missing === 0) return {};
      const needed = neededOf(questions, requiredCount);
      const text = t`${plural(needed, {
        one: 'Répondez à au moins # question.',
        other: `Répondez à au moins # questions : il en manque ${missing}.`,
      })}`;
      const open = questions.filter((question) => answeredCount([question], surveyResponses) === 0);
      const faulty = needed === questions.length ? open : open.slice(0, 1);
      return Object.fromEntries(faulty.map((question) => [fieldOf(question), { text }]));
    },
    [questions, requiredCount, t],
  );
}
