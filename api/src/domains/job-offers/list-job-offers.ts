import { jobOfferSorts, type JobOffer, type Paged, type QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { matchesAll, readList } from '../../platform/lists';
import { readPage } from '../../platform/read-page';
import { jobOfferOf, selectJobOffer } from './job-offer-row';
import { ownJobOffers } from './own-job-offers';

const columns = { createdAt: 'job_offers.created_at', title: 'job_offers.sort_title' } as const;

export async function listJobOffers(
  db: Db,
  userId: string,
  query: QueryOf<Calls['GET /me/jobOffers']>,
): Promise<Paged<JobOffer>> {
  const list = readList(query, jobOfferSorts);
  const { status = [] } = query;
  const matching = ownJobOffers(db, userId)
    .where((eb) => matchesAll(eb, 'job_offers.search', list.patterns))
    .$if(status.length > 0, (offers) => offers.where('job_offers.status', 'in', status));
  return readPage(list, {
    all: matching,
    rows: selectJobOffer(ownJobOffers(db, userId)),
    order: [columns[list.sort], 'job_offers.id'],
    itemOf: jobOfferOf,
  });
}
