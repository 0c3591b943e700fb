import type { JobOffer } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { jobOfferOf, selectJobOffer } from './job-offer-row';
import { ownJobOffers } from './own-job-offers';

/** The offer; someone else's is as unknown as one that never was. */
export async function findJobOffer(db: Db, userId: string, jobOfferId: string): Promise<JobOffer> {
  const row = await selectJobOffer(ownJobOffers(db, userId)).where('job_offers.id', '=', jobOfferId).executeTakeFirst();
  if (!row) throw failure('notFound');
  return jobOfferOf(row);
}
