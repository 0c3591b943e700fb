import { send, useCall } from '@passerelle/shared/client';
import type { Contact } from '@passerelle/shared/contract';

/** One contact by its id; with null nothing is requested. */
export const useContact = (contactId: string | null) =>
  useCall('GET /me/contacts/:contactId', { params: { contactId: contactId ?? '' }, when: contactId !== null });

export const readContact = (contactId: string): Promise<Contact> =>
  send('GET /me/contacts/:contactId', { params: { contactId } });

export type ContactId = Pick<Contact, 'id'>;
