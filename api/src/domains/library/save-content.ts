import { extname } from 'node:path';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Saved } from '../../platform/database/save-row';
import type { FileStore } from '../../platform/files/file-store';
import { safeHtml } from '../../platform/text/safe-html';
import { searchText, sortKey } from '../../platform/text/search';
import { contentTypeOf } from './content-types';

/** What a document is in one language. */
export interface DocumentContent {
  name: string;
  /** HTML. */
  description: string;
  /** Where its file lies; a copy of it is stored. */
  file: string;
}

export interface LibraryStore {
  db: Db;
  files: FileStore;
}

interface Written {
  documentId: string;
  organizationId: string | null;
  locale: Locale;
  content: DocumentContent;
  at: Date;
}

export const extensionOf = (file: string): string => extname(file).slice(1).toLowerCase();

/** « Créer son activité : six mois » is saved as « Créer son activité six mois.pdf ». */
const fileName = (name: string, extension: string): string =>
  `${name.replaceAll(/[\s\\/:*?"<>|«»]+/gu, ' ').trim()}.${extension}`;

/** Words without their marks, as a search looks for them. */
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

const columnsOf = ({ name, description }: DocumentContent) => ({
  name,
  description: safeHtml(description),
  sort_name: sortKey(name),
  search: searchText(name, wordsOf(description)),
});

export const readContents = (db: Db, documentId: string) =>
  db
    .selectFrom('library_document_contents as content')
    .leftJoin('files', 'files.id', 'content.file_id')
    .where('content.document_id', '=', documentId)
    .select(['content.locale', 'content.name', 'content.description', 'content.search', 'content.file_id'])
    .select(['files.sha256', 'files.original_name'])
    .execute();

type StoredContent = Awaited<ReturnType<typeof readContents>>[number];

/** Other bytes are another file, at another address: no browser shows the old ones for the new. */
async function storeFile(
  { db, files }: LibraryStore,
  { content, organizationId, at }: Written,
  stored?: StoredContent,
) {
  const extension = extensionOf(content.file);
  const original_name = fileName(content.name, extension);
  const { sha256, size } = await files.add(content.file);
  if (stored?.file_id && stored.sha256 === sha256) {
    if (stored.original_name !== original_name)
      await db.updateTable('files').set({ original_name }).where('id', '=', stored.file_id).execute();
    return stored.file_id;
  }
  if (stored) await dropFiles(db, [stored], at);
  const { id } = await db
    .insertInto('files')
    .values({
      organization_id: organizationId,
      purpose: 'library',
      original_name,
      extension,
      size,
      sha256,
      content_type: contentTypeOf(extension),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function dropFiles(db: Db, contents: readonly StoredContent[], at: Date): Promise<void> {
  const ids = contents.flatMap(({ file_id: id }) => id ?? []);
  if (ids.length === 0) return;
  await db.updateTable('files').set({ deleted_at: at }).where('id', 'in', ids).execute();
}

/** Languages that the document exists in no more. */
export async function dropContents(
  db: Db,
  documentId: string,
  gone: readonly StoredContent[],
  at: Date,
): Promise<void> {
  if (gone.length === 0) return;
  const locales = gone.map(({ locale }) => locale);
  await dropFiles(db, gone, at);
  await db
    .deleteFrom('library_document_contents')
    .where('document_id', '=', documentId)
    .where('locale', 'in', locales)
    .execute();
}

/** Writes what a document is in one language. */
export async function saveContent(
  store: LibraryStore,
  written: Written,
  stored: StoredContent | undefined,
): Promise<Saved['outcome']> {
  const { documentId: document_id, locale, content } = written;
  const columns = columnsOf(content);
  const values = { ...columns, file_id: await storeFile(store, written, stored), external_url: null };
  const isSame =
    stored?.file_id === values.file_id &&
    stored.name === columns.name &&
    stored.description === columns.description &&
    stored.search === columns.search;
  if (isSame) return 'unchanged';
  await store.db
    .insertInto('library_document_contents')
    .values({ document_id, locale, ...values })
    .onConflict((conflict) => conflict.columns(['document_id', 'locale']).doUpdateSet(values))
    .execute();
  return stored ? 'changed' : 'created';
}
