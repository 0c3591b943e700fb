import type { DateTime } from 'luxon';
import { librarySorts, type LibraryDocument, type Locale, type Paged, type QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { matchesAll, readList } from '../../platform/lists';
import { readPage } from '../../platform/read-page';
import type { Person } from '../../platform/sessions/person';
import { documentColumns, documentOf } from './document-of';
import { documentsIn, isOffered } from './offered-documents';

const columns = { createdAt: 'library_documents.created_at', name: 'shown.sort_name' } as const;

interface Reader {
  locale: Locale;
  now: DateTime<true>;
}

export async function listDocuments(
  db: Db,
  person: Person,
  query: QueryOf<Calls['GET /me/library']>,
  { locale, now }: Reader,
): Promise<Paged<LibraryDocument>> {
  const list = readList(query, librarySorts);
  const { family = [], type = [], language } = query;
  const matching = documentsIn(db, locale, language)
    .where(isOffered(person, now.toJSDate()))
    .where((eb) => matchesAll(eb, 'shown.search', list.patterns))
    .$if(family.length > 0, (documents) => documents.where('library_documents.family', 'in', family))
    .$if(type.length > 0, (documents) => documents.where('library_documents.type', 'in', type));
  return readPage(list, {
    all: matching,
    rows: matching.select(documentColumns),
    order: [columns[list.sort], 'library_documents.id'],
    itemOf: documentOf,
  });
}
