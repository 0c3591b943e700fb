import { Trans } from '@lingui/react/macro';
import type { SubTask } from '@passerelle/shared/contract';
import type { SlotProps } from '@passerelle/shared/remotes';
import { LoadedArea, Skeleton, Typography } from '@passerelle/shared/ui';
import { ContentLanguageNote } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { SurveyResults } from '../results/survey-results.slot';
import { SurveyForm } from './survey.form';
import { useStep } from './survey-form.resource';

/** A survey to answer, or its answers once given. */
export function SurveyFormSlot(props: SlotProps['survey.form']): ReactNode {
  return (
    <LoadedArea
      state={useStep(props)}
      level={3}
      failure={<Trans>Ce questionnaire ne répond pas</Trans>}
      failureText={<Trans>Ce que vous avez déjà saisi est gardé.</Trans>}
      skeleton={<Skeleton variant="rounded" height={160} />}
    >
      {(step) => <StepSurvey {...props} step={step} />}
    </LoadedArea>
  );
}

function StepSurvey({ step, ...props }: SlotProps['survey.form'] & { step: SubTask | null }): ReactNode {
  const [survey] = step?.surveys ?? [];
  if (!step || !survey) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>Ce questionnaire n’a pas encore de questions.</Trans>
      </Typography>
    );
  }
  const { status, surveyResponses } = step.userSubTask;
  const isAnswered = status === 'validated' || surveyResponses !== null;
  return (
    <>
      <ContentLanguageNote language={survey.contentLanguage} within={step.contentLanguage} sx={{ mb: '12px' }} />
      {isAnswered ? <SurveyResults step={step} /> : <SurveyForm {...props} step={step} />}
    </>
  );
}
