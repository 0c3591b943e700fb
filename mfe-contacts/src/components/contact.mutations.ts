import { ifMatch, isGone, cacheAnswer, refreshTouched, send } from '@passerelle/shared/client';
import type { Contact, ContactBody, ContactCreation } from '@passerelle/shared/contract';

import type { ContactId } from './contact.resource';

export const createContact = (body: ContactCreation): Promise<Contact> => send('POST /me/contacts', { body });

/** The server refuses with a conflict when the contact was changed since it was read, for instance in another tab. */
export async function saveContact(read: Contact, body: ContactBody): Promise<void> {
  const params = { contactId: read.id };
  const headers = ifMatch(read);
  cacheAnswer('GET /me/contacts/:contactId', await send('PUT /me/contacts/:contactId', { params, body, headers }), {
    params,
  });
}

export async function deleteContact({ id }: ContactId): Promise<void> {
  const params = { contactId: id };
  try {
    await send('DELETE /me/contacts/:contactId', { params });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Another tab has already deleted it: counts as success, and the lists refresh.
    refreshTouched('DELETE /me/contacts/:contactId', { params });
  }
}

export const restoreContact = ({ id }: ContactId): Promise<Contact> =>
  send('PUT /me/contacts/:contactId/restore', { params: { contactId: id } });

/** After a failed change, since the page may have been out of date. */
export const refreshContact = ({ id }: ContactId): void =>
  refreshTouched('PUT /me/contacts/:contactId', { params: { contactId: id } });
