import type { DateTime } from 'luxon';
import type {
  LibraryDocument,
  LibraryDocumentDetail,
  LibraryType,
  Locale,
  Paged,
  QueryOf,
  TaskFamily,
  Reading,
} from '@passerelle/shared/contract';
import { librarySorts } from '@passerelle/shared/contract/enums/content';
import { searchWords } from '@passerelle/shared/contract/rules/common/search';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { fileAddress } from '../../platform/files/answer-file';
import { failure } from '../../platform/failure';
import { matchesAll, readList, readPage } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { instant } from '../../platform/dates';
import { findPassage } from './captions';
import { documentsIn, isOffered } from './offered-documents';

const documentColumns = [
  'library_documents.id',
  'library_documents.type',
  'library_documents.family',
  'library_documents.updated_at',
  'shown.locale',
  'shown.name',
  'shown.description',
  'shown.external_url',
  'shown.file_id',
  'shown.extension',
  'shown.size',
  'shown.cover_file_id',
  'shown.duration_seconds',
] as const;

interface DocumentRow {
  id: string;
  type: LibraryType;
  family: TaskFamily | null;
  updated_at: Date;
  locale: Locale;
  name: string;
  description: string | null;
  external_url: string | null;
  file_id: string | null;
  extension: string | null;
  size: number | null;
  cover_file_id: string | null;
  duration_seconds: number | null;
}

/** Of an external URL: `https://…/film.mp4?from=mail` is an mp4. */
const extensionOf = (address: string): string => /\.([a-z0-9]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';

const documentOf = (row: DocumentRow): LibraryDocument => ({
  id: row.id,
  name: row.name,
  description: row.description,
  url: fileAddress(row.file_id) ?? row.external_url ?? '',
  type: row.type,
  extension: row.extension ?? extensionOf(row.external_url ?? ''),
  size: row.size ?? 0,
  family: row.family,
  language: row.locale,
  updatedAt: instant(row.updated_at),
  cover: fileAddress(row.cover_file_id),
  duration: row.duration_seconds,
  passage: null,
});

interface Wanted {
  documentId: string;
  locale: Locale;
  now: DateTime<true>;
}

/** Documents of the library, and the person's own uploads. */
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
    .select([...documentColumns, 'shown.captions', 'shown.preview'])
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  const captions = Object.entries(row.captions).map(([language, cues]) => ({ language: language as Locale, cues }));
  const { preview } = row;
  return { ...documentOf(row), captions, preview, reading: await readReading(db, { userId: person.id, documentId }) };
}

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
  const words = searchWords(query.search ?? '');
  const { family = [], type = [], language } = query;
  const matching = documentsIn(db, locale, language)
    .where(isOffered(person, now.toJSDate()))
    .where((eb) => matchesAll(eb, ['shown.search', 'shown.transcript'], list.patterns))
    .$if(family.length > 0, (documents) => documents.where('library_documents.family', 'in', family))
    .$if(type.length > 0, (documents) => documents.where('library_documents.type', 'in', type));
  return readPage(list, {
    all: matching,
    rows: matching.select([...documentColumns, 'shown.search', 'shown.captions']),
    order: [columns[list.sort], 'library_documents.id'],
    itemOf: ({ search, captions, ...row }) => {
      const unseen = words.filter((word) => !search.includes(word));
      return { ...documentOf(row), passage: unseen.length > 0 ? findPassage(captions, unseen) : null };
    },
  });
}

interface Place {
  userId: string;
  documentId: string;
}

/** The reading position of a user in a document; null before they opened it. */
async function readReading(db: Db, { userId, documentId }: Place): Promise<Reading | null> {
  const row = await db
    .selectFrom('library_readings')
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .select(['last_page', 'last_second'])
    .executeTakeFirst();
  return row ? { lastPage: row.last_page, lastSecond: row.last_second } : null;
}
