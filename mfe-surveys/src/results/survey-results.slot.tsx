import { Trans } from '@lingui/react/macro';
import type { SubTask } from '@passerelle/shared/contract';
import { isScored } from '@passerelle/shared/contract/rules/programs/survey-answers';
import type { SlotProps } from '@passerelle/shared/remotes';
import { DelayedSkeleton, lazyPart, Skeleton, Typography } from '@passerelle/shared/ui';
import { ContentLanguageNote } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { SurveyAnswers } from './survey-answers';

/** Lazy, because most surveys have no profile. */
const ProfileResults = lazyPart(
  async () => (await import(/* webpackChunkName: "profile-results" */ './profile-results')).ProfileResults,
  {
    skeleton: () => (
      <DelayedSkeleton>
        <Skeleton variant="rounded" height={420} />
      </DelayedSkeleton>
    ),
    failure: <Trans>Ce profil n’a pas pu être chargé.</Trans>,
  },
);

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
  return <ProfileResults step={step} />;
}

/** The results of an answered survey, for other screens. */
export const SurveyResultsSlot = ({ step }: SlotProps['survey.results']): ReactNode => (
  <>
    <ContentLanguageNote language={step.surveys[0]?.contentLanguage} sx={{ mb: '12px' }} />
    <SurveyResults step={step} />
  </>
);
