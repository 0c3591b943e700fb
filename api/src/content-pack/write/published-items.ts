import { failure } from '../../platform/failure';
import type { Db } from '../../platform/database/connection';
import { usesOf } from '../items/item-row';
import { existingPaths, weeksOfTasks, type PlacedItem } from '../items/place-items';
import { type PackRow, readOfPack, readPackRow } from '../items/read-items';
import type { PackHead } from './pack-files';

export interface PublishedPack {
  pack: PackRow;
  head: PackHead;
  items: PlacedItem[];
}

/** The published content of a pack, as its import brings it. */
export async function readPublished(db: Db, packId: string): Promise<PublishedPack> {
  const pack = await readPackRow(db, packId);
  const rows = (await readOfPack(db, packId)).filter(({ archivedAt }) => !archivedAt);
  const programs = new Map(rows.map((row) => [row.id, row]));
  const items = rows.flatMap((row): PlacedItem[] => {
    const { kind, key, published, programId } = row;
    if (!published) return [];
    const item = { kind, key, files: published.files, attachments: published.attachments };
    const program = programId === null ? undefined : programs.get(programId);
    if (kind !== 'tasks') return [item];
    const week = weeksOfTasks(program?.published ?? null, pack.locales).get(key);
    return program && week !== undefined ? [{ ...item, program: { key: program.key, week } }] : [];
  });
  if (items.length === 0) throw failure('notFound');
  const own = new Set(items.map(({ kind, key }) => `${kind}/${key}`));
  const used = new Set(items.flatMap((item) => usesOf(item.kind, item, pack.locales)));
  const uses = await existingPaths(
    db,
    pack,
    [...used].filter((path) => !own.has(path)),
  );
  return { pack, head: { name: pack.name, version: pack.version, locales: pack.locales, uses }, items };
}
