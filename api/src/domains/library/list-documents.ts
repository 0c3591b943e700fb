import type { DateTime } from 'luxon';
import type { LibraryDocument, Locale, Paged, QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { matchesAll, pageOf, readList } from '../../platform/lists';
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
  const list = readList(query, { createdAt: 'desc', name: 'asc' });
  const { family = [], type = [], language } = query;
  const matching = documentsIn(db, locale, language)
    .where(isOffered(person, now.toJSDate()))
    .where((eb) => matchesAll(eb, 'shown.search', list.patterns))
    .$if(family.length > 0, (documents) => documents.where('library_documents.family', 'in', family))
    .$if(type.length > 0, (documents) => documents.where('library_documents.type', 'in', type));
  const rows = await matching
    .select(documentColumns)
    .orderBy(columns[list.sort], list.direction)
    .orderBy('library_documents.id', list.direction)
    .limit(list.pageSize)
    .offset(list.offset)
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return pageOf(list, rows.map(documentOf), total);
}
