import { Trans } from '@lingui/react/macro';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import DonutLargeRounded from '@mui/icons-material/DonutLargeRounded';
import EastRounded from '@mui/icons-material/EastRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import { StateWord } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import type { GoalState } from './week-goals';

const words: Record<GoalState, { icon: ReactNode; word: ReactNode }> = {
  reached: { icon: <CheckCircleRounded />, word: <Trans context="the goal of a week">Atteint</Trans> },
  underWay: { icon: <EastRounded className="flip" />, word: <Trans context="the goal of a week">En cours</Trans> },
  partly: { icon: <DonutLargeRounded />, word: <Trans context="the goal of a week">En partie</Trans> },
  quiet: { icon: <RemoveRounded />, word: <Trans>Semaine calme</Trans> },
  paused: { icon: <PauseCircleRounded />, word: <Trans>En pause</Trans> },
  free: { icon: <RemoveRounded />, word: <Trans>Sans tâche</Trans> },
};

/** How a week went, in a word and an icon: what was reached stands out, and nothing else is coloured. */
export const GoalWord = ({ state }: { state: GoalState }): ReactNode => (
  <StateWord wraps icon={words[state].icon} {...(state === 'reached' && { tone: 'success' as const })}>
    {words[state].word}
  </StateWord>
);
