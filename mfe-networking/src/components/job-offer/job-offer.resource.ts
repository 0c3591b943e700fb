import { cacheAnswer, send, useCall } from '@passerelle/shared/client';
import type { JobOffer } from '@passerelle/shared/contract';

/** One job offer; with null nothing is fetched. */
export const useJobOffer = (jobOfferId: string | null) =>
  useCall('GET /me/jobOffers/:jobOfferId', { params: { jobOfferId: jobOfferId ?? '' }, when: jobOfferId !== null });

export const readJobOffer = (jobOfferId: string): Promise<JobOffer> =>
  send('GET /me/jobOffers/:jobOfferId', { params: { jobOfferId } });

/** Puts the server's answer into the cache, so that it is not fetched again. */
export const cacheJobOffer = (offer: JobOffer): void =>
  cacheAnswer('GET /me/jobOffers/:jobOfferId', offer, { params: { jobOfferId: offer.id } });

/** True if the programme has no job offers; false while loading. */
export function useJobOffersDisabled(): boolean {
  const { data: me } = useCall('GET /me');
  return me !== undefined && me.selectedProgram?.program.shouldDisplayJobOffers !== true;
}
