import type { Locale, TaskFamily } from '@passerelle/shared/contract';
import { libraryTypeOf } from '@passerelle/shared/contract/rules/content/library';
import type { DateTime } from 'luxon';
import { transact } from '../../platform/database/connection';
import { type Outcome, type ReportOutcome, saveRow, together } from '../../platform/database/save-row';
import { contentTypeOf } from './content-types';
import {
  type DocumentContent,
  dropContents,
  extensionOf,
  type LibraryStore,
  readContents,
  saveContent,
} from './save-content';

export interface DocumentTemplate {
  key: string;
  family: TaskFamily;
  /** Null: common to every organisation. */
  organizationId: string | null;
  contents: Partial<Record<Locale, DocumentContent>>;
  publishedAt: DateTime<true>;
}

/**
 * Saves a document of the library in all of its languages, or updates the one with the same key; saving it twice
 * changes nothing. Returns its id.
 */
export function saveDocument(
  { db, files }: LibraryStore,
  template: DocumentTemplate,
  tell: ReportOutcome = () => undefined,
): Promise<string> {
  const { key, family, organizationId, contents, publishedAt } = template;
  const at = publishedAt.toJSDate();
  const languages = Object.entries(contents) as [Locale, DocumentContent][];
  const [first] = languages;
  if (!first) throw new Error(`The document ${key} exists in no language.`);
  const type = libraryTypeOf(contentTypeOf(extensionOf(first[1].file)));
  return transact(db, async (transaction) => {
    const { id, outcome } = await saveRow(transaction, 'library_documents', {
      known: { organization_id: organizationId, owner_id: null, key },
      content: { type, family, archived_at: null },
      first: { created_at: at, published_at: at },
      touched: { updated_at: at },
    });
    const stored = outcome === 'created' ? [] : await readContents(transaction, id);
    const outcomes: Outcome[] = [];
    for (const [locale, content] of languages) {
      const written = { documentId: id, organizationId, locale, content, at };
      const before = stored.find((one) => one.locale === locale);
      outcomes.push(await saveContent({ db: transaction, files }, written, before));
    }
    const gone = stored.filter(({ locale }) => contents[locale] === undefined);
    await dropContents(transaction, id, gone, at);
    const whole = together(outcome, [...outcomes, ...gone.map((): Outcome => 'archived')]);
    if (whole === 'changed')
      await transaction.updateTable('library_documents').set({ updated_at: at }).where('id', '=', id).execute();
    tell(whole);
    return id;
  });
}
