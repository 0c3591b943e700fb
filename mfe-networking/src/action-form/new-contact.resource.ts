import { send } from '@passerelle/shared/client';
import type { Contact, ContactBody } from '@passerelle/shared/contract';

export const createContact = (body: ContactBody): Promise<Contact> => send('POST /me/contacts', { body });
