import { Type } from 'typebox';
import { defineCalls } from '../call';
import { CalendarFeed, CalendarFeedMade } from '../entities/calendar-feed';
import { nullable, Token } from '../fields';

export const calendarFeedCalls = defineCalls({
  'GET /me/calendarFeed': {
    summary: 'Whether the agenda can be subscribed to, and since when.',
    response: nullable(CalendarFeed),
  },
  'POST /me/calendarFeed': {
    summary: 'Make the private address of the agenda; one made before stops answering.',
    response: CalendarFeedMade,
    touches: ['/me/calendarFeed'],
  },
  'DELETE /me/calendarFeed': { summary: 'Revoke the private address of the agenda.', touches: ['/me/calendarFeed'] },
  // Calendar programs send no cookie: whoever holds the address reads the agenda.
  'GET /calendars/:token': {
    summary: 'The agenda as a calendar that programs subscribe to.',
    params: Type.Object({ token: Token }),
    produces: 'text/calendar',
  },
});
