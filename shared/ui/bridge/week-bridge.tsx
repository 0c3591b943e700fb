import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgramWeek, SelectedProgram } from '@passerelle/shared/contract';
import { isProgramOver, progressAt } from '@passerelle/shared/contract/rules/programs/weeks';
import { now } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { Bridge } from './bridge';
import type { ReactNode } from 'react';

import { bridgeWeeks, type BridgeWeeks, isPastMiddle, WeekPosition, weekShares } from './bridge-weeks';

const words = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 16px',
  mt: '26px',
  mb: '2px',
  fontSize: { xs: '0.84375rem', md: '0.90625rem' },
  color: 'text.secondary',
  '& b': { fontWeight: 600, color: 'text.primary' },
} as const;

interface Props {
  program: SelectedProgram;
  /** Completed tasks of each week; until known, past weeks are drawn whole. */
  done?: readonly ProgramWeek[] | undefined;
}

/** The progress of the programme, in words and as a bridge. */
export function WeekBridge({ program, done }: Props): ReactNode {
  const { t } = useLingui();
  const at = now().toISOString();
  const weeks = bridgeWeeks(program, at);
  return (
    <>
      <Box sx={words}>
        <b>
          <WeekPosition {...weeks} program={program} />
        </b>
        <span>
          <Milestone {...weeks} isOver={isProgramOver(program, at)} />
        </span>
      </Box>
      <Bridge {...weeks} shares={done && weekShares(done, progressAt(program, at))} labelOf={(week) => t`S${week}`} />
    </>
  );
}

function Milestone({ isOver, ...weeks }: BridgeWeeks & { isOver: boolean }): ReactNode {
  const { current, total } = weeks;
  if (current > total) return <Trans>Vous avez traversé votre passerelle.</Trans>;
  if (isOver) return null;
  if (current === total) return <Trans>C’est votre dernière semaine.</Trans>;
  if (isPastMiddle(weeks)) return <Trans>Vous avez passé le milieu de votre passerelle.</Trans>;
  if (current === 1) return <Trans>C’est votre première semaine.</Trans>;
  return null;
}
