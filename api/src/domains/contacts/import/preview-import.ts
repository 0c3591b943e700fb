import { readFile } from 'node:fs/promises';
import type { ContactColumns, ContactImportPreview, ContactImportRow } from '@passerelle/shared/contract';
import type { Background, Task } from '../../../platform/background/task';
import type { Db } from '../../../platform/database/connection';
import { BATCH_SIZE, inBatches, isAfter, type Place, placeBy } from '../../../platform/database/in-batches';
import { failure } from '../../../platform/failure';
import type { ReceivedFile } from '../../../platform/files/received-file';
import { ownContacts } from '../contact-rows';
import { roomIn } from '../../accounts/own-lists';
import type { FilePerson } from './check-person';
import { columnsOf } from './columns';
import { type KnownContact, knownContactOf, selectKnownContact } from './known-contacts';
import { identityMarks, readRows } from './match-people';
import { differences } from './merge-contacts';
import { personIn } from './person-in';
import { isCards, readCards } from './read-cards';
import { tableIn, textOf } from './read-table';
import { readReferrerLinks } from './referrer-links';
import { referrersOf, withoutReferrer } from './referrers';

interface FileContent {
  format: ContactImportPreview['format'];
  columns: ContactImportPreview['columns'];
  people: FilePerson[];
}

function readPeople(text: string, given: ContactColumns): FileContent {
  if (isCards(text)) return { format: 'vcard', columns: [], people: readCards(text) };
  const table = tableIn(text);
  const columns = columnsOf(table, given);
  return { format: 'csv', columns, people: table.slice(1).map((row) => personIn(row, columns)) };
}

/** The person's own book by match keys. */
async function bookOf(db: Db, userId: string): Promise<Map<string, KnownContact>> {
  const book = new Map<string, KnownContact>();
  const batches = inBatches((last?: Place) =>
    selectKnownContact(ownContacts(db, userId))
      .select(placeBy('contacts.created_at'))
      .where(isAfter('contacts.created_at', 'contacts.id', last))
      .orderBy('contacts.created_at')
      .orderBy('contacts.id')
      .limit(BATCH_SIZE)
      .execute(),
  );
  for await (const rows of batches) {
    for (const row of rows) {
      const contact = knownContactOf(row);
      for (const mark of identityMarks(contact, row.vcard_uid, `urn:uuid:${contact.id}`)) book.set(mark, contact);
    }
  }
  return book;
}

const named = ({ id, firstName, lastName }: KnownContact) => ({ id, firstName: firstName ?? null, lastName });

interface PreviewRequest {
  userId: string;
  /** Of the uploaded file. */
  path: string;
  given: ContactColumns;
}

async function makePreview(db: Db, { userId, path, given }: PreviewRequest): Promise<ContactImportPreview> {
  const { format, columns, people } = readPeople(textOf(await readFile(path)), given);
  if (people.length === 0) throw failure('invalid', { fields: { contacts: 'format' } });
  const book = await bookOf(db, userId);
  const all = await readRows(people, book);
  const candidates = all.flatMap(({ row, uid, contact, known, sameAs }, index) => {
    if (!contact || sameAs !== null) return [];
    const { lastName, firstName = null } = contact;
    return [{ row, uid, known, given: people[index]?.referrer ?? '', lastName, firstName }];
  });
  const referrers = referrersOf(candidates, book, await readReferrerLinks(db, userId));
  const rows = all.map(({ known, ...read }, index): ContactImportRow => {
    const referrer = referrers.get(read.row) ?? null;
    const row = referrer ? read : withoutReferrer(read, people[index]?.referrer ?? '');
    if (!known || !row.contact) return { ...row, known: null, referrer };
    const changes = differences(known, row.contact, referrer);
    return { ...row, known: { contact: named(known), type: known.type, ...changes }, referrer };
  });
  return { format, columns, rows, room: Math.max(0, await roomIn(db, userId, 'contacts')) };
}

export const previewTask: Task<PreviewRequest, ContactImportPreview> = { name: 'preview contacts', run: makePreview };

/** The content of a file, its matches in the book, and the changes of each row; nothing is written. */
export function previewImport(
  background: Background,
  userId: string,
  [file, ...others]: readonly ReceivedFile[],
  given: ContactColumns,
): Promise<ContactImportPreview> {
  if (!file) throw failure('invalid', { fields: { contacts: 'required' } });
  if (others.length > 0) throw failure('invalid', { fields: { contacts: 'tooMany' } });
  return background.run(previewTask, { userId, path: file.path, given });
}
