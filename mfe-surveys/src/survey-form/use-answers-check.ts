import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { missingAnswers, openQuestions, type SubTask, type SurveyBody } from '@passerelle/shared/contract';
import type { Faults } from '@passerelle/shared/forms';
import { useCallback } from 'react';

import { fieldOf, fittingAnswers, neededOf, questionsOf, requiredCountOf } from './questions/step-questions';

/**
 * Too few answers are a fault of the first open question, so that the focus has a target; where all answers are needed, of
 * every open question.
 */
export function useAnswersCheck(step: SubTask) {
  const { t } = useLingui();
  return useCallback(
    ({ surveyResponses = {} }: Partial<SurveyBody>): Faults => {
      const kind = step.surveySubType;
      const questions = questionsOf(step);
      const given = fittingAnswers(kind, questions, surveyResponses);
      const missing = missingAnswers(kind, questions, given, requiredCountOf(step));
      if (missing === 0) return {};
      const needed = neededOf(step);
      const count = t`${plural(needed, {
        one: 'Répondez à au moins # question.',
        other: `Répondez à au moins # questions : il en manque ${missing}.`,
      })}`;
      const text = kind === 'intelligence' ? t`Donnez une note de 0 à 4.` : count;
      const open = openQuestions(questions, given);
      const faulty = needed === questions.length ? open : open.slice(0, 1);
      return Object.fromEntries(faulty.map((question) => [fieldOf(question), { text }]));
    },
    [step, t],
  );
}

/** Up to this number, the missing questions are listed by name. */
const NAMED = 3;

/** What is missing, as a count where the list of names would be too long. */
export function useMissingText(): (names: readonly string[]) => string | undefined {
  const { t } = useLingui();
  return (names) => {
    if (names.length <= NAMED) return undefined;
    const needsConsent = names.includes('consent');
    const open = names.filter((name) => name !== 'consent').length;
    return needsConsent
      ? t`${plural(open, {
          one: 'Pour continuer, répondez à encore # question et donnez votre accord.',
          other: 'Pour continuer, répondez à encore # questions et donnez votre accord.',
        })}`
      : t`${plural(open, {
          one: 'Pour continuer, répondez à encore # question.',
          other: 'Pour continuer, répondez à encore # questions.',
        })}`;
  };
}
