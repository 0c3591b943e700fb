import { Plural, Trans } from '@lingui/react/macro';
import { answeredCount, type SurveyQuestion } from '@passerelle/shared/contract';
import { useFormValues } from '@passerelle/shared/forms';
import { Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  questions: readonly SurveyQuestion[];
  needed: number;
}

/** How many answers are given, and how many it takes when that is not all of them. */
export function AnsweredSoFar({ questions, needed }: Props): ReactNode {
  const { surveyResponses = {} } = useFormValues('survey');
  const answered = answeredCount(questions, surveyResponses);
  const total = questions.length;
  if (total === 1) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Plural
        value={answered}
        one={`# question répondue sur ${total}.`}
        other={`# questions répondues sur ${total}.`}
      />{' '}
      {needed < total && (
        <Trans>
          Il en faut au moins <Plural value={needed} one="une" other="#" />.
        </Trans>
      )}
    </Typography>
  );
}
