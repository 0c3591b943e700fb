import { readFile } from 'node:fs/promises';
import type { ContactColumns, ContactImportPreview, ContactImportRow } from '@passerelle/shared/contract';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/http/failure';
import type { ReceivedFile } from '../../../platform/http/received-files';
import { knownBodyOf, selectBody, type KnownBody } from '../contact-body-row';
import { readLinks } from '../links';
import { ownContacts } from '../own-contacts';
import { isCards, readCards } from '../vcard/read-cards';
import { columnsOf } from './columns';
import { differences } from './complete';
import { decodeText } from './decode-text';
import { tableIn } from './find-head';
import { personIn } from './person-in';
import { readRows } from './read-rows';
import { referrersOf, withoutReferrer } from './referrers';
import type { SaidPerson } from './said-person';
import { marksLeft } from './same-person';

interface Said {
  format: ContactImportPreview['format'];
  columns: ContactImportPreview['columns'];
  people: SaidPerson[];
}

function readPeople(text: string, given: ContactColumns): Said {
  if (isCards(text)) return { format: 'vcard', columns: [], people: readCards(text) };
  const table = tableIn(text);
  const columns = columnsOf(table, given);
  return { format: 'csv', columns, people: table.slice(1).map((row) => personIn(row, columns)) };
}

/** The person's own book by what each is known again by. */
async function bookOf(db: Db, userId: string): Promise<Map<string, KnownBody>> {
  const rows = await selectBody(ownContacts(db, userId)).orderBy('contacts.created_at').execute();
  const marks = rows.flatMap((row) => {
    const contact = knownBodyOf(row);
    return marksLeft(contact, row.vcard_uid, `urn:uuid:${contact.id}`).map((mark) => [mark, contact] as const);
  });
  return new Map(marks);
}

const named = ({ id, firstName, lastName }: KnownBody) => ({ id, firstName: firstName ?? null, lastName });

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
  const all = readRows(people, book);
  const candidates = all.flatMap(({ row, uid, contact, known, sameAs }, index) => {
    if (!contact || sameAs !== null) return [];
    const { lastName, firstName = null } = contact;
    return [{ row, uid, known, said: people[index]?.referrer ?? '', lastName, firstName }];
  });
  const referrers = referrersOf(candidates, book, await readLinks(db, userId));
  const rows = all.map(({ known, ...read }, index): ContactImportRow => {
    const referrer = referrers.get(read.row) ?? null;
    const row = referrer ? read : withoutReferrer(read, people[index]?.referrer ?? '');
    if (!known || !row.contact) return { ...row, known: null, referrer };
    const changes = differences(known, row.contact, referrer);
    return { ...row, known: { contact: named(known), type: known.type, ...changes }, referrer };
  });
  return { format, columns, rows };
}
