import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { dispositionOf } from '../../platform/files/answer-file';
import { contactOf, selectContact } from './contact-row';
import { matchingContacts, type ContactsQuery } from './matching-contacts';
import { ownContacts } from './own-contacts';
import { cardOf } from './vcard/card-of';

/** So many at a time: a book of thousands must not be held in memory. */
const batch = 200;

interface Wish {
  db: Db;
  userId: string;
  query: ContactsQuery;
  now: DateTime<true>;
}

async function* cardsOf({ db, userId, query }: Wish): AsyncGenerator<string> {
  const { list, contacts, order } = matchingContacts(db, userId, query);
  const [column, id] = order;
  // The book as it is at this moment: paging through it while it changes would skip some and repeat others.
  const found = await contacts
    .select('contacts.id')
    .orderBy(column, list.direction)
    .orderBy(id, list.direction)
    .execute();
  const ids = found.map((contact) => contact.id);
  for (let next = 0; next < ids.length; next += batch) {
    const some = ids.slice(next, next + batch);
    const rows = await selectContact(ownContacts(db, userId)).where('contacts.id', 'in', some).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield some
      .flatMap((one) => byId.get(one) ?? [])
      .map((row) => cardOf(contactOf(row)))
      .join('');
  }
}

/** Everybody whom the query asks for, whatever page was on the screen. */
export const exportContacts = (wish: Wish, reply: FastifyReply): FastifyReply =>
  reply
    .type('text/vcard; charset=utf-8')
    .header('content-disposition', dispositionOf('attachment', `${wish.now.toISODate()}-contacts.vcard`))
    .send(Readable.from(cardsOf(wish)));
