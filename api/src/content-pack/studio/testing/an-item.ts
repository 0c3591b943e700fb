import type { ItemFiles, ItemKind, Locale } from '@passerelle/shared/contract';
import type { StoredItem, TranslatedFrom } from '../../../platform/database/schema/content';
import type { TestApp } from '../../../testing/test-app';
import { itemColumns } from '../../items/item-row';

interface PackValues {
  organizationId: string | null;
  name?: string;
  locales?: Locale[];
  isManagedOutside?: boolean;
}

let made = 0;

export async function aPack(app: TestApp, values: PackValues): Promise<string> {
  const { organizationId, name = `Pack ${(made += 1)}`, locales = ['fr', 'en'], isManagedOutside = false } = values;
  const { id } = await app.db
    .insertInto('content_packs')
    .values({
      organization_id: organizationId,
      name,
      version: '1',
      contents: [],
      imported_at: app.clock.now().toJSDate(),
      locales,
      managed_outside: isManagedOutside,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface ItemValues {
  packId: string;
  kind?: ItemKind;
  key?: string;
  programId?: string;
  published?: ItemFiles;
  draft?: ItemFiles;
  attachments?: StoredItem['attachments'];
  translatedFrom?: TranslatedFrom;
  isArchived?: boolean;
}

/** A page with one text, in French and English. */
export const aPage = (text: string, english = 'Words'): ItemFiles => ({
  fr: { fields: { title: 'Qualité' }, text },
  en: { fields: { title: 'Quality' }, text: english },
});

/** An item as an import and the studio would have stored it; without contents a published page. */
export async function anItem(app: TestApp, values: ItemValues): Promise<string> {
  const { packId, kind = 'pages', key = `item-${(made += 1)}`, programId, draft, attachments = {} } = values;
  const { published = draft ? undefined : aPage('Texte'), translatedFrom = {}, isArchived = false } = values;
  const at = app.clock.now().toJSDate();
  const stored = (files: ItemFiles): StoredItem => ({ files, attachments });
  const { id } = await app.db
    .insertInto('content_items')
    .values({
      pack_id: packId,
      program_id: programId ?? null,
      kind,
      key,
      published: published ? JSON.stringify(stored(published)) : null,
      draft: draft ? JSON.stringify(stored(draft)) : null,
      translated_from: translatedFrom,
      ...itemColumns(kind, stored(draft ?? published ?? {}), ['fr', 'en']),
      created_at: at,
      changed_at: at,
      published_at: published ? at : null,
      archived_at: isArchived ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function aVersion(app: TestApp, itemId: string, number: number, files: ItemFiles): Promise<void> {
  await app.db
    .insertInto('content_versions')
    .values({
      item_id: itemId,
      number,
      content: JSON.stringify({ files, attachments: {} }),
      origin: 'published',
      published_at: app.clock.now().toJSDate(),
    })
    .execute();
}

export const rowOf = (app: TestApp, itemId: string) =>
  app.db.selectFrom('content_items').where('id', '=', itemId).selectAll().executeTakeFirstOrThrow();
