import { send, useCall, whenRefreshed, type CallState } from '@passerelle/shared/client';
import { pageSizes, type Notification, type Paged } from '@passerelle/shared/contract';

import { keepFailure } from '../failure';

const opened = { status: 'opened' } as const;

/** The newest ones, so many pages of them: one question, so that nothing slips between two pages meanwhile. */
export const useNotifications = (pages: number): CallState<Paged<Notification>> =>
  useCall('GET /me/notifications', { query: { pageSize: pages * pageSizes.state } });

/** Ends when the list is as it is after the change; an error is kept, without a message. */
async function change(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    await whenRefreshed();
  } catch (error) {
    keepFailure(error);
  }
}

export const openNotification = (notificationId: string): Promise<void> =>
  change(() => send('PUT /me/notifications/:notificationId', { params: { notificationId }, body: opened }));

export const openAllNotifications = (): Promise<void> => change(() => send('PUT /me/notifications', { body: opened }));
