import type { FastifyReply } from 'fastify';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { takeRests } from '../../platform/take-rests';
import type { StreamTask } from '../../platform/background/task';
import type { Services } from '../../platform/services';
import { contactOf, selectContact } from './contact-row';
import { matchingContacts, type ContactsQuery } from './matching-contacts';
import { ownContacts } from './own-contacts';
import { cardOf } from './vcard/card-of';

/** So many at a time: a book of thousands must not be held in memory. */
const batch = 100;

interface ContactExport {
  userId: string;
  query: ContactsQuery;
}

async function* cardsOf(db: Db, { userId, query }: ContactExport): AsyncGenerator<string> {
  const { list, contacts, order } = matchingContacts(db, userId, query);
  const [column, id] = order;
  const rest = takeRests();
  // The book as it is at this moment: paging through it while it changes would skip some and repeat others.
  const found = await contacts.select('contacts.id').orderBy(column, list.order).orderBy(id, list.order).execute();
  const ids = found.map((contact) => contact.id);
  for (let next = 0; next < ids.length; next += batch) {
    const some = ids.slice(next, next + batch);
    const rows = await selectContact(ownContacts(db, userId)).where('contacts.id', 'in', some).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield some
      .flatMap((one) => byId.get(one) ?? [])
      .map((row) => cardOf(contactOf(row)))
      .join('');
    await rest();
  }
}

export const exportCardsTask: StreamTask<ContactExport> = { name: 'export contacts', stream: cardsOf };

/** Everybody whom the query asks for, whatever page was on the screen. */
export const exportContacts = (
  asked: ContactExport & { now: DateTime<true> },
  { exports, background }: Pick<Services, 'exports' | 'background'>,
  reply: FastifyReply,
): Promise<FastifyReply> =>
  exports.send(
    reply,
    { name: `${asked.now.toISODate()}-contacts.vcard`, contentType: 'text/vcard; charset=utf-8' },
    () => background.stream(exportCardsTask, { userId: asked.userId, query: asked.query }),
  );
