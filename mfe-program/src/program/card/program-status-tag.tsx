import { Trans } from '@lingui/react/macro';
import FlagRounded from '@mui/icons-material/FlagRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import { activeSuspension, type ParticipantProgram } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { Tag } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { pauseState } from '../../suspension/suspension-rules';

type State = ParticipantProgram['status'] | 'suspended';

const looks: Record<State, { icon: ReactNode; word: ReactNode }> = {
  pending: { icon: <HourglassEmptyRounded />, word: <Trans>À venir</Trans> },
  started: { icon: <PlayCircleRounded />, word: <Trans>En cours</Trans> },
  suspended: { icon: <PauseCircleRounded />, word: <Trans>Suspendu</Trans> },
  closed: { icon: <FlagRounded />, word: <Trans>Terminé</Trans> },
};

/** A pause that has begun replaces the status of the programme. */
function stateOf({ status, suspensions }: ParticipantProgram): State {
  const at = now().toISOString();
  const pause = activeSuspension(suspensions, at);
  return status === 'started' && pause && pauseState(pause, at) === 'running' ? 'suspended' : status;
}

export function ProgramStatusTag({ program }: { program: ParticipantProgram }): ReactNode {
  const { icon, word } = looks[stateOf(program)];
  return (
    <Tag icon={icon} sx={{ color: 'inherit', backgroundColor: 'rgb(255 255 255 / .14)' }}>
      {word}
    </Tag>
  );
}
