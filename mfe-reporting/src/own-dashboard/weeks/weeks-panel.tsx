import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import DonutLargeRounded from '@mui/icons-material/DonutLargeRounded';
import EastRounded from '@mui/icons-material/EastRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import { useCall } from '@passerelle/shared/client';
import type { ProgramWeek } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Card, Section, Skeleton, Typography, useBreakpointUp } from '@passerelle/shared/ui';
import { FigureTable, Progress } from '@passerelle/shared/ui/data';
import { StateLabel } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import { PanelContent } from '../../panels/panel-content';
import { goalsReached, goalState, weeksSoFar, type GoalState } from './week-goals';

const words: Record<GoalState, { icon: ReactNode; word: ReactNode }> = {
  reached: { icon: <CheckCircleRounded />, word: <Trans context="the goal of a week">Atteint</Trans> },
  underWay: { icon: <EastRounded className="flip" />, word: <Trans context="the goal of a week">En cours</Trans> },
  partly: { icon: <DonutLargeRounded />, word: <Trans context="the goal of a week">En partie</Trans> },
  quiet: { icon: <RemoveRounded />, word: <Trans>Semaine calme</Trans> },
  paused: { icon: <PauseCircleRounded />, word: <Trans>En pause</Trans> },
  free: { icon: <RemoveRounded />, word: <Trans>Sans tâche</Trans> },
};

/** Outcome of a week, as a word and an icon: only a reached goal is coloured. */
const GoalLabel = ({ state }: { state: GoalState }): ReactNode => (
  <StateLabel wraps icon={words[state].icon} {...(state === 'reached' && { tone: 'success' as const })}>
    {words[state].word}
  </StateLabel>
);

const HEIGHT = 320;

/** Goal status of each week of the programme. Points of late tasks count for the week of the task. */
export function WeeksPanel(): ReactNode {
  return (
    <Card>
      <Section title={<Trans>Vos objectifs, semaine par semaine</Trans>}>
        <PanelContent
          state={useCall('GET /me/program')}
          minHeight={HEIGHT}
          failure={<Trans>Vos semaines n’ont pas pu être chargées. Vos points restent à vous.</Trans>}
          skeleton={<Skeleton variant="rounded" height={HEIGHT} />}
        >
          {({ weeks }) => <Weeks weeks={weeks} />}
        </PanelContent>
      </Section>
    </Card>
  );
}

function Weeks({ weeks }: { weeks: readonly ProgramWeek[] }): ReactNode {
  const { t } = useLingui();
  const { range } = useFormats();
  const isWide = useBreakpointUp('md');
  const at = now().toISOString();
  const begun = weeksSoFar(weeks, at);
  const { reached, outOf } = goalsReached(weeks, at);
  return (
    <>
      <Typography sx={{ mb: '14px', color: 'text.secondary' }}>
        {outOf === 0 ? (
          <Trans>Vos semaines apparaîtront ici au fil du programme, avec leurs points.</Trans>
        ) : (
          <>
            {reached === 0 ? (
              <Trans>Chaque point gagné reste gagné, semaine après semaine.</Trans>
            ) : (
              <Trans>
                Objectif atteint <b>{reached}</b> fois sur <Plural value={outOf} one="# semaine" other="# semaines" />.
              </Trans>
            )}{' '}
            <Trans>Une tâche faite plus tard compte encore pour sa semaine.</Trans>
          </>
        )}
      </Typography>
      {begun.length > 0 && (
        <FigureTable
          caption={t`Points et objectif de chaque semaine du programme`}
          columns={[
            { key: 'week', name: <Trans>Semaine</Trans> },
            { key: 'points', name: <Trans>Points</Trans> },
            { key: 'goal', name: <Trans>Objectif</Trans>, isText: true },
          ]}
          rows={begun.map((week) => ({
            key: String(week.index),
            name: range(week.fromDate, week.toDate, 'utc', 'short'),
            cells: [
              <WeekPoints key="points" week={week} showsBar={isWide} />,
              <GoalLabel key="goal" state={goalState(week, at)} />,
            ],
          }))}
          maxHeight={HEIGHT}
        />
      )}
    </>
  );
}

function WeekPoints({ week, showsBar }: { week: ProgramWeek; showsBar: boolean }): ReactNode {
  const { t } = useLingui();
  const { range } = useFormats();
  const { points, total, suspended } = week;
  if (suspended || total === 0) return points > 0 ? points : '–';
  const text = (
    <Trans>
      {points} sur {total}
    </Trans>
  );
  if (!showsBar) return <Box sx={{ whiteSpace: 'nowrap' }}>{text}</Box>;
  const name = range(week.fromDate, week.toDate, 'utc', 'short');
  return (
    <Progress share={points / total} label={t`Points du ${name}`} size="mini">
      {text}
    </Progress>
  );
}
