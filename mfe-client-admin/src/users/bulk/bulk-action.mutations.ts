import { cacheAnswer, refreshTouched, send } from '@passerelle/shared/client';
import type { BulkAction, UserSelection } from '@passerelle/shared/contract';

import type { BulkWork } from './bulk-action.resource';

/** Starts a bulk action. When it is refused as out of date, the outdated data is fetched again. */
export async function startBulk(work: BulkWork, selection: UserSelection): Promise<BulkAction> {
  try {
    return await send('POST /users/bulk', { body: { ...work, selection } });
  } catch (error) {
    refreshPeople();
    throw error;
  }
}

/** Resumes a stopped action with the remaining people. */
export const resumeBulk = async (bulkId: string): Promise<void> => {
  const params = { bulkId };
  const resumed = await send('POST /users/bulk/:bulkId/resume', { params });
  cacheAnswer('GET /users/bulk/:bulkId', resumed, { params });
};

/** Nothing of it happens then. */
export const cancelBulk = (bulkId: string): Promise<BulkAction> =>
  send('POST /users/bulk/:bulkId/cancel', { params: { bulkId } });

/** Restores the people of a bulk deletion, by a new bulk action. */
export const undoBulk = (bulkId: string): Promise<BulkAction> =>
  send('POST /users/bulk/:bulkId/undo', { params: { bulkId } });

/** Whatever shows people: an action has changed them, or was asked for on an old answer. */
export const refreshPeople = (): void => refreshTouched('POST /users/sendWelcome');
