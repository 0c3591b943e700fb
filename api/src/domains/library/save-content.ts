import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Saved } from '../../platform/database/save-row';
import type { StoredCaptions } from '../../platform/database/schema';
import type { FileStore } from '../../platform/files/file-store';
import { mediaSeconds } from '../../platform/files/media-duration';
import { safeHtml } from '../../platform/text/safe-html';
import { searchText, sortKey } from '../../platform/text/search';
import { transcriptOf } from './captions';
import { contentTypeOf } from './content-types';
import { templateText } from './template-text';

/** A document in one language. */
export interface DocumentContent {
  name: string;
  /** HTML. */
  description: string;
  /** The path of its file; a copy is stored. */
  file: string;
  /** The path of the card's picture. */
  cover?: string | undefined;
  /** The captions of a film or a recording, by language. */
  captions?: StoredCaptions | undefined;
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

/** Text without markup, for the search. */
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

const columnsOf = async ({ name, description, file, captions = {} }: DocumentContent) => ({
  name,
  description: safeHtml(description),
  sort_name: sortKey(name),
  search: searchText(name, wordsOf(description)),
  duration_seconds: await mediaSeconds(file, extensionOf(file)),
  transcript: transcriptOf(captions),
  captions,
  preview: await templateText(file, extensionOf(file)),
});

export const readContents = (db: Db, documentId: string) =>
  db
    .selectFrom('library_document_contents as content')
    .leftJoin('files', 'files.id', 'content.file_id')
    .leftJoin('files as cover', 'cover.id', 'content.cover_file_id')
    .where('content.document_id', '=', documentId)
    .select(['content.locale', 'content.name', 'content.description', 'content.search', 'content.file_id'])
    .select(['content.cover_file_id', 'content.duration_seconds', 'content.captions', 'content.preview'])
    .select(['files.sha256', 'files.original_name'])
    .select(['cover.sha256 as cover_sha256', 'cover.original_name as cover_name'])
    .execute();

type StoredContent = Awaited<ReturnType<typeof readContents>>[number];

interface StoredFile {
  id: string | null;
  sha256: string | null;
  name: string | null;
}

/** New bytes get a new address, so that browsers never show the old ones. */
async function storeFile(
  { db, files }: LibraryStore,
  { content, organizationId, at }: Written,
  path: string,
  stored?: StoredFile,
) {
  const extension = extensionOf(path);
  const original_name = fileName(content.name, extension);
  const { sha256, size } = await files.add(path);
  if (stored?.id && stored.sha256 === sha256) {
    if (stored.name !== original_name)
      await db.updateTable('files').set({ original_name }).where('id', '=', stored.id).execute();
    return stored.id;
  }
  if (stored?.id) await dropFiles(db, [stored.id], at);
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

async function dropFiles(db: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('files').set({ deleted_at: at }).where('id', 'in', ids).execute();
}

/** The picture of the card; removed where there is none any more. */
async function storeCover(store: LibraryStore, written: Written, stored?: StoredContent): Promise<string | null> {
  const { cover } = written.content;
  const before = stored && { id: stored.cover_file_id, sha256: stored.cover_sha256, name: stored.cover_name };
  if (cover !== undefined) return storeFile(store, written, cover, before);
  if (before?.id) await dropFiles(store.db, [before.id], written.at);
  return null;
}

/** Removed languages of a document. */
export async function dropContents(
  db: Db,
  documentId: string,
  gone: readonly StoredContent[],
  at: Date,
): Promise<void> {
  if (gone.length === 0) return;
  const locales = gone.map(({ locale }) => locale);
  await dropFiles(
    db,
    gone.flatMap(({ file_id, cover_file_id }) => [file_id ?? [], cover_file_id ?? []].flat()),
    at,
  );
  await db
    .deleteFrom('library_document_contents')
    .where('document_id', '=', documentId)
    .where('locale', 'in', locales)
    .execute();
}

/** Writes a document in one language. */
export async function saveContent(
  store: LibraryStore,
  written: Written,
  stored: StoredContent | undefined,
): Promise<Saved['outcome']> {
  const { documentId: document_id, locale, content } = written;
  const columns = await columnsOf(content);
  const file = stored && { id: stored.file_id, sha256: stored.sha256, name: stored.original_name };
  const file_id = await storeFile(store, written, content.file, file);
  const cover_file_id = await storeCover(store, written, stored);
  const isSame =
    stored?.file_id === file_id &&
    stored.cover_file_id === cover_file_id &&
    stored.name === columns.name &&
    stored.description === columns.description &&
    stored.search === columns.search &&
    stored.duration_seconds === columns.duration_seconds &&
    isDeepStrictEqual(stored.captions, columns.captions) &&
    isDeepStrictEqual(stored.preview, columns.preview);
  if (isSame) return 'unchanged';
  const captions = JSON.stringify(columns.captions);
  const preview = columns.preview && JSON.stringify(columns.preview);
  const values = { ...columns, captions, preview, file_id, cover_file_id, external_url: null };
  await store.db
    .insertInto('library_document_contents')
    .values({ document_id, locale, ...values })
    .onConflict((conflict) => conflict.columns(['document_id', 'locale']).doUpdateSet(values))
    .execute();
  return stored ? 'changed' : 'created';
}
