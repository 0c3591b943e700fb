import { send } from '@passerelle/shared/client';
import type { JobOffer, JobOfferCreation } from '@passerelle/shared/contract';

/** An offer, with its picture where there is one: a description alone describes nothing. */
export async function createJobOffer({ documents, ...body }: JobOfferCreation, file: File | null): Promise<JobOffer> {
  const parts = file ? { body: { ...body, documents }, files: { 'documents.0.file': file } } : { body };
  return send('POST /me/jobOffers', parts);
}
