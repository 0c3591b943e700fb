import { useCall } from '@passerelle/shared/client';
import type { AppointmentStatus } from '@passerelle/shared/contract';
import { appointmentSorts } from '@passerelle/shared/contract/enums/networking';
import { defineList } from '@passerelle/shared/lists';
import { oneOf } from '@passerelle/shared/url-state';

const actionFilters = ['active', 'complete', 'cancelled'] as const;
export type ActionFilter = (typeof actionFilters)[number];

/** The status for each filter. */
const statusOf: Record<ActionFilter, AppointmentStatus> = {
  active: 'pending',
  complete: 'validated',
  cancelled: 'cancelled',
};

/** By date to begin with: see `actionGroups`. */
const { nearest, createdAt, title } = appointmentSorts;

export const networkingActionList = defineList('GET /me/agenda', (filter) => ({
  sorts: { nearest, createdAt, title },
  filters: { filter: filter(oneOf(actionFilters, 'active'), { status: (tab) => [statusOf[tab]] }) },
}));

/** The number of results under each tab, for the current search. */
export const useNetworkingActionCounts = (search: string) =>
  useCall('GET /me/agenda/count', { query: { search: search || undefined } });
