import { ApiError, type CallState, send, useCall, whenRefreshed } from '@passerelle/shared/client';
import { type Notification, type Paged, pageSizes } from '@passerelle/shared/contract';

let failure: Error | null = null;

/** Remembers what last went wrong, without a message: the person asked for none of it. */
export function recordFailure(error: unknown): void {
  failure = error instanceof Error ? error : new Error(String(error));
}
export const clearFailure = (): void => {
  failure = null;
};
export const lastFailure = (): Error | null => failure;

export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

const opened = { status: 'opened' } as const;

/** The newest ones, so many pages of them: one question, so that nothing slips between two pages meanwhile. */
export const useNotifications = (pages: number): CallState<Paged<Notification>> =>
  useCall('GET /me/notifications', { query: { pageSize: pages * pageSizes.notifications } });

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
