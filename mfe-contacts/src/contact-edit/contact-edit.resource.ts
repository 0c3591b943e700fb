import { ifMatch, keepAnswer, send } from '@passerelle/shared/client';
import type { Contact, ContactBody } from '@passerelle/shared/contract';

/** Refused with a conflict when somebody, such as another tab, has changed more than what was seen. */
export async function saveContact(seen: Contact, body: ContactBody): Promise<void> {
  const params = { contactId: seen.id };
  const headers = ifMatch(seen);
  keepAnswer('GET /me/contacts/:contactId', await send('PUT /me/contacts/:contactId', { params, body, headers }), {
    params,
  });
}

export const readContact = (contactId: string): Promise<Contact> =>
  send('GET /me/contacts/:contactId', { params: { contactId } });
