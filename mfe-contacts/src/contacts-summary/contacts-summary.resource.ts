import { useCall } from '@passerelle/shared/client';

/** How many contacts there are, and who was added last. */
export const useLastContacts = () =>
  useCall('GET /me/contacts', { query: { page: 0, pageSize: 3, sort: 'createdAt', order: 'desc' } });
