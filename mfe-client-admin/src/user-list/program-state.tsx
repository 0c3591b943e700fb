import { Trans } from '@lingui/react/macro';
import FlagRounded from '@mui/icons-material/FlagRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import type { ProgramState, UserSummary } from '@passerelle/shared/contract';
import { Box } from '@passerelle/shared/ui';
import { StateWord } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

/** Where someone stands: a pause under way says more than the programme's own status. */
export function programStateOf({ selectedProgram }: Pick<UserSummary, 'selectedProgram'>): ProgramState {
  if (!selectedProgram) return 'none';
  return selectedProgram.suspendedUntil ? 'suspended' : selectedProgram.status;
}

export function ProgramStateWord({ state }: { state: ProgramState }): ReactNode {
  switch (state) {
    case 'none':
      return (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Trans>Sans programme</Trans>
        </Box>
      );
    case 'pending':
      return (
        <StateWord tone="warning" icon={<HourglassEmptyRounded />}>
          <Trans>En attente</Trans>
        </StateWord>
      );
    case 'started':
      return (
        <StateWord tone="success" icon={<PlayCircleRounded />}>
          <Trans>En cours</Trans>
        </StateWord>
      );
    case 'suspended':
      return (
        <StateWord tone="info" icon={<PauseCircleRounded />}>
          <Trans>Suspendu</Trans>
        </StateWord>
      );
    case 'closed':
      return (
        <StateWord icon={<FlagRounded />}>
          <Trans>Terminé</Trans>
        </StateWord>
      );
  }
}
