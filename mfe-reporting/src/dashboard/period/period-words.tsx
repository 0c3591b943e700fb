import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { RangePreset } from '../reporting-range';
import { type Course, type OwnMetric, ownMetrics } from './course';
import type { Courses } from './own-courses';
import { type Milestone, periodStory, type PeriodStory } from './period-story';

type Compared = Exclude<RangePreset, 'program'>;

/** Today is not over: neither is the last day that it is compared with. */
const before: Record<Compared, MessageDescriptor> = {
  '7d': msg`la semaine d’avant à la même heure`,
  '4w': msg`les 4 semaines d’avant à la même heure`,
  '12w': msg`les 12 semaines d’avant à la même heure`,
};

const grown: Record<Milestone, (by: number) => ReactNode> = {
  accepted_job_applications: (by) => (
    <Plural value={by} one="Et # entretien proposé de plus." other="Et # entretiens proposés de plus." />
  ),
  job_interview_done_count: (by) => (
    <Plural value={by} one="Et # entretien passé de plus." other="Et # entretiens passés de plus." />
  ),
  submitted_job_applications: (by) => (
    <Plural value={by} one="Et # candidature de plus." other="Et # candidatures de plus." />
  ),
  networking_actions_done_count: (by) => (
    <Plural value={by} one="Et # action de networking de plus." other="Et # actions de networking de plus." />
  ),
  task_points: (by) => <Plural value={by} one="Et # point gagné de plus." other="Et # points gagnés de plus." />,
};

function Connections({ story: { kind, by }, preset }: { story: PeriodStory; preset: Compared }): ReactNode {
  const { t } = useLingui();
  const than = t(before[preset]);
  switch (kind) {
    case 'beginning':
      return <Trans>Rien à comparer pour l’instant : c’est ici que votre histoire commence.</Trans>;
    case 'quiet':
      return <Trans>Aucune connexion sur cette période. Tout ce que vous avez fait avant reste compté.</Trans>;
    case 'more':
      return (
        <Trans>
          <Plural value={by} one="# connexion de plus" other="# connexions de plus" /> que {than}.
        </Trans>
      );
    case 'less':
      return (
        <>
          <Trans>
            <Plural value={by} one="# connexion de moins" other="# connexions de moins" /> que {than}.
          </Trans>{' '}
          {preset === '7d' ? (
            <Trans>Une semaine calme est une semaine normale.</Trans>
          ) : (
            <Trans>Un rythme qui change est un rythme normal.</Trans>
          )}
        </>
      );
    case 'same':
      return <Trans>Autant de connexions que {than}.</Trans>;
  }
}

/** What changed since the period before, in words that never blame. Where a figure is missing, its card says so. */
export function PeriodStoryWords({ courses, preset }: { courses: Courses; preset: RangePreset }): ReactNode {
  const story = storyOf(courses);
  if (preset === 'program') return null;
  return (
    <Typography component="div" sx={{ mb: '16px', maxWidth: '72ch', minHeight: '1.5em' }}>
      {story === undefined && <Skeleton aria-hidden width="60%" />}
      {story && <Connections story={story} preset={preset} />}{' '}
      {story?.grown && story.kind !== 'beginning' && grown[story.grown.metric](story.grown.by)}
    </Typography>
  );
}

/** Undefined until every figure is there; null once one has failed. */
function storyOf(courses: Courses): PeriodStory | null | undefined {
  if (ownMetrics.some((metric) => courses[metric].error)) return null;
  const loaded = ownMetrics.map((metric) => [metric, courses[metric].data] as const);
  if (loaded.some(([, course]) => course === undefined)) return undefined;
  return periodStory(Object.fromEntries(loaded) as Record<OwnMetric, Course>);
}
