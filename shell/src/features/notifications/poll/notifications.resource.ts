import { ApiError, type CallState, useCall } from '@passerelle/shared/client';
import type { Notification, Paged } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';

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

/** The newest ones, so many pages of them: one question, so that nothing slips between two pages meanwhile. */
export const useNotifications = (pages: number): CallState<Paged<Notification>> =>
  useCall('GET /me/notifications', { query: { pageSize: pages * pageSizes.notifications } });
