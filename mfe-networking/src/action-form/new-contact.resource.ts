import { invalidate, send } from '@passerelle/shared/client';
import type { Contact, ContactBody } from '@passerelle/shared/contract';

export async function createContact(body: ContactBody): Promise<Contact> {
  const contact = await send('POST /me/contacts', { body });
  void invalidate('/me/contacts');
  return contact;
}
