import { useCall } from '@passerelle/shared/client';
import { jobOfferFilters, jobOfferSorts, type JobOfferFilter, type JobOfferStatus } from '@passerelle/shared/contract';
import { defineList } from '@passerelle/shared/lists';
import { oneOf } from '@passerelle/shared/routes';

/** An accepted offer is still under way: « en cours » holds it too. */
const statuses: Record<JobOfferFilter, JobOfferStatus[] | undefined> = {
  all: undefined,
  pending: ['pending', 'accepted'],
  refused: ['refused'],
};

/** Who looks for something looks through all offers, in the usual order. */
export const jobOfferList = defineList('GET /me/jobOffers', (filter) => ({
  sorts: jobOfferSorts,
  filters: { filter: filter(oneOf(jobOfferFilters, 'all'), { status: (tab) => statuses[tab] }) },
  resets: { filter: ['page'], search: ['page', 'filter', 'sort'], sort: ['page'] },
}));

/** What each tab holds of what is searched for. */
export const useJobOfferCounts = (search: string) =>
  useCall('GET /me/jobOffers/count', { query: { search: search || undefined } });
