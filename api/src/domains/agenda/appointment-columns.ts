import type { AppointmentUpdate } from '@passerelle/shared/contract';
import { isBookableTime } from '@passerelle/shared/contract/rules/network/appointments';
import type { Updateable } from 'kysely';
import { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { givenInstant, homeZone, isPlausibleYear } from '../../platform/dates';
import { givenText } from '../../platform/text/text';
import { failure } from '../../platform/failure';
import { sortKey } from '../../platform/text/search';
import type { StoredAppointment } from './appointment-rows';
import { appointmentSearch, contactName } from './contact-names';
import { ownContact } from './own-references';

type Columns = Updateable<Database['appointments']>;

/** An hour that is no longer bookable is accepted when it is unchanged. */
function newDate(text: string | undefined, current: Date): Date | undefined {
  if (text === undefined || givenInstant(text, 'date').getTime() === current.getTime()) return undefined;
  return bookedTime(text);
}

/** Form columns that differ from the contract. */
export async function formChanges(
  db: Db,
  userId: string,
  current: StoredAppointment,
  body: AppointmentUpdate,
): Promise<Columns> {
  const wanted: Columns = {
    title: body.title?.trim(),
    action_type: body.actionType,
    contact_id: body.contact,
    type: body.type,
    phone: body.phone === undefined ? undefined : givenText(body.phone),
    address_street: body.address === undefined ? undefined : givenText(body.address?.street),
    url: body.url === undefined ? undefined : givenText(body.url),
    date: newDate(body.date, current.date),
  };
  const changes: Columns = Object.fromEntries(
    Object.entries(wanted).filter(
      ([column, value]) => value !== undefined && value !== current[column as keyof StoredAppointment],
    ),
  );
  const contact = changes.contact_id ? await ownContact(db, userId, changes.contact_id) : current.contact;
  if (changes.contact_id && contact) changes.contact_name = contactName(contact);
  if (changes.title) changes.sort_title = sortKey(changes.title);
  if (changes.title || changes.contact_id) {
    changes.search = appointmentSearch(changes.title ?? current.title, contact);
  }
  return changes;
}

const saysWhere = /[+-]\d\d:?\d\d$/;

/**
 * The chosen time: every five minutes from 8:00 to 22:55, in the time zone of the given offset, or in Paris without
 * one.
 */
export function bookedTime(text: string): Date {
  const chosen = saysWhere.test(text)
    ? DateTime.fromISO(text, { setZone: true })
    : DateTime.fromISO(text, { zone: homeZone });
  if (!chosen.isValid) throw failure('invalid', { fields: { date: 'format' } });
  if (!isPlausibleYear(chosen) || !isBookableTime(chosen.toFormat('HH:mm')))
    throw failure('invalid', { fields: { date: 'notAllowed' } });
  return chosen.startOf('minute').toJSDate();
}
