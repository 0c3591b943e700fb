import { useCall } from '@passerelle/shared/client';
import type { JobOfferFilter, JobOfferStatus } from '@passerelle/shared/contract';
import { jobOfferFilters, jobOfferSorts } from '@passerelle/shared/contract/enums/networking';
import { defineList } from '@passerelle/shared/lists';
import { oneOf } from '@passerelle/shared/url-state';

/** An accepted offer is still in progress, so « en cours » includes it. */
const statuses: Record<JobOfferFilter, JobOfferStatus[] | undefined> = {
  all: undefined,
  pending: ['pending', 'accepted'],
  refused: ['refused'],
};

/** A search covers all offers, in the default order. */
export const jobOfferList = defineList('GET /me/jobOffers', (filter) => ({
  sorts: jobOfferSorts,
  filters: { filter: filter(oneOf(jobOfferFilters, 'all'), { status: (tab) => statuses[tab] }) },
  resets: { filter: ['page'], search: ['page', 'filter', 'sort'], sort: ['page'] },
}));

/** The number of results under each tab, for the current search. */
export const useJobOfferCounts = (search: string) =>
  useCall('GET /me/jobOffers/count', { query: { search: search || undefined } });
