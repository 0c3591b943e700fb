import { invalidate } from '@passerelle/shared/client';

import { setUnreadCount } from '../use-unread';
import type { Counts } from './counts';
import { NOTIFICATIONS } from './path';

type Known = Pick<Counts, 'received' | 'newest'>;

/** There is one more, or a later one: a reminder may also come behind its time. */
const hasArrived = (before: Known, { received, newest }: Known): boolean =>
  received > before.received || (newest ?? '') > (before.newest ?? '');

/**
 * Tells the page how many wait; and, when something came that was not there before, that lists of them are old. What was
 * opened meanwhile makes nothing old: whoever opened it has asked again already.
 */
export function pageTeller(): (counts: Counts) => void {
  let before: Known | null = null;
  return ({ received, newest }) => {
    setUnreadCount(received);
    const isNews = before !== null && hasArrived(before, { received, newest });
    before = { received, newest };
    if (isNews) void invalidate(NOTIFICATIONS);
  };
}
