import { readFile } from 'node:fs/promises';
import type { Contact, ContactColumns, ContactImportPreview, ContactImportRow } from '@passerelle/shared/contract';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/http/failure';
import type { ReceivedFile } from '../../../platform/http/received-files';
import { contactOf, selectContact } from '../contact-row';
import { ownContacts } from '../own-contacts';
import { isCards, readCards } from '../vcard/read-cards';
import { checkedPerson } from './checked-person';
import { columnsOf, personIn } from './columns';
import { differences } from './complete';
import { decodeText } from './decode-text';
import { readTable } from './read-table';
import type { SaidPerson } from './said-person';
import { marksOf, nameMark } from './same-person';

interface Said {
  format: ContactImportPreview['format'];
  columns: ContactImportPreview['columns'];
  people: SaidPerson[];
}

function readPeople(text: string, given: ContactColumns): Said {
  if (isCards(text)) return { format: 'vcard', columns: [], people: readCards(text) };
  const table = readTable(text);
  const columns = columnsOf(table, given);
  return { format: 'csv', columns, people: table.slice(1).map((row) => personIn(row, columns)) };
}

/** The person's own book by what each is known again by. */
async function bookOf(db: Db, userId: string): Promise<Map<string, Contact>> {
  const rows = await selectContact(ownContacts(db, userId))
    .select('contacts.vcard_uid')
    .orderBy('contacts.created_at')
    .execute();
  const marks = rows.flatMap((row) => {
    const contact = contactOf(row);
    const own = [...marksOf(contact, row.vcard_uid), `uid urn:uuid:${contact.id}`, nameMark(contact)];
    return own.map((mark) => [mark, contact] as const);
  });
  return new Map(marks);
}

const first = <T>(marks: readonly string[], among: ReadonlyMap<string, T>): T | null => {
  for (const mark of marks) {
    const found = among.get(mark);
    if (found !== undefined) return found;
  }
  return null;
};

const named = ({ id, firstName, lastName }: Contact) => ({ id, firstName, lastName });

/** What a file holds, who of it is there already, and what each would change; nothing is written. */
export async function previewImport(
  db: Db,
  userId: string,
  [file, ...others]: readonly ReceivedFile[],
  given: ContactColumns,
): Promise<ContactImportPreview> {
  if (!file) throw failure('invalid', { fields: { contacts: 'required' } });
  if (others.length > 0) throw failure('invalid', { fields: { contacts: 'tooMany' } });
  const { format, columns, people } = readPeople(decodeText(await readFile(file.path)), given);
  if (people.length === 0) throw failure('invalid', { fields: { contacts: 'format' } });
  const book = await bookOf(db, userId);
  const before = new Map<string, number>();
  const rows = people.map((said, index): ContactImportRow => {
    const row = index + 1;
    const { contact, faults } = checkedPerson(said);
    const common = { row, uid: said.uid, contact, faults };
    if (!contact) return { ...common, known: null, sameAs: null };
    const certain = marksOf(contact, said.uid);
    const marks = certain.length > 0 ? certain : [nameMark(contact)];
    const known = first(marks, book);
    const sameAs = first(marks, before);
    for (const mark of marks) if (!before.has(mark)) before.set(mark, row);
    return {
      ...common,
      known: known && { contact: named(known), type: known.type, ...differences(known, contact) },
      sameAs,
    };
  });
  return { format, columns, rows };
}
