import type { JobOffer, JobOfferCounts, Paged, QueryOf } from '@passerelle/shared/contract';
import { jobOfferSorts } from '@passerelle/shared/contract/enums/networking';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { matchesAll, readList, readPage } from '../../platform/lists';
import { searchPatterns } from '../../platform/text/search';
import { jobOfferOf, ownJobOffers, selectJobOffer } from './job-offer-rows';

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

/** The statuses of each tab: an accepted offer is still in progress, so « en cours » shows it too. */
export const countJobOffers = (db: Db, userId: string, search: string | undefined): Promise<JobOfferCounts> =>
  ownJobOffers(db, userId)
    .where((eb) => matchesAll(eb, 'job_offers.search', searchPatterns(search)))
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('job_offers.status', 'in', ['pending', 'accepted']).as('pending'),
      fn.countAll<number>().filterWhere('job_offers.status', '=', 'refused').as('refused'),
    ])
    .executeTakeFirstOrThrow();

/** The offer; another person's is a 404, like one that does not exist. */
export async function findJobOffer(db: Db, userId: string, jobOfferId: string): Promise<JobOffer> {
  const row = await selectJobOffer(ownJobOffers(db, userId)).where('job_offers.id', '=', jobOfferId).executeTakeFirst();
  if (!row) throw failure('notFound');
  return jobOfferOf(row);
}

/** Refuses all these calls under a programme without job offers, whatever the client. */
export async function assertJobOffersShown(db: Db, userId: string): Promise<void> {
  const shown = await db
    .selectFrom('user_programs')
    .innerJoin('programs', 'programs.id', 'user_programs.program_id')
    .where('user_programs.user_id', '=', userId)
    .where('user_programs.selected', '=', true)
    .where('programs.should_display_job_offers', '=', true)
    .select('programs.id')
    .executeTakeFirst();
  if (!shown) throw failure('forbidden');
}
