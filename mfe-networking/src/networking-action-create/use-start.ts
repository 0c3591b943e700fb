import { useCall } from '@passerelle/shared/client';

import { useAction } from '../action-parts/action.resource';
import type { Start } from './start';

interface Asked {
  parent: string | null;
  jobOffer: string | null;
}

interface Starting {
  start: Start;
  /** What the address names is still on its way. */
  isLoading: boolean;
  /** It cannot be known just now; one that is not the person’s own is none, and no failure. */
  failedAt: number | undefined;
  retry: () => void;
}

const useJobOffer = (jobOfferId: string | null) =>
  useCall('GET /me/jobOffers/:jobOfferId', { params: { jobOfferId: jobOfferId ?? '' }, when: jobOfferId !== null });

const nowhere: readonly number[] = [403, 404];

/** The action and the job offer that the address names. */
export function useStart({ parent, jobOffer }: Asked): Starting {
  const action = useAction(parent);
  const offer = useJobOffer(jobOffer);
  const isOut = [action, offer].find(({ data, error }) => !data && error && !nowhere.includes(error.status));
  const before = (parent !== null && action.data) || null;
  const asked = (jobOffer !== null && offer.data) || null;
  return {
    start: { parent: before, jobOffer: asked ?? before?.jobOffer ?? null },
    isLoading: action.isLoading || offer.isLoading,
    failedAt: isOut?.failedAt,
    retry: () => isOut?.retry(),
  };
}
