import { invalidate } from '@passerelle/shared/client';
import { emit, last } from '@passerelle/shared/events';

import type { Counts } from './counts';
import { NOTIFICATIONS } from './path';

/**
 * Tells the page how many wait; and, when something came that was not there before, that lists of them are old. What was
 * opened meanwhile makes nothing old: whoever opened it has asked again already.
 */
export function pageTeller(): (counts: Counts) => void {
  let newest: string | null | undefined;
  return ({ received, newest: sent }) => {
    if (last('notification-counts')?.received !== received) emit('notification-counts', { received });
    const isFirst = newest === undefined;
    if (!isFirst && (sent ?? '') <= (newest ?? '')) return;
    newest = sent;
    if (!isFirst) void invalidate(NOTIFICATIONS);
  };
}
