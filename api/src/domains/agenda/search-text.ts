import { searchText, sortKey } from '../../platform/search';

export interface NamedContact {
  first_name: string | null;
  last_name: string;
  company_name: string | null;
}

export const nameOf = ({ first_name, last_name }: NamedContact): string =>
  [first_name, last_name].filter(Boolean).join(' ');

/** How the contact of an action is found: by name and company. */
export const contactWords = (contact: NamedContact | null): string =>
  contact ? searchText(contact.first_name, contact.last_name, contact.company_name) : '';

/** Title first, then the contact; `followContacts` rewrites the second half where the first is known. */
export const actionWords = (title: string, contact: NamedContact | null): string =>
  `${sortKey(title)} ${contactWords(contact)}`.trimEnd();
