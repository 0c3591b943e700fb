import { refreshTouched, send } from '@passerelle/shared/client';
import type { CalendarFeedMade } from '@passerelle/shared/contract';

/** Only this answer contains the address; a previous address stops working. */
export const createFeed = (): Promise<CalendarFeedMade> => send('POST /me/calendarFeed');
export const revokeFeed = (): Promise<void> => send('DELETE /me/calendarFeed');
export const refreshFeed = (): void => refreshTouched('DELETE /me/calendarFeed');
