import { isGone, refreshTouched, send } from '@passerelle/shared/client';
import type { Contact } from '@passerelle/shared/contract';

type Known = Pick<Contact, 'id'>;

export async function deleteContact({ id }: Known): Promise<void> {
  const params = { contactId: id };
  try {
    await send('DELETE /me/contacts/:contactId', { params });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Deleted meanwhile, in another tab.
    refreshTouched('DELETE /me/contacts/:contactId', { params });
  }
}

export const restoreContact = ({ id }: Known): Promise<Contact> =>
  send('PUT /me/contacts/:contactId/restore', { params: { contactId: id } });

/** After a change that failed: the page may have been out of date. */
export const refreshContact = ({ id }: Known): void =>
  refreshTouched('PUT /me/contacts/:contactId', { params: { contactId: id } });
