import { isDeepStrictEqual } from 'node:util';
import type { VersionOrigin } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import { contentTypeOf } from '../../domains/library/content-types';
import { extensionOf } from '../../domains/library/save-content';
import type { Db } from '../../platform/database/connection';
import type { StoredItem } from '../../platform/database/schema';
import type { FileStore } from '../../platform/files/file-store';
import type { PackItem } from '../read/pack-items';
import type { Pack } from '../read/read-pack';
import { isSameItem } from '../items/item-files';
import { basisAfter, itemColumns, usesOf } from '../items/item-row';

export interface StoringItems {
  db: Db;
  files: FileStore;
  organizationId: string | null;
  now: DateTime<true>;
}

interface SavingItems extends StoringItems {
  packId: string;
  origin: VersionOrigin;
  /** Null: the command line. */
  by: string | null;
  /** Creation time of the schedule of a planned publication. */
  plannedAt: Date | null;
}

/** Locks the items: a draft that is saved meanwhile waits, and is not overwritten. */
const lockRows = (db: Db, packId: string, { items }: Pack) =>
  db
    .selectFrom('content_items')
    .where('pack_id', '=', packId)
    .where('key', 'in', [...new Set(items.map(({ key }) => key))])
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();

export const readRows = (db: Db, packId: string) =>
  db
    .selectFrom('content_items')
    .where('pack_id', '=', packId)
    .select(['id', 'kind', 'key', 'program_id', 'published', 'draft', 'translated_from', 'version', 'archived_at'])
    .execute();

export type Row = Awaited<ReturnType<typeof readRows>>[number];

export const placeOf = ({ kind, key, programId }: { kind: string; key: string; programId: string | null }): string =>
  `${kind}/${programId ?? ''}/${key}`;

