import { type CallState, invalidate, send, useCall } from '@passerelle/shared/client';
import { type Notification, type Paged, pageSizes } from '@passerelle/shared/contract';

import { recordFailure } from '../failure';

const opened = { status: 'opened' } as const;

/** The newest ones, so many pages of them: one question, so that nothing slips between two pages meanwhile. */
export const useNotifications = (pages: number): CallState<Paged<Notification>> =>
  useCall('GET /me/notifications', { query: { pageSize: pages * pageSizes.state } });

/** After a change without error the list is asked for once more; an error is kept, without a message. */
async function change(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    await invalidate('/me/notifications');
  } catch (error) {
    recordFailure(error);
  }
}

export const openNotification = (notificationId: string): Promise<void> =>
  change(() => send('PUT /me/notifications/:notificationId', { params: { notificationId }, body: opened }));

export const openAllNotifications = (): Promise<void> => change(() => send('PUT /me/notifications', { body: opened }));
