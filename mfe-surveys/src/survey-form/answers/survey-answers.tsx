import { Trans } from '@lingui/react/macro';
import type { SubTask } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { VisibleTo } from '../visible-to';
import { GivenAnswer } from './given-answer';

/** What was answered, and when. */
export function SurveyAnswers({ step: { surveys, userSubTask } }: { step: SubTask }): ReactNode {
  const { weekdayDate } = useFormats();
  const { surveyResponses, updatedAt } = userSubTask;
  const day = updatedAt && weekdayDate(updatedAt, 'local');
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Typography component="h4" variant="h4">
        {day ? <Trans>Vos réponses du {day}</Trans> : <Trans>Vos réponses</Trans>}
      </Typography>
      <DescriptionList nameWidth={260}>
        {surveys
          .flatMap(({ questions }) => questions)
          .map((question) => (
            <Described key={question.id} name={question.label}>
              <GivenAnswer question={question} answers={surveyResponses?.[question.id] ?? []} />
            </Described>
          ))}
      </DescriptionList>
      <VisibleTo />
    </Box>
  );
}
