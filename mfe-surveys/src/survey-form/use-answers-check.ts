import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SubTask, SurveyBody } from '@passerelle/shared/contract';
import { missingAnswers, openQuestions } from '@passerelle/shared/contract/rules/programs/survey-answers';
import type { Faults } from '@passerelle/shared/forms';
import { useCallback } from 'react';

import { ANSWERS, fieldOf, fittingAnswers, neededOf, questionsOf, requiredCountOf } from './questions/step-questions';

/** Marks each open question as a fault if all answers are required; with a minimum, only the group of answers. */
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
      if (needed < questions.length) return { [ANSWERS]: { text } };
      return Object.fromEntries(openQuestions(questions, given).map((question) => [fieldOf(question), { text }]));
    },
    [step, t],
  );
}

/** The number of missing answers, in words: « Encore 5 réponses et votre accord ». */
export function useMissingText(missing: number): (names: readonly string[]) => string {
  const { t } = useLingui();
  return (names) => {
    const needsConsent = names.includes('consent');
    if (missing === 0) return t`Il manque encore votre accord.`;
    return needsConsent
      ? t`${plural(missing, {
          one: 'Encore # réponse et votre accord.',
          other: 'Encore # réponses et votre accord.',
        })}`
      : t`${plural(missing, { one: 'Encore # réponse.', other: 'Encore # réponses.' })}`;
  };
}