/** The row of a file, reused where the item has the same bytes at the same path already. */
async function storeAttachment(
  { db, files, organizationId, now }: StoringItems,
  { path, place }: { path: string; place: string },
  known: readonly string[],
): Promise<string> {
  const { sha256, size } = await files.add(place);
  const same =
    known.length === 0
      ? undefined
      : await db
          .selectFrom('files')
          .where('id', 'in', known)
          .where('sha256', '=', sha256)
          .select('id')
          .executeTakeFirst();
  if (same) return same.id;
  const extension = extensionOf(path);
  const { id } = await db
    .insertInto('files')
    .values({
      organization_id: organizationId,
      purpose: 'content',
      original_name: path.split('/').at(-1) ?? path,
      extension,
      size,
      sha256,
      content_type: contentTypeOf(extension),
      created_at: now.toJSDate(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An item of a pack with its files in the store. */
export async function storedItem(saving: StoringItems, item: PackItem, row: Row | undefined): Promise<StoredItem> {
  const attachments: Record<string, string> = {};
  for (const [path, place] of item.attachments) {
    const known = [row?.draft, row?.published].flatMap((one) => one?.attachments[path] ?? []);
    attachments[path] = await storeAttachment(saving, { path, place }, known);
  }
  return { files: item.files, attachments };
}

async function saveVersion(
  { db, now, origin, by, plannedAt }: SavingItems,
  itemId: string,
  content: StoredItem,
): Promise<void> {
  await db
    .insertInto('content_versions')
    .columns(['item_id', 'number', 'content', 'origin', 'published_at', 'published_by', 'planned_at'])
    .expression((eb) =>
      eb
        .selectFrom('content_versions')
        .where('item_id', '=', itemId)
        .select(({ fn, val, lit }) => [
          val(itemId).$castTo<string>().as('item_id'),
          eb(fn.coalesce(fn.max('number'), lit(0)), '+', lit(1)).as('number'),
          val(JSON.stringify(content)).$castTo<StoredItem>().as('content'),
          val(origin).as('origin'),
          val(now.toJSDate()).as('published_at'),
          val(by).as('published_by'),
          val(plannedAt).as('planned_at'),
        ]),
    )
    .execute();
}

/** Saves one item as published; an equal draft has no changes left. Returns its id. */
async function saveItem(
  saving: SavingItems,
  { pack, item, programId }: { pack: Pack; item: PackItem; programId: string | null },
  row: Row | undefined,
): Promise<string> {
  const { db, packId, now, by } = saving;
  const { kind, key } = item;
  const published = await storedItem(saving, item, row);
  const draft = row?.draft && !isSameItem(kind, row.draft, published) ? row.draft : null;
  const isSame = row?.published && isDeepStrictEqual(row.published, published);
  if (row && isSame && !row.archived_at && isDeepStrictEqual(row.draft, draft)) return row.id;
  const basis = basisAfter(
    kind,
    row?.published ?? row?.draft ?? null,
    published,
    row?.translated_from ?? {},
    pack.locales,
  );
  const columns = itemColumns(kind, draft ?? published, pack.locales);
  const uses = new Set([published, draft].flatMap((one) => (one ? usesOf(kind, one, pack.locales) : [])));
  const values = {
    ...columns,
    uses: [...uses].toSorted(),
    titles: JSON.stringify(columns.titles),
    published: JSON.stringify(published),
    draft: draft && JSON.stringify(draft),
    translated_from: JSON.stringify(draft ? (row?.translated_from ?? {}) : basis),
    archived_at: null,
    changed_at: now.toJSDate(),
    changed_by: by,
    ...(!isSame && { published_at: now.toJSDate() }),
  };
  const { id } = row
    ? await db
        .updateTable('content_items')
        .set({ ...values, version: row.version + 1 })
        .where('id', '=', row.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('content_items')
        .values({ pack_id: packId, program_id: programId, kind, key, created_at: now.toJSDate(), ...values })
        .returning('id')
        .executeTakeFirstOrThrow();
  if (!isSame) await saveVersion(saving, id, published);
  return id;
}

/** Archives published items that the pack no longer has. Drafts that were never published stay. */
async function archiveOthers({ db, now }: SavingItems, gone: readonly Row[]): Promise<void> {
  const ids = gone.flatMap(({ id, published, archived_at }) => (published && !archived_at ? id : []));
  if (ids.length === 0) return;
  await db
    .updateTable('content_items')
    .set((eb) => ({ archived_at: now.toJSDate(), version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** A publication imports a part of a pack: only these paths (`surveys/midway`) are archived. */
export interface PartOfPack {
  archive: readonly string[];
}

type ItemRow = Pick<Row, 'kind' | 'key' | 'program_id'>;

/**
 * True if an item that was not imported is to be archived. A whole pack archives all of them; a part archives the items
 * that it names, and tasks of its programmes.
 */
export const isGoneFrom =
  (pack: Pack, part: PartOfPack | undefined) =>
  ({ kind, key }: ItemRow, program: string | undefined): boolean => {
    if (!part) return true;
    if (kind !== 'tasks') return part.archive.includes(`${kind}/${key}`);
    return part.archive.includes(`programs/${program}`) || pack.files.has(`programs/${program}`);
  };

/** A task refers to the row of its programme. */
export const programsFirst = ({ items }: Pack): PackItem[] =>
  items.toSorted((a, b) => Number(a.kind === 'tasks') - Number(b.kind === 'tasks'));

/** Keeps the items of an imported pack as their authors wrote them, with a version of each that changed. */
export async function saveItems(saving: SavingItems, pack: Pack, isGone: ReturnType<typeof isGoneFrom>): Promise<void> {
  if (pack.items.length > 0) await lockRows(saving.db, saving.packId, pack);
  const rows = await readRows(saving.db, saving.packId);
  const byPlace = new Map(rows.map((row) => [placeOf({ ...row, programId: row.program_id }), row]));
  const keyOf = new Map(rows.map(({ id, key }) => [id, key]));
  const programs = new Map<string, string>();
  const saved = new Set<string>();
  for (const item of programsFirst(pack)) {
    const programId = item.program === undefined ? null : (programs.get(item.program) ?? null);
    const id = await saveItem(saving, { pack, item, programId }, byPlace.get(placeOf({ ...item, programId })));
    if (item.kind === 'programs') programs.set(item.key, id);
    saved.add(id);
  }
  await archiveOthers(
    saving,
    rows.filter((row) => !saved.has(row.id) && isGone(row, keyOf.get(row.program_id ?? ''))),
  );
}
