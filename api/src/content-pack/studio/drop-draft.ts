import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/routes';
import { basisAfter } from '../items/item-row';
import { lockItem, type LockedItem } from './lock-item';
import { itemColumns } from '../items/item-row';
import type { Writing } from './write-draft';

/** A draft is dropped, and the item is as it is published. */
async function resetItem({ db, person, now }: Writing, item: LockedItem): Promise<void> {
  const { id, kind, published, draft, translatedFrom, languages } = item;
  if (!published || !draft) return;
  await db
    .updateTable('content_items')
    .set({
      ...itemColumns(kind, published, languages),
      draft: null,
      translated_from: basisAfter(kind, draft, published, translatedFrom, languages),
      version: sql`version + 1`,
      changed_at: now.toJSDate(),
      changed_by: person.id,
    })
    .where('id', '=', id)
    .execute();
}

async function dropOne(writing: Writing, item: LockedItem): Promise<void> {
  if (item.published) await resetItem(writing, item);
  else await writing.db.deleteFrom('content_items').where('id', '=', item.id).execute();
}

/** Drops the changes of an item that were not published; those of a programme with those of its tasks. */
export async function dropDraft(context: Context<Calls['DELETE /content/items/:itemId/draft']>): Promise<void> {
  const { db, person, params, seen } = context;
  const item = await lockItem(db, person, { itemId: params.itemId, seen });
  await dropOne(context, item);
  if (item.kind !== 'programs' || !item.published) return;
  const tasks = await db
    .selectFrom('content_items')
    .where('program_id', '=', item.id)
    .where('archived_at', 'is', null)
    .where('draft', 'is not', null)
    .select('id')
    .execute();
  for (const { id } of tasks) await dropOne(context, await lockItem(db, person, { itemId: id }));
}
