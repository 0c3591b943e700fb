import { useCall } from '@passerelle/shared/client';
import type { JobOfferFilter, JobOfferSort, JobOfferStatus, SortOrder } from '@passerelle/shared/contract';

import type { JobOfferListState } from './job-offer-list-state';

const orders: Record<JobOfferSort, SortOrder> = { createdAt: 'descend', title: 'ascend' };

/** An accepted offer is still under way: « en cours » holds it too. */
const statuses: Record<JobOfferFilter, JobOfferStatus[] | undefined> = {
  all: undefined,
  pending: ['pending', 'accepted'],
  refused: ['refused'],
};

export const useJobOffers = ({ filter, search, sort, page }: JobOfferListState) =>
  useCall('GET /me/jobOffers', {
    query: { page, search: search || undefined, sort, order: orders[sort], status: statuses[filter] },
  });

/** What each tab holds of what is searched for. */
export const useJobOfferCounts = ({ search }: Pick<JobOfferListState, 'search'>) =>
  useCall('GET /me/jobOffers/count', { query: { search: search || undefined } });
