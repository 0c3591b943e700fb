import { invalidate, isGone, send, withdraw } from '@passerelle/shared/client';
import type { Contact } from '@passerelle/shared/contract';

type Known = Pick<Contact, 'id'>;

export async function deleteContact({ id }: Known): Promise<void> {
  try {
    await send('DELETE /me/contacts/:contactId', { params: { contactId: id } });
  } catch (error) {
    // Deleted meanwhile, in another tab: it is gone, as it should be.
    if (!isGone(error)) throw error;
  }
}

export const restoreContact = ({ id }: Known): Promise<Contact> =>
  send('PUT /me/contacts/:contactId/restore', { params: { contactId: id } });

/** Networking actions name the people they are with. */
const touched = ['/me/contacts', '/me/agenda'] as const;
export const refreshContacts = (): void => void invalidate(...touched);
/** The page of a deleted contact is still there for a moment, on its way to the list. */
export const refreshWithout = ({ id }: Known): void => void withdraw(`/me/contacts/${id}`, ...touched);
