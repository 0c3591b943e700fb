import { appointmentTimes } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { ownAppointments } from './appointment-rows';
import type { InferResult, SelectQueryBuilder } from 'kysely';
import { DateTime, Duration } from 'luxon';
import type { Database } from '../../platform/database/schema';
import { escapeText, foldLine } from '../../platform/text/content-lines';

const duration = Duration.fromObject({ minutes: appointmentTimes.durationMinutes }).shiftTo('hours').toISO();

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
 * has imported before, wherever it was read from. It is stamped with its last change, not with the moment it is read
 * at: then the same agenda is the same text. A deleted one is reduced to its title and its cancellation.
 */
export function eventOf(row: EventRow): string[] {
  const isOff = row.status === 'cancelled' || row.deleted_at !== null;
  const changed = stamp(changedAt(row));
  return [
    'BEGIN:VEVENT',
    `UID:${row.id}@passerelle`,
    `SEQUENCE:${row.ics_sequence}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART:${stamp(row.date)}`,
    `DURATION:${duration}`,
    ...text('SUMMARY', row.title),
    ...(row.deleted_at ? [] : [...text('DESCRIPTION', personOf(row)), ...text('LOCATION', placeOf(row))]),
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** What a calendar shows of an appointment: when, what, with whom and where; no report, and no notes. */
export const selectEvent = (appointments: SelectQueryBuilder<Database, 'appointments', object>) =>
  appointments
    .leftJoin('contacts', 'contacts.id', 'appointments.contact_id')
    .select([
      'appointments.id',
      'appointments.title',
      'appointments.date',
      'appointments.type',
      'appointments.phone',
      'appointments.address_street',
      'appointments.url',
      'appointments.status',
      'appointments.contact_name',
      'appointments.ics_sequence',
      'appointments.updated_at',
      'appointments.deleted_at',
      'contacts.company_name',
      'contacts.updated_at as contact_updated_at',
      'contacts.deleted_at as contact_deleted_at',
    ]);

export type EventRow = InferResult<ReturnType<typeof selectEvent>>[number];

const latest = (...moments: readonly (Date | null)[]): Date =>
  moments.reduce<Date>((last, moment) => (moment && moment > last ? moment : last), new Date(0));

/** When the person last changed it. */
const changedAt = ({ updated_at, deleted_at }: EventRow): Date => latest(updated_at, deleted_at);

/** When what a calendar shows of it last changed: the contact's name and company are a part of it. */
export const calendarChangedAt = (row: EventRow): Date =>
  latest(changedAt(row), row.contact_updated_at, row.contact_deleted_at);

/** A calendar of RFC 5545 must contain something: without events it names its time zone. */
const emptyCalendar = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Events as one file. By itself it names no method: programs then take over what is in it, and update by id what they
 * have; with one they would ask whether to answer an invitation. A feed brings lines of its own.
 */
export const calendarOf = (events: readonly string[], head: readonly string[] = []): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Passerelle//Passerelle//FR',
    'CALSCALE:GREGORIAN',
    ...head,
    ...(events.length > 0 ? events : emptyCalendar),
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('');

/** One appointment as a file to take over into a calendar. */
export async function readCalendarFile(
  db: Db,
  userId: string,
  appointmentId: string,
): Promise<{ title: string; text: string }> {
  const row = await selectEvent(ownAppointments(db, userId))
    .where('appointments.id', '=', appointmentId)
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  return { title: row.title, text: calendarOf(eventOf(row)) };
}
