import { searchText, sortKey } from '../../platform/search';

interface Named {
  firstName: string;
  lastName: string;
  email: string;
}

/** A person's names and address with what lists are sorted and searched by: nobody writes the ones without the others. */
export const nameColumns = ({ firstName, lastName, email }: Named) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  sort_name: sortKey(lastName, firstName),
  sort_first_name: sortKey(firstName, lastName),
  search: searchText(firstName, lastName, email),
});
