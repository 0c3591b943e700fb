import { send, whenRefreshed } from '@passerelle/shared/client';

import { recordFailure } from './notifications.resource';

const opened = { status: 'opened' } as const;

/** Ends when the list is as it is after the change; an error is recorded, without a message. */
async function change(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    await whenRefreshed();
  } catch (error) {
    recordFailure(error);
  }
}

export const openNotification = (notificationId: string): Promise<void> =>
  change(() => send('PUT /me/notifications/:notificationId', { params: { notificationId }, body: opened }));

export const openAllNotifications = (): Promise<void> => change(() => send('PUT /me/notifications', { body: opened }));
