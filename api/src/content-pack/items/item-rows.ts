import { type InferResult, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ItemKind, ItemStatus } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { StoredItem } from '../../platform/database/schema/content';
import type { Person } from '../../platform/sessions/person';
import { type Aliases, isEditable, isSeen, mainAliases } from './item-rights';

/** A programme is modified with the tasks of its weeks, which are published with it; not with those outside of them. */
const hasModifiedTasks = sql`EXISTS (SELECT FROM content_items AS task WHERE task.program_id = item.id
  AND task.archived_at IS NULL AND (task.published IS NULL OR task.draft IS NOT NULL)
  AND jsonb_path_exists(item.published, '$.files.*.fields.weeks[*].tasks[*] ? (@ == $key)',
    jsonb_build_object('key', task.key)))`;

/** Readers without the right to write see the published version, and do not learn that there is a draft. */
export const statusFor = (person: Person): RawBuilder<ItemStatus> => sql<ItemStatus>`CASE
  WHEN item.archived_at IS NOT NULL THEN 'archived'
  WHEN NOT ${isEditable(person)} THEN 'published'
  WHEN item.published IS NULL THEN 'draft'
  WHEN item.draft IS NOT NULL OR ${hasModifiedTasks} THEN 'modified'
  ELSE 'published' END`;

export const changedAtFor = (person: Person): RawBuilder<Date> => sql<Date>`CASE
  WHEN ${isEditable(person)} THEN item.changed_at ELSE coalesce(item.published_at, item.changed_at) END`;

/**
 * The tasks that refer to an item. A key means the item of the same pack or organisation, else the common one: an
 * organisation's own item hides the common one of the same key.
 */
export const tasksThatUse = (person: Person): RawBuilder<unknown> => sql`content_items AS task
  JOIN content_packs AS task_pack ON task_pack.id = task.pack_id
  WHERE task.uses @> ARRAY[item.kind || '/' || item.key] AND task.archived_at IS NULL
    AND (task_pack.organization_id IS NOT DISTINCT FROM pack.organization_id
      OR pack.organization_id IS NULL AND NOT EXISTS (SELECT FROM content_items AS own
        JOIN content_packs AS own_pack ON own_pack.id = own.pack_id
        WHERE own_pack.organization_id = task_pack.organization_id AND own.kind = item.kind AND own.key = item.key
          AND own.archived_at IS NULL))
    AND ${isSeen(person, { item: 'task', pack: 'task_pack' })}`;

/** Items that the person sees. */
export const seenItems = (db: Db, person: Person) =>
  db
    .selectFrom('content_items as item')
    .innerJoin('content_packs as pack', 'pack.id', 'item.pack_id')
    .where(isSeen(person));

/** The content of an item that the person may see. */
export function contentFor(person: Person, aliases: Aliases = mainAliases): RawBuilder<StoredItem> {
  const { item } = aliases;
  const [draft, published] = [sql.ref(`${item}.draft`), sql.ref(`${item}.published`)];
  return sql`CASE WHEN ${isEditable(person, aliases)} THEN coalesce(${draft}, ${published}) ELSE ${published} END`;
}

/** A pack without content, such as one whose drafts were dropped, does not count. */
const isOneOfSeveral = sql<boolean>`EXISTS (SELECT FROM content_packs AS other
  WHERE other.organization_id IS NOT DISTINCT FROM pack.organization_id AND other.id <> pack.id
    AND EXISTS (SELECT FROM content_items WHERE pack_id = other.id AND kind <> 'trades'))`;

/** Columns of `content_packs as pack` with its organisation. */
const packColumns = [
  'pack.id as pack_id',
  'pack.name as pack_name',
  'pack.locales',
  'pack.managed_outside',
  'pack.organization_id',
  'organization.name as organization_name',
  isOneOfSeveral.as('one_of_several'),
] as const;

/** Packs with published content, so that there is something to export. */
export const packsToExport = (db: Db) =>
  db
    .selectFrom('content_packs as pack')
    .leftJoin('organizations as organization', 'organization.id', 'pack.organization_id')
    .where(
      sql<SqlBool>`EXISTS (SELECT FROM content_items WHERE pack_id = pack.id AND kind <> 'tasks'
        AND published IS NOT NULL AND archived_at IS NULL)`,
    )
    .select(packColumns);

export type PackRow = InferResult<ReturnType<typeof packsToExport>>[number];

export const itemRows = (db: Db, person: Person) =>
  seenItems(db, person)
    .leftJoin('organizations as organization', 'organization.id', 'pack.organization_id')
    .leftJoin('content_items as program', 'program.id', 'item.program_id')
    .leftJoin('users as author', 'author.id', 'item.changed_by')
    .select(['item.id', 'item.program_id', 'item.key', 'item.version', 'item.translated_from'])
    .select(['item.published_at', 'item.archived_at'])
    .select(packColumns)
    .select(['author.first_name', 'author.last_name'])
    .select([
      sql<ItemKind>`item.kind`.as('kind'),
      statusFor(person).as('status'),
      changedAtFor(person).as('changed_at'),
      sql<boolean>`${isEditable(person)}`.as('may_edit'),
      contentFor(person).as('content'),
      sql<StoredItem | null>`CASE WHEN program.id IS NOT NULL THEN ${contentFor(person, { item: 'program', pack: 'pack' })} END`.as(
        'program_content',
      ),
      sql<number>`(SELECT count(*) FROM ${tasksThatUse(person)})`.as('used_by'),
    ]);

export type ItemRow = InferResult<ReturnType<typeof itemRows>>[number];
