import { useCall } from '@passerelle/shared/client';
import type { SortOrder } from '@passerelle/shared/contract';

import { statusOf, type ActionSort, type NetworkingActionListState } from './networking-action-list-state';

const orders: Record<ActionSort, SortOrder> = { createdAt: 'descend', title: 'ascend' };

export const useNetworkingActions = ({ filter, search, sort, page }: NetworkingActionListState) =>
  useCall('GET /me/agenda', {
    query: { page, search: search || undefined, sort, order: orders[sort], status: [statusOf[filter]] },
  });

/** What each tab holds of what is searched for. */
export const useNetworkingActionCounts = ({ search }: Pick<NetworkingActionListState, 'search'>) =>
  useCall('GET /me/agenda/count', { query: { search: search || undefined } });
