import { DateTime } from 'luxon';
import { escapeText } from '../../contacts/vcard/content-line';
import { changedAt, type EventRow } from './event-row';

/** The specification knows no end; calendars want one, and an hour is what most exchanges take. */
const duration = 'PT1H';

const stamp = (moment: Date): string => DateTime.fromJSDate(moment, { zone: 'utc' }).toFormat("yyyyMMdd'T'HHmmss'Z'");

const personOf = ({ contact_name, company_name, contact_deleted_at }: EventRow): string | null =>
  contact_name && company_name && !contact_deleted_at ? `${contact_name} (${company_name})` : contact_name;

const placeOf = ({ type, address_street, phone, url }: EventRow): string | null => {
  if (type === 'real') return address_street;
  return type === 'phone' ? phone : url;
};

const text = (name: string, value: string | null): string[] => (value ? [`${name}:${escapeText(value)}`] : []);

/**
 * The lines of an appointment, as RFC 5545 writes an event. The same id and a higher sequence replace what a calendar
 * has taken over before, wherever it was read from. It is stamped with its last change, not with the moment it is read
 * at: then the same agenda is the same text. Of a deleted one no more is said than which it was, and that it is off.
 */
export function eventOf(row: EventRow): string[] {
  const isOff = row.status === 'cancelled' || row.deleted_at !== null;
  const changed = stamp(changedAt(row));
  return [
    ...['BEGIN:VEVENT', `UID:${row.id}@passerelle`, `SEQUENCE:${row.ics_sequence}`],
    ...[`DTSTAMP:${changed}`, `LAST-MODIFIED:${changed}`, `DTSTART:${stamp(row.date)}`, `DURATION:${duration}`],
    ...text('SUMMARY', row.title),
    ...(row.deleted_at ? [] : [...text('DESCRIPTION', personOf(row)), ...text('LOCATION', placeOf(row))]),
    ...[`STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`, 'END:VEVENT'],
  ];
}
