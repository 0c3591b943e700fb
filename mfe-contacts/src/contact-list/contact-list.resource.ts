import { useCall } from '@passerelle/shared/client';
import type { ContactSort, SortOrder } from '@passerelle/shared/contract';

import type { ContactListState } from './contact-list-state';

const orders: Record<ContactSort, SortOrder> = { createdAt: 'descend', fullName: 'ascend' };

/** Whom the list is about, in which order: on the screen and in a file. */
export const contactsQuery = ({ filter, search, sort }: Omit<ContactListState, 'page'>) => ({
  search: search || undefined,
  sort,
  order: orders[sort],
  referrer: filter === 'referrer' || undefined,
  referred: filter === 'referred' || undefined,
});

export const useContacts = ({ page, ...state }: ContactListState) =>
  useCall('GET /me/contacts', { query: { page, ...contactsQuery(state) } });

/** What each tab holds of what is searched for. */
export const useContactCounts = ({ search }: Pick<ContactListState, 'search'>) =>
  useCall('GET /me/contacts/count', { query: { search: search || undefined } });
