import { Trans } from '@lingui/react/macro';
import type { ActionStep } from '@passerelle/shared/contract';
import { AreaFailure, DelayedSkeleton, SkeletonCard } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { JourneyFrame } from './journey/journey-frame';

interface Props {
  step: ActionStep;
  failedAt: number | undefined;
  onRetry: () => void;
}

/** What the action follows is on its way, or does not answer: planned without it, it would stand outside of its series. */
export const StartComing = ({ step, failedAt, onRetry }: Props): ReactNode => (
  <JourneyFrame step={step} title={<Trans>Planifier une action</Trans>}>
    {failedAt === undefined ? (
      <DelayedSkeleton>
        <SkeletonCard lines={2} />
      </DelayedSkeleton>
    ) : (
      <AreaFailure title={<Trans>Ce que cette action suit ne répond pas</Trans>} onRetry={onRetry} failedAt={failedAt}>
        <Trans>Rien n’est perdu : réessayez dans un instant, ou quittez et revenez plus tard.</Trans>
      </AreaFailure>
    )}
  </JourneyFrame>
);
