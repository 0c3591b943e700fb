import type { Updateable } from 'kysely';
import type { AppointmentUpdate } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { givenInstant } from '../../platform/http/given-instant';
import { givenText } from '../../platform/given-text';
import { sortKey } from '../../platform/search';
import { bookedTime } from './booking-time';
import { ownContact } from './own-references';
import { actionWords, nameOf } from './search-text';
import type { StoredAppointment } from './stored-appointment';

type Columns = Updateable<Database['appointments']>;

/** An hour that was bookable when it was chosen stays, whatever else changes. */
function newDate(text: string | undefined, current: Date): Date | undefined {
  if (text === undefined || givenInstant(text, 'date').getTime() === current.getTime()) return undefined;
  return bookedTime(text);
}

/** The columns of the form that are not as the call wants them. */
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
  if (changes.contact_id && contact) changes.contact_name = nameOf(contact);
  if (changes.title) changes.sort_title = sortKey(changes.title);
  if (changes.title || changes.contact_id) {
    changes.search = actionWords(changes.title ?? current.title, contact);
  }
  return changes;
}
