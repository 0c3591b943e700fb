import { Trans } from '@lingui/react/macro';
import type { SubTask } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

import { ResultsFrame } from '../frame/results-frame';
import { AnswerList } from './answer-list';

/** What was answered, and when. */
export function SurveyAnswers({ step }: { step: SubTask }): ReactNode {
  const { weekdayDate } = useFormats();
  const { updatedAt } = step.userSubTask;
  const day = updatedAt && weekdayDate(updatedAt, 'local');
  return (
    <ResultsFrame title={day ? <Trans>Vos réponses du {day}</Trans> : <Trans>Vos réponses</Trans>}>
      <AnswerList step={step} />
    </ResultsFrame>
  );
}
