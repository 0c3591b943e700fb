import { ApiError, invalidate, keepAnswer, send } from '@passerelle/shared/client';
import type { Contact, ContactBody } from '@passerelle/shared/contract';

type Seen = Pick<Contact, 'id' | 'version'>;

/** Refused with a conflict when somebody, such as another tab, has changed more than what was seen. */
export async function saveContact({ id, version }: Seen, body: ContactBody): Promise<void> {
  const params = { contactId: id };
  const headers = { 'if-match': `"${version}"` };
  keepAnswer('GET /me/contacts/:contactId', await send('PUT /me/contacts/:contactId', { params, body, headers }), {
    params,
  });
  // Networking actions name the people they are with.
  void invalidate('/me/contacts', '/me/agenda');
}

export const readContact = (contactId: string): Promise<Contact> =>
  send('GET /me/contacts/:contactId', { params: { contactId } });

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

/** Somebody, such as another tab, has deleted the contact meanwhile. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
