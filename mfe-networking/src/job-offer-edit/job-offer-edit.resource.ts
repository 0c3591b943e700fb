import { ifMatch, send } from '@passerelle/shared/client';
import type { JobOffer, JobOfferBody } from '@passerelle/shared/contract';

import { keepJobOffer } from '../job-offer-parts/job-offer-changes.resource';

/** Refused with a conflict when somebody, such as another tab, has changed more than what was seen. */
export async function saveJobOffer(seen: JobOffer, body: JobOfferBody, file: File | null): Promise<void> {
  const parts = { params: { jobOfferId: seen.id }, body, headers: ifMatch(seen) };
  const files = file ? { 'documents.0.file': file } : {};
  keepJobOffer(await send('PUT /me/jobOffers/:jobOfferId', { ...parts, files }));
}

export const readJobOffer = (jobOfferId: string): Promise<JobOffer> =>
  send('GET /me/jobOffers/:jobOfferId', { params: { jobOfferId } });
