import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { AreaFailure, DelayedSkeleton } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { ActionNotFound } from './action-not-found';
import { ActionSkeleton } from './action-skeleton';
import { useAction } from './action.resource';

interface Props {
  appointmentId: string;
  /** Nothing of an older answer is shown, not even for a moment: for a form that starts from it. */
  fresh?: boolean;
  children: (action: Appointment) => ReactNode;
}

/** One action as the whole of a screen: on its way, not there, not answering, or shown. */
export function ActionArea({ appointmentId, fresh = false, children }: Props): ReactNode {
  const { data, error, isUpdating, retry } = useAction(appointmentId);
  const [isKnown, setKnown] = useState(!fresh);
  if (!isKnown && data && !isUpdating) setKnown(true);
  const action = isKnown ? data : undefined;
  if (error?.status === 404) return <ActionNotFound />;
  if (action) return children(action);
  if (!error || data) {
    return (
      <DelayedSkeleton>
        <ActionSkeleton />
      </DelayedSkeleton>
    );
  }
  return (
    <AreaFailure level={1} title={<Trans>Cette action ne répond pas</Trans>} onRetry={retry} failedAt={error.at}>
      <Trans>Rien n’est perdu : elle est enregistrée. Le reste fonctionne.</Trans>
    </AreaFailure>
  );
}
