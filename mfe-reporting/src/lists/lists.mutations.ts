import { send } from '@passerelle/shared/client';
import type { BulkAction } from '@passerelle/shared/contract';

/** Starts the bulk mail; its own screen shows the outcome for each person. */
export const askNews = (ids: readonly string[]): Promise<BulkAction> =>
  send('POST /users/bulk', { body: { kind: 'askNews', selection: { ids: [...ids] } } });
