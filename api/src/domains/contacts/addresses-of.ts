import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OnContacts } from './own-contacts';

/** In the order in which they were entered. */
export const addressesOf = (eb: OnContacts) =>
  jsonArrayFrom(
    eb
      .selectFrom('contact_addresses')
      .whereRef('contact_addresses.contact_id', '=', 'contacts.id')
      .orderBy('contact_addresses.position')
      .select(['contact_addresses.type', 'contact_addresses.street']),
  );
