import { refreshTouched, send, useCall, type CallState } from '@passerelle/shared/client';
import type { CalendarFeed, CalendarFeedMade } from '@passerelle/shared/contract';

/** The feed with its creation date and last access; null when there is none. */
export const useFeed = (when: boolean): CallState<CalendarFeed | null> => useCall('GET /me/calendarFeed', { when });

/** Only this answer contains the address; a previous address stops working. */
export const createFeed = (): Promise<CalendarFeedMade> => send('POST /me/calendarFeed');
export const revokeFeed = (): Promise<void> => send('DELETE /me/calendarFeed');
export const refreshFeed = (): void => refreshTouched('DELETE /me/calendarFeed');
