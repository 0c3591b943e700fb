import { useCall } from '@passerelle/shared/client';
import { contactFilters, contactSorts } from '@passerelle/shared/contract/enums/contacts';
import { defineList, type QueryFor } from '@passerelle/shared/lists';
import { oneOf } from '@passerelle/shared/url-state';

export const contactList = defineList('GET /me/contacts', (filter) => ({
  sorts: contactSorts,
  filters: {
    filter: filter(oneOf(contactFilters, 'all'), {
      referrer: (tab) => tab === 'referrer' || undefined,
      referred: (tab) => tab === 'referred' || undefined,
    }),
  },
}));

/** The number of contacts under each tab, for the current search. */
export const useContactCounts = (search: string) =>
  useCall('GET /me/contacts/count', { query: { search: search || undefined } });

/** Filter and order of the list, shared by the screen and the export. */
export type ContactsQuery = QueryFor<typeof contactList>;
