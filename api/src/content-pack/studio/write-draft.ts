import type { Locale } from '@passerelle/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { StoredItem, TranslatedFrom } from '../../platform/database/schema/content';
import type { Context } from '../../platform/http/routes';
import { isSameItem } from '../items/item-files';
import { itemColumns, usesOf } from '../items/item-row';
import type { LockedItem } from './lock-item';

export type Writing = Pick<Context<unknown>, 'db' | 'person' | 'now'>;

/** Languages that the pack does not have yet become languages of the pack. */
export async function addLanguages(
  db: Db,
  { packId, languages }: Pick<LockedItem, 'packId' | 'languages'>,
  given: readonly Locale[],
): Promise<Locale[]> {
  const added = given.filter((language) => !languages.includes(language));
  if (added.length === 0) return languages;
  const { locales } = await db
    .updateTable('content_packs')
    .set({
      locales: sql`locales || ARRAY(SELECT added FROM unnest(${added}::text[]) AS added WHERE added <> ALL(locales))`,
    })
    .where('id', '=', packId)
    .returning('locales')
    .executeTakeFirstOrThrow();
  return locales;
}

interface Draft {
  content: StoredItem;
  translatedFrom: TranslatedFrom;
  languages: readonly Locale[];
}

/** Stores a draft; one that equals the published content is removed. Participants see no change. */
export async function writeDraft({ db, person, now }: Writing, item: LockedItem, draft: Draft): Promise<void> {
  const { kind, published } = item;
  const { content, translatedFrom, languages } = draft;
  const isPublished = isSameItem(kind, content, published);
  const columns = itemColumns(kind, content, languages);
  const publishedUses = published ? usesOf(kind, published, languages) : [];
  await db
    .updateTable('content_items')
    .set({
      ...columns,
      uses: [...new Set([...columns.uses, ...publishedUses])].toSorted(),
      draft: isPublished ? null : JSON.stringify(content),
      translated_from: translatedFrom,
      version: sql`version + 1`,
      changed_at: now.toJSDate(),
      changed_by: person.id,
    })
    .where('id', '=', item.id)
    .execute();
}
