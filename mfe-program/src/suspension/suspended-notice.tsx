import { activeSuspension, type Suspension } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { Box, type SxProps, type Theme } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { PauseNotice } from './pause-notice';
import { ReactivationFlow } from './reactivate/reactivation-flow';
import { useFocusAfter } from './use-focus-after';

interface Props {
  suspensions: readonly Suspension[];
  sx?: SxProps<Theme>;
}

/** Until when the programme rests, and the way back to it; nothing while it runs. */
export function SuspendedNotice({ suspensions, sx }: Props): ReactNode {
  const [asking, setAsking] = useState<Suspension | null>(null);
  const area = useFocusAfter(asking !== null);
  const pause = activeSuspension(suspensions, now().toISOString());
  return (
    <Box ref={area} tabIndex={-1} sx={{ outline: 'none' }}>
      {pause && <PauseNotice pause={pause} onReactivate={() => setAsking(pause)} {...(sx && { sx })} />}
      {asking && <ReactivationFlow pause={asking} onClose={() => setAsking(null)} />}
    </Box>
  );
}
