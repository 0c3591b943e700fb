import { invalidate, send } from '@passerelle/shared/client';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { now } from '@passerelle/shared/i18n';

import { setUnreadCount } from '../../../layouts/unread-count';

export const NOTIFICATIONS = '/me/notifications';

/** Result of one poll, shared with all tabs. */
export interface Counts {
  received: number;
  /** When the newest of them was sent. */
  newest: string | null;
  /** When this was known, as a time stamp. */
  at: number;
}

export async function fetchCounts(signal: AbortSignal): Promise<Counts> {
  const query = { status: ['received' as const], pageSize: pageSizes.count };
  const { totalCount, items } = await send('GET /me/notifications', { query, signal });
  return { received: totalCount, newest: items[0]?.sendAt ?? null, at: now().getTime() };
}

type Known = Pick<Counts, 'received' | 'newest'>;

/** There is one more, or a later one: a reminder may also come behind its time. */
const hasArrived = (before: Known, { received, newest }: Known): boolean =>
  received > before.received || (newest ?? '') > (before.newest ?? '');

/**
 * Reports the number of unread notifications and, when a new one arrived, that the lists are stale. A notification
 * opened meanwhile makes no list stale, since opening it refetched the lists already.
 */
export function createPageNotifier(): (counts: Counts) => void {
  let before: Known | null = null;
  return ({ received, newest }) => {
    setUnreadCount(received);
    const isNews = before !== null && hasArrived(before, { received, newest });
    before = { received, newest };
    if (isNews) void invalidate(NOTIFICATIONS);
  };
}
