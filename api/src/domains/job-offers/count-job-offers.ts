import type { JobOfferCounts } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { matchesAll } from '../../platform/lists';
import { searchPatterns } from '../../platform/search';
import { ownJobOffers } from './own-job-offers';

/** What each tab of the list holds: an accepted offer is still under way, so « en cours » holds it too. */
export const countJobOffers = (db: Db, userId: string, search: string | undefined): Promise<JobOfferCounts> =>
  ownJobOffers(db, userId)
    .where((eb) => matchesAll(eb, 'job_offers.search', searchPatterns(search)))
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('job_offers.status', 'in', ['pending', 'accepted']).as('pending'),
      fn.countAll<number>().filterWhere('job_offers.status', '=', 'refused').as('refused'),
    ])
    .executeTakeFirstOrThrow();
