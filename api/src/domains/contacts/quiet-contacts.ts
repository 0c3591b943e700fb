import { type Contact, durations, type Paged, pageSizes } from '@passerelle/shared/contract';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { pageOf } from '../../platform/lists';
import { ownAppointments } from '../agenda/appointment-rows';
import { contactOf, lastExchange, once, ownContacts, selectContact } from './contact-rows';

/** The person's own actions are gone through once, whatever the size of the book: far fewer than one look-up for each. */
const meetings = (db: Db, userId: string, now: Date) =>
  ownAppointments(db, userId)
    .where('appointments.contact_id', 'is not', null)
    .groupBy('appointments.contact_id')
    .having(sql<boolean>`NOT coalesce(bool_or(appointments.status = 'pending' AND appointments.date >= ${now}), false)`)
    .select([
      'appointments.contact_id',
      sql<Date | null>`${lastExchange} FILTER (WHERE appointments.status = 'validated')`.as('at'),
    ]);

/** Whom one has met, has not heard from for long, and has nothing planned with. */
export async function quietContacts(db: Db, userId: string, now: DateTime<true>): Promise<Paged<Contact>> {
  const since = now.minus({ days: durations.contactQuietDays }).toJSDate();
  const found = await db
    .selectFrom(meetings(db, userId, now.toJSDate()).as('met'))
    .where('met.at', '<', since)
    .where((eb) => once(eb('met.contact_id', 'in', ownContacts(db, userId).select('contacts.id'))))
    .orderBy('met.at')
    .orderBy('met.contact_id')
    .select(['met.contact_id as id', (eb) => eb.fn.countAll<number>().over().as('total')])
    .limit(pageSizes.quietContacts)
    .execute();
  const ids = found.flatMap(({ id }) => id ?? []);
  const rows =
    ids.length > 0 ? await selectContact(ownContacts(db, userId)).where('contacts.id', 'in', ids).execute() : [];
  const byId = new Map(rows.map((row) => [row.id, contactOf(row)]));
  const contacts = ids.flatMap((id) => byId.get(id) ?? []);
  return pageOf({ page: 0, pageSize: pageSizes.quietContacts }, contacts, found[0]?.total ?? 0);
}
