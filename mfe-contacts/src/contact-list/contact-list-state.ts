import { contactFilters, contactSorts, type ContactFilter, type ContactSort } from '@passerelle/shared/contract';
import { oneOf, pageNumber, queryState, text } from '@passerelle/shared/routes';

export interface ContactListState {
  filter: ContactFilter;
  search: string;
  sort: ContactSort;
  page: number;
}

/** In the address. Any change goes back to the first page. */
export const contactListState = queryState<ContactListState>({
  filter: oneOf(contactFilters, 'all'),
  search: text(),
  sort: oneOf(contactSorts, 'createdAt'),
  page: pageNumber(),
});
