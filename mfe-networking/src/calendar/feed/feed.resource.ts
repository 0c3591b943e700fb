import { useCall, type CallState } from '@passerelle/shared/client';
import type { CalendarFeed } from '@passerelle/shared/contract';

/** The feed with its creation date and last access; null when there is none. */
export const useFeed = (when: boolean): CallState<CalendarFeed | null> => useCall('GET /me/calendarFeed', { when });
