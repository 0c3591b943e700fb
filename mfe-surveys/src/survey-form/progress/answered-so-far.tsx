import { Plural, Trans } from '@lingui/react/macro';
import { answeredCount, type SubTask } from '@passerelle/shared/contract';
import { Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { neededOf, questionsOf } from '../questions/questions-of';
import { useGivenAnswers } from './use-given-answers';

/** How many answers are given, and how many it takes when that is not all of them. */
export function AnsweredSoFar({ step }: { step: SubTask }): ReactNode {
  const questions = questionsOf(step);
  const answered = answeredCount(questions, useGivenAnswers(step));
  const needed = neededOf(step);
  const total = questions.length;
  if (total === 1) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Plural value={answered} one={`# réponse sur ${total}.`} other={`# réponses sur ${total}.`} />{' '}
      {needed < total && (
        <Trans>
          Il en faut au moins <Plural value={needed} one="une" other="#" />.
        </Trans>
      )}
    </Typography>
  );
}
