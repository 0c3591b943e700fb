import type { ItemKind, Locale } from '@passerelle/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { StoredItem, TranslatedFrom } from '../../platform/database/schema/content';
import { failure } from '../../platform/failure';
import type { Person } from '../../platform/sessions/person';
import { assertSeen, type SeenVersions } from '../../platform/versions';
import { isEditable } from '../items/item-rights';
import { seenItems } from '../items/item-rows';

/** An item that the person is about to change. */
export interface LockedItem {
  id: string;
  packId: string;
  programId: string | null;
  organizationId: string | null;
  kind: ItemKind;
  key: string;
  published: StoredItem | null;
  draft: StoredItem | null;
  /** The draft, else the published content. */
  content: StoredItem;
  translatedFrom: TranslatedFrom;
  isArchived: boolean;
  /** The languages of its pack: the first is the source. */
  languages: Locale[];
}

interface Wanted {
  itemId: string;
  seen?: SeenVersions;
}

/** The item, locked until the end of the transaction; refused to a person who may only read it. */
export async function lockItem(db: Db, person: Person, { itemId, seen }: Wanted): Promise<LockedItem> {
  const row = await seenItems(db, person)
    .where('item.id', '=', itemId)
    .select(['item.id', 'item.pack_id', 'item.program_id', 'item.key', 'item.published', 'item.draft'])
    .select(['item.translated_from', 'item.archived_at', 'item.version'])
    .select(['pack.organization_id', 'pack.locales', 'pack.managed_outside'])
    .select([sql<ItemKind>`item.kind`.as('kind'), isEditable(person).as('may_edit')])
    .forUpdate('item')
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  if (!row.may_edit) throw failure('forbidden');
  if (row.managed_outside) throw failure('conflict', { message: 'contentManagedOutside' });
  assertSeen(seen, row.version);
  const content = row.draft ?? row.published;
  if (!content) throw new Error(`The item ${row.id} has no content.`);
  return {
    id: row.id,
    packId: row.pack_id,
    programId: row.program_id,
    organizationId: row.organization_id,
    kind: row.kind,
    key: row.key,
    published: row.published,
    draft: row.draft,
    content,
    translatedFrom: row.translated_from,
    isArchived: row.archived_at !== null,
    languages: row.locales,
  };
}

export function assertNotArchived({ isArchived }: Pick<LockedItem, 'isArchived'>): void {
  if (isArchived) throw failure('conflict', { message: 'contentArchived' });
}
