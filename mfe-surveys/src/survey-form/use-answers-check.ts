import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { missingAnswers, openQuestions, type SubTask, type SurveyBody } from '@passerelle/shared/contract';
import type { Faults } from '@passerelle/shared/forms';
import { useCallback } from 'react';

import { fieldOf } from './questions/field-of';
import { fittingAnswers } from './questions/fitting-answers';
import { neededOf, questionsOf, requiredCountOf } from './questions/questions-of';

/**
 * Too few answers are a fault of the next question that has none, so that there is somewhere to go on; where all are
 * asked for, of each of them.
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
