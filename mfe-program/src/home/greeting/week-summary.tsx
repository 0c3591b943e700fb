import { Plural, Trans } from '@lingui/react/macro';
import { isProgramOver, type SelectedProgram, type Stats } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Link, Skeleton, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useStats } from '../home.resource';

const summaryStyle = {
  mt: { xs: '8px', md: '10px' },
  // Two lines on a phone, so that nothing below moves when the figures are there.
  minHeight: { xs: '3em', md: '1.5em' },
  maxWidth: '56ch',
  fontSize: { xs: '1.0625rem', md: '1.1875rem' },
  lineHeight: 1.5,
  color: 'text.secondary',
  '& b': { fontWeight: 600, color: 'text.primary' },
} as const;

/** What remains this week. It shows no failure because the barometer already does. */
export function WeekSummary({ program }: { program: SelectedProgram }): ReactNode {
  const { data: stats, isLoading } = useStats();
  const isOver = isProgramOver(program, now().toISOString());
  return (
    <Typography component="div" data-paint-part="week-summary" sx={summaryStyle}>
      {stats ? (
        <p style={{ margin: 0 }}>
          {isOver ? <WhatRemains /> : <TasksLeft stats={stats} />} <Appointments count={stats.appointments.pending} />
        </p>
      ) : (
        isLoading && <Skeleton aria-hidden width="80%" />
      )}
    </Typography>
  );
}

/** Shown after the last week, when goals no longer apply. */
const WhatRemains = (): ReactNode => (
  <Trans>Votre programme est terminé. Vos contacts, vos actions et la bibliothèque restent à vous.</Trans>
);

function TasksLeft({ stats }: { stats: Stats }): ReactNode {
  const left = stats.week.remainingActions;
  if (left > 0) {
    return (
      <Trans>
        Il vous reste{' '}
        <b>
          <Plural value={left} one="# tâche" other="# tâches" />
        </b>{' '}
        cette semaine.
      </Trans>
    );
  }
  if (stats.tasks.total > 0) return <Trans>Objectif atteint. Le reste de la semaine est à vous.</Trans>;
  return <Trans>Aucune tâche n’est prévue cette semaine.</Trans>;
}

function Appointments({ count }: { count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <Trans>
      Vous avez{' '}
      <Link component={RouteLink} to={routeTo('calendar')} sx={{ fontWeight: 600, color: 'text.primary' }}>
        <Plural value={count} one="# rendez-vous" other="# rendez-vous" />
      </Link>
      .
    </Trans>
  );
}
