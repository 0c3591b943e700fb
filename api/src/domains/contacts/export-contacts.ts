import type { StreamTask } from '../../platform/background/task';
import { createPacer } from '../../platform/database/in-batches';
import type { Db } from '../../platform/database/connection';
import { contactOf, ownContacts, selectContact } from './contact-rows';
import { type ContactsQuery, matchingContacts } from './list-contacts';
import { cardOf } from './vcard';

/** Batch size: a book of thousands must not be held in memory. */
const batch = 100;

interface ContactExport {
  userId: string;
  query: ContactsQuery;
  /** The time of the request, in milliseconds. */
  askedAt: number;
}

async function* cardsOf(db: Db, { userId, query, askedAt }: ContactExport): AsyncGenerator<string> {
  const { list, contacts, order } = matchingContacts(db, userId, query);
  const [column, id] = order;
  const rest = createPacer();
  // The book as of the request: paging while it changes would skip some and repeat others.
  const found = await contacts.select('contacts.id').orderBy(column, list.order).orderBy(id, list.order).execute();
  const ids = found.map((contact) => contact.id);
  for (let next = 0; next < ids.length; next += batch) {
    const some = ids.slice(next, next + batch);
    const rows = await selectContact(ownContacts(db, userId), new Date(askedAt))
      .where('contacts.id', 'in', some)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield some
      .flatMap((one) => byId.get(one) ?? [])
      .map((row) => cardOf(contactOf(row)))
      .join('');
    await rest();
  }
}

export const exportCardsTask: StreamTask<ContactExport> = { name: 'export contacts', stream: cardsOf };
