import { isGone, keepAnswer, refreshTouched, send } from '@passerelle/shared/client';
import type { JobOffer, JobOfferUpdate } from '@passerelle/shared/contract';

type Known = Pick<JobOffer, 'id'>;

/** After a change that failed: the page may have been out of date. */
export const refreshJobOffer = ({ id }: Known): void =>
  refreshTouched('PUT /me/jobOffers/:jobOfferId', { params: { jobOfferId: id } });

/** What the server has answered is what the page shows from now on. */
export const keepJobOffer = (offer: JobOffer): void =>
  keepAnswer('GET /me/jobOffers/:jobOfferId', offer, { params: { jobOfferId: offer.id } });

/** Only what is said changes. */
export async function changeJobOffer({ id }: Known, body: JobOfferUpdate): Promise<void> {
  keepJobOffer(await send('PUT /me/jobOffers/:jobOfferId', { params: { jobOfferId: id }, body }));
}

export async function deleteJobOffer({ id }: Known): Promise<void> {
  const params = { jobOfferId: id };
  try {
    await send('DELETE /me/jobOffers/:jobOfferId', { params });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Deleted meanwhile, in another tab.
    refreshTouched('DELETE /me/jobOffers/:jobOfferId', { params });
  }
}

export async function restoreJobOffer({ id }: Known): Promise<void> {
  keepJobOffer(await send('PUT /me/jobOffers/:jobOfferId/restore', { params: { jobOfferId: id } }));
}
