import { Plural, Trans } from '@lingui/react/macro';
import type { SelectedProgram, Stats } from '@passerelle/shared/contract';
import { isProgramOver } from '@passerelle/shared/contract/rules/programs/weeks';
import { now, useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Link, Skeleton, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useStats } from '../../components/own-profile.resource';

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

/** Remaining tasks of the week. It shows no failure because the barometer already does. */
export function WeekSummary({ program }: { program: SelectedProgram }): ReactNode {
  const { data: stats, isLoading } = useStats();
  return (
    <Typography component="div" data-paint-part="week-summary" sx={summaryStyle}>
      {stats ? (
        <p style={{ margin: 0 }}>
          <Remaining program={program} stats={stats} /> <Appointments count={stats.appointments.pending} />
        </p>
      ) : (
        isLoading && <Skeleton aria-hidden width="80%" />
      )}
    </Typography>
  );
}

/** A goal applies between the first Monday and the last Sunday only. */
function Remaining({ program, stats }: { program: SelectedProgram; stats: Stats }): ReactNode {
  const { weekdayDate } = useFormats();
  const at = now();
  const { fromDate } = program.dates;
  if (isProgramOver(program, at.toISOString())) return <WhatRemains />;
  if (Date.parse(fromDate) <= at.getTime()) return <TasksLeft stats={stats} />;
  const monday = weekdayDate(fromDate);
  return <Trans>Rien n’est attendu de vous avant le {monday}.</Trans>;
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
        <Plural value={count} one="# rendez‑vous" other="# rendez‑vous" />
      </Link>
      .
    </Trans>
  );
}
