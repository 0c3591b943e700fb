import { Trans } from '@lingui/react/macro';
import { isScored, type SubTask } from '@passerelle/shared/contract';
import type { SlotProps } from '@passerelle/shared/remotes';
import { DelayedSkeleton, Skeleton, Typography } from '@passerelle/shared/ui';
import { lazy, Suspense, type ReactNode } from 'react';

import { SurveyAnswers } from './survey-answers';

/** A chunk of its own, because most surveys have no profile. */
const ProfileResults = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-results" */ './profile/profile-results')).ProfileResults,
}));

/** The profile of a scored survey, else the answers. */
export function SurveyResults({ step }: { step: SubTask }): ReactNode {
  if (!step.userSubTask.surveyResponses) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>Cette étape a été validée sans réponses.</Trans>
      </Typography>
    );
  }
  if (!isScored(step.surveySubType)) return <SurveyAnswers step={step} />;
  const skeleton = (
    <DelayedSkeleton>
      <Skeleton variant="rounded" height={420} />
    </DelayedSkeleton>
  );
  return (
    <Suspense fallback={skeleton}>
      <ProfileResults step={step} />
    </Suspense>
  );
}

/** The results of an answered survey, for other screens. */
export const SurveyResultsSlot = ({ step }: SlotProps['survey.results']): ReactNode => <SurveyResults step={step} />;
