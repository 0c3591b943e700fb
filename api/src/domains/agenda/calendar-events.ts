import { appointmentTimes } from '@passerelle/shared/contract/limits';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { ownAppointments } from './appointment-rows';
import type { InferResult, SelectQueryBuilder } from 'kysely';
import ical, { type ICalCalendarData, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import type { Database } from '../../platform/database/schema';

const personOf = ({ contact_name, company_name, contact_deleted_at }: EventRow): string | null =>
  contact_name && company_name && !contact_deleted_at ? `${contact_name} (${company_name})` : contact_name;

const placeOf = ({ type, address_street, phone, url }: EventRow): string | null => {
  if (type === 'real') return address_street;
  return type === 'phone' ? phone : url;
};

/** Calendars do not allow control characters, and the package keeps them. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/(?![\r\n\t])\p{Cc}/gu, '');

/**
 * An appointment as an event. The same id and a higher sequence replace an earlier import. The timestamp is that of the
 * last change, so the same agenda gives the same text. A deleted appointment is reduced to its title and its
 * cancellation.
 */
export function eventOf(row: EventRow): ICalEventData {
  const isOff = row.status === 'cancelled' || row.deleted_at !== null;
  const changed = changedAt(row);
  return {
    id: `${row.id}@passerelle`,
    sequence: row.ics_sequence,
    stamp: changed,
    lastModified: changed,
    start: row.date,
    end: DateTime.fromJSDate(row.date).plus({ minutes: appointmentTimes.durationMinutes }).toJSDate(),
    summary: plain(row.title),
    ...(row.deleted_at === null && { description: plain(personOf(row)), location: plain(placeOf(row)) }),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

/** The calendar fields of an appointment: time, title, contact and place; no report and no notes. */
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

/** The time of the person's last change. */
const changedAt = ({ updated_at, deleted_at }: EventRow): Date => latest(updated_at, deleted_at);

/** The time of the last change of a calendar field, including the contact's name and company. */
export const calendarChangedAt = (row: EventRow): Date =>
  latest(changedAt(row), row.contact_updated_at, row.contact_deleted_at);

/** An RFC 5545 calendar must have a component: without events it has its time zone. */
const emptyZone = `BEGIN:VTIMEZONE
TZID:Etc/UTC
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
END:STANDARD
END:VTIMEZONE`;

/**
 * Events as one file. Without METHOD, programs import them and update by id; with one they would ask whether to accept
 * an invitation. A feed adds its own header.
 */
export function calendarOf(events: ICalEventData[], head: ICalCalendarData = {}): string {
  const calendar = ical({ prodId: '//Passerelle//Passerelle//FR', scale: 'GREGORIAN', ...head, events });
  if (events.length === 0) calendar.timezone({ name: 'Etc/UTC', generator: () => emptyZone });
  // Its last line ends as the others do.
  return `${calendar.toString()}\r\n`;
}

/** One appointment as a file for calendar import. */
export async function readCalendarFile(
  db: Db,
  userId: string,
  appointmentId: string,
): Promise<{ title: string; text: string }> {
  const row = await selectEvent(ownAppointments(db, userId))
    .where('appointments.id', '=', appointmentId)
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  return { title: row.title, text: calendarOf([eventOf(row)]) };
}
