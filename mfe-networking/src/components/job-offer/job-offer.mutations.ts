import { ifMatch, isGone, refreshTouched, send } from '@passerelle/shared/client';
import type { JobOffer, JobOfferBody, JobOfferCreation, JobOfferUpdate } from '@passerelle/shared/contract';

import { cacheJobOffer } from './job-offer.resource';

type JobOfferId = Pick<JobOffer, 'id'>;

/** After a change that failed, because the page may be out of date. */
export const refreshJobOffer = ({ id }: JobOfferId): void =>
  refreshTouched('PUT /me/jobOffers/:jobOfferId', { params: { jobOfferId: id } });

/** Changes the fields that the body names, and no others. */
export async function changeJobOffer({ id }: JobOfferId, body: JobOfferUpdate): Promise<void> {
  cacheJobOffer(await send('PUT /me/jobOffers/:jobOfferId', { params: { jobOfferId: id }, body }));
}

export async function deleteJobOffer({ id }: JobOfferId): Promise<void> {
  const params = { jobOfferId: id };
  try {
    await send('DELETE /me/jobOffers/:jobOfferId', { params });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Another tab has deleted it already: the lists refresh.
    refreshTouched('DELETE /me/jobOffers/:jobOfferId', { params });
  }
}

export async function restoreJobOffer({ id }: JobOfferId): Promise<void> {
  cacheJobOffer(await send('PUT /me/jobOffers/:jobOfferId/restore', { params: { jobOfferId: id } }));
}

/** The description of the picture is sent only together with the picture. */
export async function createJobOffer({ documents, ...body }: JobOfferCreation, file: File | null): Promise<JobOffer> {
  const parts = file ? { body: { ...body, documents }, files: { 'documents.0.file': file } } : { body };
  return send('POST /me/jobOffers', parts);
}

/** The server answers with a conflict when the offer has a newer version than the one that was seen. */
export async function saveJobOffer(seen: JobOffer, body: JobOfferBody, file: File | null): Promise<void> {
  const parts = { params: { jobOfferId: seen.id }, body, headers: ifMatch(seen) };
  const files = file ? { 'documents.0.file': file } : {};
  cacheJobOffer(await send('PUT /me/jobOffers/:jobOfferId', { ...parts, files }));
}
