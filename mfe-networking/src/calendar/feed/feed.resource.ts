import { refreshTouched, send, useCall, type CallState } from '@passerelle/shared/client';
import type { CalendarFeed, CalendarFeedMade } from '@passerelle/shared/contract';

/** Whether there is an address, since when, and when it was last read; null: there is none. */
export const useFeed = (when: boolean): CallState<CalendarFeed | null> => useCall('GET /me/calendarFeed', { when });

/** The answer is the only one that holds the address; one that was there stops answering. */
export const makeFeed = (): Promise<CalendarFeedMade> => send('POST /me/calendarFeed');
export const revokeFeed = (): Promise<void> => send('DELETE /me/calendarFeed');
export const refreshFeed = (): void => refreshTouched('DELETE /me/calendarFeed');
