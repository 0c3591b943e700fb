import { invalidate, isGone, keepAnswer, send, withdraw } from '@passerelle/shared/client';
import type { JobOffer, JobOfferUpdate } from '@passerelle/shared/contract';

type Known = Pick<JobOffer, 'id'>;

/** Networking actions name the offer they are about, and figures count applications. */
const touched = ['/me/jobOffers', '/me/agenda', '/me/stats'] as const;
export const refreshJobOffers = (): void => void invalidate(...touched);
/** The page of a deleted offer is still there for a moment, on its way to the list. */
export const refreshWithout = ({ id }: Known): void => void withdraw(`/me/jobOffers/${id}`, ...touched);

/** What the server has answered is what the page shows from now on. */
export const keepJobOffer = (offer: JobOffer): void =>
  keepAnswer('GET /me/jobOffers/:jobOfferId', offer, { params: { jobOfferId: offer.id } });

/** Only what is said changes. */
export async function changeJobOffer({ id }: Known, body: JobOfferUpdate): Promise<void> {
  keepJobOffer(await send('PUT /me/jobOffers/:jobOfferId', { params: { jobOfferId: id }, body }));
}

export async function deleteJobOffer({ id }: Known): Promise<void> {
  try {
    await send('DELETE /me/jobOffers/:jobOfferId', { params: { jobOfferId: id } });
  } catch (error) {
    // Deleted meanwhile, in another tab: it is gone, as it should be.
    if (!isGone(error)) throw error;
  }
}

export async function restoreJobOffer({ id }: Known): Promise<void> {
  keepJobOffer(await send('PUT /me/jobOffers/:jobOfferId/restore', { params: { jobOfferId: id } }));
}
