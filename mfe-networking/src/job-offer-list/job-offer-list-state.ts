import { jobOfferFilters, jobOfferSorts, type JobOfferFilter, type JobOfferSort } from '@passerelle/shared/contract';
import { oneOf, pageNumber, queryState, text } from '@passerelle/shared/routes';

export interface JobOfferListState {
  filter: JobOfferFilter;
  search: string;
  sort: JobOfferSort;
  page: number;
}

/** In the address. Who looks for something looks through all offers, in the usual order. */
export const jobOfferListState = queryState<JobOfferListState>(
  {
    filter: oneOf(jobOfferFilters, 'all'),
    search: text(),
    sort: oneOf(jobOfferSorts, 'createdAt'),
    page: pageNumber(),
  },
  { filter: ['page'], search: ['page', 'filter', 'sort'], sort: ['page'] },
);
