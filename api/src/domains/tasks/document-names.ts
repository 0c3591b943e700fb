import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { groupBy } from '../../platform/group-by';
import { inLocale } from '../../platform/localized';

/** The names of library documents in the reader's language, by their id. */
export async function readDocumentNames(db: Db, ids: readonly string[], locale: Locale): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('library_document_contents')
    .where('document_id', 'in', [...new Set(ids)])
    .select(['document_id', 'locale', 'name'])
    .execute();
  const byDocument = groupBy(rows, ({ document_id }) => document_id);
  return new Map(
    [...byDocument].map(([id, contents]) => {
      const words = Object.fromEntries(contents.map((content) => [content.locale, content.name]));
      return [id, inLocale(words, locale)];
    }),
  );
}
