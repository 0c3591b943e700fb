import type { AppointmentCreation } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { givenText } from '../../platform/text/text';
import { sortKey } from '../../platform/text/search';
import { assertListRoom } from '../accounts/own-lists';
import { bookedTime } from './appointment-columns';
import { appointmentSearch, contactName } from './contact-names';
import { ownContact, ownJobOffer, ownSeries } from './own-references';
import { planReminders, reminderColumns } from './reminders';

export async function createAppointment(
  db: Db,
  userId: string,
  body: AppointmentCreation,
  now: DateTime<true>,
): Promise<string> {
  const date = bookedTime(body.date);
  await assertListRoom(db, userId, 'appointments');
  const contact = await ownContact(db, userId, body.contact);
  const jobOfferId = await ownJobOffer(db, userId, body.jobOffer);
  const series = await ownSeries(db, userId, body);
  const title = body.title.trim();
  const at = now.toJSDate();
  const planned = await db
    .insertInto('appointments')
    .values({
      user_id: userId,
      context: body.context ?? (jobOfferId ? 'hiring' : 'networking'),
      title,
      action_type: body.actionType,
      contact_id: body.contact,
      contact_name: contactName(contact),
      job_offer_id: jobOfferId,
      ...series,
      date,
      type: body.type,
      phone: givenText(body.phone),
      address_street: givenText(body.address?.street),
      url: givenText(body.url),
      status: 'pending',
      sort_title: sortKey(title),
      search: appointmentSearch(title, contact),
      created_at: at,
      updated_at: at,
    })
    .returning(reminderColumns)
    .executeTakeFirstOrThrow();
  await planReminders(db, planned, now);
  return planned.id;
}
