import { Trans } from '@lingui/react/macro';
import type { JobOffer } from '@passerelle/shared/contract';
import { AreaFailure, DelayedSkeleton } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { JobOfferNotFound } from './job-offer-not-found';
import { JobOfferSkeleton } from './job-offer-skeleton';
import { useJobOffer } from './job-offer.resource';
import { OffersHidden } from './offers-shown';

interface Props {
  jobOfferId: string;
  /** Nothing of an older answer is shown, not even for a moment: for a form that starts from it. */
  fresh?: boolean;
  children: (offer: JobOffer) => ReactNode;
}

/** One offer as the whole of a screen: on its way, not there, not answering, or shown. */
export function JobOfferArea({ jobOfferId, fresh = false, children }: Props): ReactNode {
  const { data, error, isUpdating, retry } = useJobOffer(jobOfferId);
  const [isKnown, setKnown] = useState(!fresh);
  if (!isKnown && data && !isUpdating) setKnown(true);
  const offer = isKnown ? data : undefined;
  // What was deleted in another tab is shown no longer, though there is an older answer.
  if (error?.status === 404) return <JobOfferNotFound />;
  if (error?.status === 403) return <OffersHidden />;
  if (offer) return children(offer);
  if (!error || data) {
    return (
      <DelayedSkeleton>
        <JobOfferSkeleton />
      </DelayedSkeleton>
    );
  }
  return (
    <AreaFailure level={1} title={<Trans>Cette annonce ne répond pas</Trans>} onRetry={retry} failedAt={error.at}>
      <Trans>Rien n’est perdu : vos annonces sont enregistrées. Le reste fonctionne.</Trans>
    </AreaFailure>
  );
}
