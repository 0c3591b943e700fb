import { send } from '@passerelle/shared/client';
import type { Contact, ContactCreation } from '@passerelle/shared/contract';

export const createContact = (body: ContactCreation): Promise<Contact> => send('POST /me/contacts', { body });
