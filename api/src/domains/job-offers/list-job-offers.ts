import type { JobOffer, Paged, QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { matchesAll, pageOf, readList } from '../../platform/lists';
import { jobOfferOf, selectJobOffer } from './job-offer-row';
import { ownJobOffers } from './own-job-offers';

const columns = { createdAt: 'job_offers.created_at', title: 'job_offers.sort_title' } as const;

export async function listJobOffers(
  db: Db,
  userId: string,
  query: QueryOf<Calls['GET /me/jobOffers']>,
): Promise<Paged<JobOffer>> {
  const list = readList(query, { createdAt: 'desc', title: 'asc' });
  const { status = [] } = query;
  const matching = ownJobOffers(db, userId)
    .where((eb) => matchesAll(eb, 'job_offers.search', list.patterns))
    .$if(status.length > 0, (offers) => offers.where('job_offers.status', 'in', status));
  const rows = await selectJobOffer(matching)
    .orderBy(columns[list.sort], list.direction)
    .orderBy('job_offers.id', list.direction)
    .limit(list.pageSize)
    .offset(list.offset)
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return pageOf(list, rows.map(jobOfferOf), total);
}
