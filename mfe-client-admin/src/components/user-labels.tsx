import { Select, Trans } from '@lingui/react/macro';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import FlagRounded from '@mui/icons-material/FlagRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import type { ProgramState, RoleName, UserSummary } from '@passerelle/shared/contract';
import { Box } from '@passerelle/shared/ui';
import { StateLabel } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

export function ProgramStateLabel({ state }: { state: ProgramState }): ReactNode {
  switch (state) {
    case 'none':
      return (
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          <Trans>Sans programme</Trans>
        </Box>
      );
    case 'pending':
      return (
        <StateLabel tone="warning" icon={<HourglassEmptyRounded />}>
          <Trans>En attente</Trans>
        </StateLabel>
      );
    case 'started':
      return (
        <StateLabel tone="success" icon={<PlayCircleRounded />}>
          <Trans>En cours</Trans>
        </StateLabel>
      );
    case 'suspended':
      return (
        <StateLabel tone="info" icon={<PauseCircleRounded />}>
          <Trans>Suspendu</Trans>
        </StateLabel>
      );
    case 'ended':
      return (
        <StateLabel tone="warning" icon={<EditNoteRounded />} wraps>
          <Trans>Terminé, issue à renseigner</Trans>
        </StateLabel>
      );
    case 'closed':
      return (
        <StateLabel icon={<FlagRounded />}>
          <Trans>Clôturé</Trans>
        </StateLabel>
      );
  }
}

interface RoleProps {
  role: RoleName;
  /** Gender of the person with the role; absent for the role in general. */
  gender?: UserSummary['gender'];
}

/** The name of a role. */
export function RoleLabel({ role, gender }: RoleProps): ReactNode {
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
