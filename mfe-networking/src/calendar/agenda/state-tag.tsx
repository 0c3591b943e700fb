import { useLingui } from '@lingui/react/macro';
import CheckRounded from '@mui/icons-material/CheckRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { Tag, type Tone } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { kindOf, kindWords, type Kind } from '../parts/kind';

/** What is merely planned needs no word: the list says when it is. */
const looks: Record<Exclude<Kind, 'planned'>, { tone: Tone; icon: ReactNode }> = {
  interview: { tone: 'ochre', icon: <HandshakeRounded /> },
  validated: { tone: 'success', icon: <CheckRounded /> },
  cancelled: { tone: 'stone', icon: <EventBusyRounded /> },
};

export function StateTag({ appointment }: { appointment: Appointment }): ReactNode {
  const { t } = useLingui();
  const kind = kindOf(appointment);
  if (kind === 'planned') return null;
  return (
    <Tag {...looks[kind]} sx={{ justifySelf: 'start' }}>
      {t(kindWords[kind])}
    </Tag>
  );
}
