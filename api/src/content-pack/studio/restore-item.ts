import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { writeAuditEntry } from '../../platform/sessions/audit';
import { basisAfter } from '../items/item-row';
import { assertNotArchived, type LockedItem, lockItem } from './lock-item';
import { writeDraft, type Writing } from './write-draft';

export type Restoring = Writing & Pick<Context<unknown>, 'request'>;

const record = (context: Restoring, { id, kind, key, organizationId }: LockedItem, version?: number): Promise<void> =>
  writeAuditEntry(context, {
    action: 'content.restored',
    subjectKind: 'content',
    subjectIds: [id],
    organizationId,
    details: { kind, key, ...(version !== undefined && { version }) },
  });

/** An earlier version becomes the draft. Nothing is published. */
export async function restoreVersion(
  context: Context<Calls['POST /content/items/:itemId/versions/:number/restore']>,
): Promise<void> {
  const { db, person, params, seen } = context;
  const item = await lockItem(db, person, { itemId: params.itemId, seen });
  assertNotArchived(item);
  const version = await db
    .selectFrom('content_versions')
    .where('item_id', '=', item.id)
    .where('number', '=', params.number)
    .select('content')
    .executeTakeFirst();
  if (!version) throw failure('notFound');
  const { content } = version;
  const { kind, languages } = item;
  const translatedFrom = basisAfter(kind, item.content, content, item.translatedFrom, languages);
  await writeDraft(context, item, { content, translatedFrom, languages });
  await record(context, item, params.number);
}

/** Archived items that become drafts again: they have to be published anew. */
async function unarchive({ db, person, now }: Writing, itemIds: readonly string[]): Promise<void> {
  await db
    .updateTable('content_items')
    .set({
      draft: sql`coalesce(draft, published)`,
      published: null,
      archived_at: null,
      version: sql`version + 1`,
      changed_at: now.toJSDate(),
      changed_by: person.id,
    })
    .where('id', 'in', itemIds)
    .where('archived_at', 'is not', null)
    .execute();
}

/** One archived item becomes a draft again, without the tasks of a programme. */
export async function restoreOne(context: Restoring, item: LockedItem): Promise<void> {
  await unarchive(context, [item.id]);
  await record(context, item);
}

/** A programme comes back with the tasks that were archived with it. */
async function archivedWith({ db }: Writing, { id, kind }: LockedItem): Promise<string[]> {
  if (kind !== 'programs') return [];
  const tasks = await db
    .selectFrom('content_items as task')
    .innerJoin('content_items as program', 'program.id', 'task.program_id')
    .where('program.id', '=', id)
    .where((eb) => eb('task.archived_at', '>=', eb.ref('program.archived_at')))
    .select('task.id')
    .execute();
  return tasks.map((task) => task.id);
}

/** An archived item becomes a draft again. */
export async function restoreItem(context: Context<Calls['POST /content/items/:itemId/restore']>): Promise<void> {
  const { db, person, params, seen } = context;
  const item = await lockItem(db, person, { itemId: params.itemId, seen });
  if (!item.isArchived) throw failure('conflict', { message: 'contentNotArchived' });
  await unarchive(context, [item.id, ...(await archivedWith(context, item))]);
  await record(context, item);
}
