import { extname } from 'node:path';
import type { DateTime } from 'luxon';
import { libraryTypeOf, type Locale, type TaskFamily } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { FileStore } from '../../platform/files/file-store';
import { safeHtml } from '../../platform/safe-html';
import { searchText, sortKey } from '../../platform/search';
import { contentTypeOf } from './content-types';

/** What a document is in one language. */
export interface DocumentContent {
  name: string;
  description: string;
  /** Where its file lies; a copy of it is kept. */
  file: string;
}

export interface DocumentTemplate {
  key: string;
  family: TaskFamily;
  /** Null: common to every organisation. */
  organizationId: string | null;
  contents: Partial<Record<Locale, DocumentContent>>;
  publishedAt: DateTime<true>;
}

interface Keeping {
  db: Db;
  files: FileStore;
}

const extensionOf = (file: string): string => extname(file).slice(1).toLowerCase();

/** « Créer son activité : six mois » is saved as « Créer son activité six mois.pdf ». */
const fileName = (name: string, extension: string): string =>
  `${name.replaceAll(/[\s\\/:*?"<>|«»]+/gu, ' ').trim()}.${extension}`;

async function keepFile({ db, files }: Keeping, content: DocumentContent, organizationId: string | null, at: Date) {
  const { name, file } = content;
  const { sha256, size } = await files.keep(file);
  const extension = extensionOf(file);
  const { id } = await db
    .insertInto('files')
    .values({
      ...{ organization_id: organizationId, purpose: 'library', original_name: fileName(name, extension), extension },
      ...{ content_type: contentTypeOf(extension), size, sha256, created_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Words without their marks, as a search looks for them. */
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/** Puts a document into the library, in every language that it exists in, and says under which id. */
export async function saveDocument(keeping: Keeping, template: DocumentTemplate): Promise<string> {
  const { db } = keeping;
  const { key, family, organizationId, contents, publishedAt } = template;
  const at = publishedAt.toJSDate();
  const languages = Object.entries(contents) as [Locale, DocumentContent][];
  const [first] = languages;
  if (!first) throw new Error(`The document ${key} exists in no language.`);
  const { id } = await db
    .insertInto('library_documents')
    .values({
      ...{
        key,
        family,
        organization_id: organizationId,
        type: libraryTypeOf(contentTypeOf(extensionOf(first[1].file))),
      },
      ...{ created_at: at, updated_at: at, published_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [locale, content] of languages) {
    const { name, description } = content;
    await db
      .insertInto('library_document_contents')
      .values({
        ...{ document_id: id, locale, name, description: safeHtml(description) },
        ...{ sort_name: sortKey(name), search: searchText(name, wordsOf(description)) },
        file_id: await keepFile(keeping, content, organizationId, at),
      })
      .execute();
  }
  return id;
}
