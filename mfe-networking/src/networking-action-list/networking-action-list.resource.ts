import { ApiError, invalidate, send, useCall } from '@passerelle/shared/client';
import type { Appointment, SortOrder } from '@passerelle/shared/contract';

import { statusOf, type ActionSort, type NetworkingActionListState } from './networking-action-list-state';

const orders: Record<ActionSort, SortOrder> = { createdAt: 'descend', title: 'ascend' };

export const useNetworkingActions = ({ filter, search, sort, page }: NetworkingActionListState) =>
  useCall('GET /me/agenda', {
    query: { page, search: search || undefined, sort, order: orders[sort], status: [statusOf[filter]] },
  });

/** What each tab holds of what is searched for. */
export const useNetworkingActionCounts = ({ search }: Pick<NetworkingActionListState, 'search'>) =>
  useCall('GET /me/agenda/count', { query: { search: search || undefined } });

export const cancelAction = ({ id }: Pick<Appointment, 'id'>) =>
  send('PUT /me/agenda/:appointmentId', { params: { appointmentId: id }, body: { id, status: 'cancelled' } });

export async function deleteAction({ id }: Pick<Appointment, 'id'>): Promise<void> {
  try {
    await send('DELETE /me/agenda/:appointmentId', { params: { appointmentId: id } });
  } catch (error) {
    // Deleted meanwhile, in another tab: it is gone, as it should be.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

/** Figures count networking actions, and job offers name their interviews. */
export const refreshActions = (): void => void invalidate('/me/agenda', '/me/stats', '/me/jobOffers');
