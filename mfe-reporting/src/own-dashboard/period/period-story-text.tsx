import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Skeleton, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { type MetricSeries, type OwnMetric, ownMetrics } from './own-metrics';
import type { SeriesByMetric } from './own-series';
import { type Milestone, periodStory, type PeriodStory } from './period-story';
import type { RangePreset } from './reporting-range';

type Compared = Exclude<RangePreset, 'program'>;

/** The text below the title says that the last day ends at the current hour. */
const before: Record<Compared, MessageDescriptor> = {
  '7d': msg`la semaine d’avant`,
  '4w': msg`les 4 semaines d’avant`,
  '12w': msg`les 12 semaines d’avant`,
};

/** On a phone each sentence has its own lines, and two of them are kept for it while it is not known. */
const story = { mb: '16px', maxWidth: '72ch', minHeight: { xs: '3em', md: '1.5em' } } as const;
const Sentence = ({ children }: { children: ReactNode }): ReactNode => (
  <Box component="span" sx={{ display: { xs: 'block', md: 'inline' } }}>
    {children}
  </Box>
);

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
        <Trans>
          <Plural value={by} one="# connexion de moins" other="# connexions de moins" /> que {than}.
        </Trans>
      );
    case 'same':
      return <Trans>Autant de connexions que {than}.</Trans>;
  }
}

const Comfort = ({ preset }: { preset: Compared }): ReactNode =>
  preset === '7d' ? (
    <Trans>Une semaine calme est une semaine normale.</Trans>
  ) : (
    <Trans>Un rythme qui change est un rythme normal.</Trans>
  );

/** Changes since the period before, in words that never blame. Where a figure is missing, its card says so. */
export function PeriodStoryText({ series, preset }: { series: SeriesByMetric; preset: RangePreset }): ReactNode {
  const told = storyOf(series);
  if (preset === 'program') return null;
  return (
    <Typography component="div" sx={story}>
      {told === undefined && <Skeleton aria-hidden width="60%" />}
      {told && (
        <Sentence>
          <Connections story={told} preset={preset} />{' '}
        </Sentence>
      )}
      {told?.kind === 'less' && (
        <Sentence>
          <Comfort preset={preset} />{' '}
        </Sentence>
      )}
      {told?.grown && told.kind !== 'beginning' && <Sentence>{grown[told.grown.metric](told.grown.by)}</Sentence>}
    </Typography>
  );
}

/** Undefined until every figure is there; null once one has failed. */
function storyOf(series: SeriesByMetric): PeriodStory | null | undefined {
  if (ownMetrics.some((metric) => series[metric].error)) return null;
  const loaded = ownMetrics.map((metric) => [metric, series[metric].data] as const);
  if (loaded.some(([, course]) => course === undefined)) return undefined;
  return periodStory(Object.fromEntries(loaded) as Record<OwnMetric, MetricSeries>);
}
