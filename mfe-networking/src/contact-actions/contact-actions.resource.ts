import { useCall } from '@passerelle/shared/client';

/** However few are shown at a time, the page stays that of a contact. */
const pageSize = 5;

/** What was planned with somebody, whatever became of it: the latest first. */
export const useContactActions = (contactId: string, page: number) =>
  useCall('GET /me/agenda', { query: { contact: contactId, page, pageSize, sort: 'date', order: 'desc' } });
