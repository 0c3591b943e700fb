import type { DateTime } from 'luxon';
import type { LibraryDocumentDetail, Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import type { Person } from '../../platform/sessions/person';
import { documentColumns, documentOf } from './document-of';
import { documentsIn, isOffered } from './offered-documents';
import { readReading } from './reading';

interface Wanted {
  documentId: string;
  locale: Locale;
  now: DateTime<true>;
}

/** What the library offers, or what the person put there themselves. */
export async function findDocument(
  db: Db,
  person: Person,
  { documentId, locale, now }: Wanted,
): Promise<LibraryDocumentDetail> {
  const offered = isOffered(person, now.toJSDate());
  const row = await documentsIn(db, locale)
    .where('library_documents.id', '=', documentId)
    .where((eb) =>
      eb.or([
        offered(eb),
        eb.and([eb('library_documents.owner_id', '=', person.id), eb('library_documents.archived_at', 'is', null)]),
      ]),
    )
    .select(documentColumns)
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  return { ...documentOf(row), reading: await readReading(db, { userId: person.id, documentId }) };
}
