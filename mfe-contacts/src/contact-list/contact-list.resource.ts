import { useCall } from '@passerelle/shared/client';
import { contactFilters, contactSorts } from '@passerelle/shared/contract';
import { defineList, type QueryFor } from '@passerelle/shared/lists';
import { oneOf } from '@passerelle/shared/routes';

export const contactList = defineList('GET /me/contacts', (filter) => ({
  sorts: contactSorts,
  filters: {
    filter: filter(oneOf(contactFilters, 'all'), {
      referrer: (tab) => tab === 'referrer' || undefined,
      referred: (tab) => tab === 'referred' || undefined,
    }),
  },
}));

/** What each tab holds of what is searched for. */
export const useContactCounts = (search: string) =>
  useCall('GET /me/contacts/count', { query: { search: search || undefined } });

/** Whom the list is about, in which order: on the screen and in a file. */
export type ContactsQuery = QueryFor<typeof contactList>;
