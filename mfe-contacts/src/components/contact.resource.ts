import { ifMatch, isGone, cacheAnswer, refreshTouched, send, useCall } from '@passerelle/shared/client';
import type { Contact, ContactBody, ContactCreation } from '@passerelle/shared/contract';

/** One contact by its id; with null nothing is requested. */
export const useContact = (contactId: string | null) =>
  useCall('GET /me/contacts/:contactId', { params: { contactId: contactId ?? '' }, when: contactId !== null });

export const createContact = (body: ContactCreation): Promise<Contact> => send('POST /me/contacts', { body });

/** The server refuses with a conflict when the contact was changed since it was read, for instance in another tab. */
export async function saveContact(read: Contact, body: ContactBody): Promise<void> {
  const params = { contactId: read.id };
  const headers = ifMatch(read);
  cacheAnswer('GET /me/contacts/:contactId', await send('PUT /me/contacts/:contactId', { params, body, headers }), {
    params,
  });
}

export const readContact = (contactId: string): Promise<Contact> =>
  send('GET /me/contacts/:contactId', { params: { contactId } });

type ContactId = Pick<Contact, 'id'>;

export async function deleteContact({ id }: ContactId): Promise<void> {
  const params = { contactId: id };
  try {
    await send('DELETE /me/contacts/:contactId', { params });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Another tab has deleted it already: the goal is reached, and the lists refresh.
    refreshTouched('DELETE /me/contacts/:contactId', { params });
  }
}

export const restoreContact = ({ id }: ContactId): Promise<Contact> =>
  send('PUT /me/contacts/:contactId/restore', { params: { contactId: id } });

/** After a failed change, since the page may have been out of date. */
export const refreshContact = ({ id }: ContactId): void =>
  refreshTouched('PUT /me/contacts/:contactId', { params: { contactId: id } });
