import { invalidate, send, useCall, type CallState } from '@passerelle/shared/client';
import type { CalendarFeed, CalendarFeedMade } from '@passerelle/shared/contract';

/** Whether there is an address, since when, and when it was last read; null: there is none. */
export const useFeed = (when: boolean): CallState<CalendarFeed | null> => useCall('GET /me/calendarFeed', { when });

/** The address is told this once; one that was there stops answering. */
export async function makeFeed(): Promise<CalendarFeedMade> {
  const made = await send('POST /me/calendarFeed');
  void invalidate('/me/calendarFeed');
  return made;
}

export const revokeFeed = (): Promise<void> => send('DELETE /me/calendarFeed');
export const refreshFeed = (): void => void invalidate('/me/calendarFeed');
