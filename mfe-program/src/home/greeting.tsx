import { Plural, Trans } from '@lingui/react/macro';
import type { OwnProfile, SelectedProgram, Stats } from '@passerelle/shared/contract';
import { activeSuspension } from '@passerelle/shared/contract/rules/programs/suspension';
import { isProgramOver } from '@passerelle/shared/contract/rules/programs/weeks';
import { now, useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Banner, Box, Link, Skeleton, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useStats } from '../components/own-profile.resource';
import { SuspendedNotice } from '../suspension/suspended-notice';

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
function WeekSummary({ program }: { program: SelectedProgram }): ReactNode {
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

interface Props {
  me: OwnProfile;
  program: SelectedProgram;
  /** Secondary actions. */
  children: ReactNode;
}

/** Greeting, and what remains this week. */
export function Greeting({ me, program, children }: Props): ReactNode {
  const { firstName, organization } = me;
  const hasNotice = useNotice(program);
  return (
    <div>
      <Banner
        strip
        url={organization?.theme.bannerUrl ?? undefined}
        sx={{
          display: { xs: 'block', md: 'none' },
          height: 72,
          m: '-22px -16px 20px',
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '24px' }}>
        <Box data-tour="greeting" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h1" variant="display" sx={{ overflowWrap: 'anywhere' }}>
            <Trans>Bonjour {firstName}</Trans>
          </Typography>
          <WeekSummary program={program} />
        </Box>
        {children}
      </Box>
      {hasNotice && <SuspendedNotice suspensions={program.suspensions} sx={{ mt: '20px' }} />}
    </div>
  );
}

/** Stays true once there was a pause: the dialog that ends it is part of the notice, and says so afterwards. */
function useNotice({ suspensions }: SelectedProgram): boolean {
  const isPaused = activeSuspension(suspensions, now().toISOString()) !== undefined;
  const [hasNotice, setHasNotice] = useState(isPaused);
  if (isPaused && !hasNotice) setHasNotice(true);
  return hasNotice;
}
