import { invalidate, send } from '@passerelle/shared/client';
import type { Contact, ContactCreation } from '@passerelle/shared/contract';

/** Adds somebody to the book; whoever shows the book hears of it. */
export async function createContact(body: ContactCreation): Promise<Contact> {
  const contact = await send('POST /me/contacts', { body });
  void invalidate('/me/contacts');
  return contact;
}
