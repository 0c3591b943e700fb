import { appointmentTimes } from '@passerelle/shared/contract';
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

/** Control signs have no place in a calendar, and the package leaves them. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/(?![\r\n\t])\p{Cc}/gu, '');

/**
 * An appointment as an event. The same id and a higher sequence replace what a calendar has imported before, wherever it
 * was read from. It is stamped with its last change, not with the moment it is read at: then the same agenda is the same
 * text. A deleted one is reduced to its title and its cancellation.
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
const emptyZone = `BEGIN:VTIMEZONE
TZID:Etc/UTC
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
END:STANDARD
END:VTIMEZONE`;

/**
 * Events as one file. By itself it names no method: programs then take over what is in it, and update by id what they
 * have; with one they would ask whether to answer an invitation. A feed brings a head of its own.
 */
export function calendarOf(events: ICalEventData[], head: ICalCalendarData = {}): string {
  const calendar = ical({ prodId: '//Passerelle//Passerelle//FR', scale: 'GREGORIAN', ...head, events });
  if (events.length === 0) calendar.timezone({ name: 'Etc/UTC', generator: () => emptyZone });
  // Its last line ends as the others do.
  return `${calendar.toString()}\r\n`;
}

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
  return { title: row.title, text: calendarOf([eventOf(row)]) };
}
