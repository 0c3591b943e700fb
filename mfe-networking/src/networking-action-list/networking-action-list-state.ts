import type { AppointmentStatus } from '@passerelle/shared/contract';
import { oneOf, pageNumber, queryState, text } from '@passerelle/shared/routes';

export const actionFilters = ['active', 'complete', 'cancelled'] as const;
export type ActionFilter = (typeof actionFilters)[number];

/** Which status stands under which filter. */
export const statusOf: Record<ActionFilter, AppointmentStatus> = {
  active: 'pending',
  complete: 'validated',
  cancelled: 'cancelled',
};

export const actionSorts = ['createdAt', 'title'] as const;
export type ActionSort = (typeof actionSorts)[number];

export interface NetworkingActionListState {
  filter: ActionFilter;
  search: string;
  sort: ActionSort;
  page: number;
}

/** In the address. Any change goes back to the first page. */
export const networkingActionListState = queryState<NetworkingActionListState>({
  filter: oneOf(actionFilters, 'active'),
  search: text(),
  sort: oneOf(actionSorts, 'createdAt'),
  page: pageNumber(),
});
