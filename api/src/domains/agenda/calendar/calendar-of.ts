import { foldLine } from '../../contacts/vcard/content-line';

/** A calendar of RFC 5545 must hold something: where there is no event, it says which time it counts in. */
const nothing = [
  ...['BEGIN:VTIMEZONE', 'TZID:Etc/UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
];

/**
 * Events as one file. By itself it names no method: programs then take over what is in it, and update by id what they
 * have; with one they would ask whether to answer an invitation. A feed brings lines of its own.
 */
export const calendarOf = (events: readonly string[], head: readonly string[] = []): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Passerelle//Passerelle//FR', 'CALSCALE:GREGORIAN', ...head],
    ...(events.length > 0 ? events : nothing),
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('');
