import type { Suspension } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { useState, type ReactNode } from 'react';

import { ReactivationConfirm } from './reactivation-confirm';
import { ReactivationSuccess } from './reactivation-success';
import { pauseState } from '../pause-state';

interface Props {
  pause: Suspension;
  onClose: () => void;
}

/** Whether it is meant, then from when the programme goes on and what is left for another pause. */
export function ReactivationFlow({ pause, onClose }: Props): ReactNode {
  const [weeksLeft, setWeeksLeft] = useState<number>();
  const isPlanned = pauseState(pause, now().toISOString()) === 'planned';
  if (weeksLeft !== undefined) {
    return <ReactivationSuccess isPlanned={isPlanned} weeksLeft={weeksLeft} onClose={onClose} />;
  }
  return (
    <ReactivationConfirm
      pause={pause}
      isPlanned={isPlanned}
      onDone={({ remainingSuspensions }) => setWeeksLeft(remainingSuspensions)}
      onClose={onClose}
    />
  );
}
