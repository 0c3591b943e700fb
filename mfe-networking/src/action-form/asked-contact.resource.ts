import { useCall } from '@passerelle/shared/client';

/** Somebody of the book of whom the id is at hand; null asks for nobody. */
export const useAskedContact = (contactId: string | null) =>
  useCall('GET /me/contacts/:contactId', { params: { contactId: contactId ?? '' }, when: contactId !== null });
