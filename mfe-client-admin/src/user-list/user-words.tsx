import { Select, Trans } from '@lingui/react/macro';
import FlagRounded from '@mui/icons-material/FlagRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import type { ProgramState, RoleName, UserSummary } from '@passerelle/shared/contract';
import { Box } from '@passerelle/shared/ui';
import { StateWord } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

/** The state to show: a current suspension takes precedence over the status of the programme. */
export function programStateOf({ selectedProgram }: Pick<UserSummary, 'selectedProgram'>): ProgramState {
  if (!selectedProgram) return 'none';
  return selectedProgram.suspendedUntil ? 'suspended' : selectedProgram.status;
}

export function ProgramStateWord({ state }: { state: ProgramState }): ReactNode {
  switch (state) {
    case 'none':
      return (
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
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

interface RoleProps {
  role: RoleName;
  /** Of the person with the role; absent where the role itself is meant. */
  gender?: UserSummary['gender'];
}

/** The name of a role. */
export function RoleWord({ role, gender }: RoleProps): ReactNode {
  const form = gender ?? 'unknown';
  switch (role) {
    case 'user':
      return <Select value={form} _woman="Participante" other="Participant" />;
    case 'manager':
      return <Trans>Manager</Trans>;
    case 'headHR':
      return <Trans>RRH</Trans>;
    case 'owner':
      return <Trans>Administrateur principal</Trans>;
    case 'admin':
      return <Trans>Administrateur</Trans>;
    case 'superAdmin':
      return <Trans>Super Admin</Trans>;
  }
}
