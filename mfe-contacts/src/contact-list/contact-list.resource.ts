import { ApiError, invalidate, send, useCall } from '@passerelle/shared/client';
import type { Contact, ContactSort, SortOrder } from '@passerelle/shared/contract';

import type { ContactListState } from './contact-list-state';

const orders: Record<ContactSort, SortOrder> = { createdAt: 'descend', fullName: 'ascend' };

export const useContacts = ({ filter, search, sort, page }: ContactListState) =>
  useCall('GET /me/contacts', {
    query: {
      page,
      search: search || undefined,
      sort,
      order: orders[sort],
      referrer: filter === 'referrer' || undefined,
      referred: filter === 'referred' || undefined,
    },
  });

/** What each tab holds of what is searched for. */
export const useContactCounts = ({ search }: Pick<ContactListState, 'search'>) =>
  useCall('GET /me/contacts/count', { query: { search: search || undefined } });

export async function deleteContact({ id }: Pick<Contact, 'id'>): Promise<void> {
  try {
    await send('DELETE /me/contacts/:contactId', { params: { contactId: id } });
  } catch (error) {
    // Deleted meanwhile, in another tab: it is gone, as it should be.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

/** Networking actions name the people they are with. */
export const refreshContacts = (): void => void invalidate('/me/contacts', '/me/agenda');
