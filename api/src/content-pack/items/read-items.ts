import { type Selectable, sql, type SqlBool } from 'kysely';
import type { ItemKind, Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { StoredItem } from '../../platform/database/schema/content';
import type { Database } from '../../platform/database/schema';
import { failure } from '../../platform/failure';
import type { Person } from '../../platform/sessions/person';
import { isEditable } from './item-rights';
import { seenItems } from './item-rows';

export interface PackRow {
  id: string;
  name: string;
  version: string;
  locales: Locale[];
  organizationId: string | null;
  organizationName: string | null;
}

export interface ItemRow {
  id: string;
  packId: string;
  programId: string | null;
  kind: ItemKind | 'trades';
  key: string;
  published: StoredItem | null;
  draft: StoredItem | null;
  archivedAt: Date | null;
}

const rowOf = (row: {
  id: string;
  pack_id: string;
  program_id: string | null;
  kind: ItemRow['kind'];
  key: string;
  published: StoredItem | null;
  draft: StoredItem | null;
  archived_at: Date | null;
}): ItemRow => ({
  id: row.id,
  packId: row.pack_id,
  programId: row.program_id,
  kind: row.kind,
  key: row.key,
  published: row.published,
  draft: row.draft,
  archivedAt: row.archived_at,
});

/** A task counts as archived with its programme. */
const archivedAt = sql<Date | null>`coalesce(item.archived_at, program.archived_at)`.as('archived_at');

export async function readItems(db: Db, ids: readonly string[]): Promise<ItemRow[]> {
  const rows = await db
    .selectFrom('content_items as item')
    .leftJoin('content_items as program', 'program.id', 'item.program_id')
    .where('item.id', 'in', ids)
    .select(['item.id', 'item.pack_id', 'item.program_id', 'item.kind', 'item.key', 'item.published', 'item.draft'])
    .select(archivedAt)
    .execute();
  return rows.map(rowOf);
}

/** Items that the person must be allowed to change; 404 where one is out of their reach. */
async function readWritable(db: Db, person: Person, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await seenItems(db, person)
    .leftJoin('content_items as program', 'program.id', 'item.program_id')
    .where('item.id', 'in', ids)
    .select(['item.id', 'item.pack_id', 'item.program_id', 'item.kind', 'item.key'])
    .select(['item.published', 'item.draft', 'pack.managed_outside', archivedAt])
    .select(isEditable(person).as('may_edit'))
    .execute();
  if (rows.length < ids.length) throw failure('notFound');
  if (rows.some((row) => !row.may_edit)) throw failure('forbidden');
  return rows;
}

/** An item to preview, wherever its pack is managed. */
export async function readPreviewed(db: Db, person: Person, id: string): Promise<ItemRow> {
  const [row] = await readWritable(db, person, [id]);
  if (!row) throw failure('notFound');
  return rowOf(row);
}

/** The selected items, in packs that are managed in the studio. */
export async function readSelected(db: Db, person: Person, ids: readonly string[]): Promise<ItemRow[]> {
  const rows = await readWritable(db, person, ids);
  if (rows.some((row) => row.managed_outside)) throw failure('conflict', { message: 'contentManagedOutside' });
  return rows.map(rowOf);
}

type Columns = Selectable<Database['content_items']>;

/** Items of a pack by a condition on `content_items`. */
export async function readOfPack(db: Db, packId: string, condition = sql<SqlBool>`true`): Promise<ItemRow[]> {
  const rows: Pick<
    Columns,
    'id' | 'pack_id' | 'program_id' | 'kind' | 'key' | 'published' | 'draft' | 'archived_at'
  >[] = await db
    .selectFrom('content_items')
    .where('pack_id', '=', packId)
    .where(condition)
    .select(['id', 'pack_id', 'program_id', 'kind', 'key', 'published', 'draft', 'archived_at'])
    .execute();
  return rows.map(rowOf);
}

export async function readPackRow(db: Db, packId: string): Promise<PackRow> {
  const row = await db
    .selectFrom('content_packs as pack')
    .leftJoin('organizations', 'organizations.id', 'pack.organization_id')
    .where('pack.id', '=', packId)
    .select(['pack.id', 'pack.name', 'pack.version', 'pack.locales', 'pack.organization_id as organizationId'])
    .select('organizations.name as organizationName')
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  return row;
}
