import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../platform/database/connection';
import { createPacer } from '../../platform/database/in-batches';
import type { FileStore } from '../../platform/files/file-store';
import type { PlacedItem } from '../items/place-items';
import { type PackHead, packFiles, type WrittenFile } from './pack-files';

interface Attachment {
  /** The path in the pack: `library/files/cv.pdf`. */
  path: string;
  sha256: string;
}

/** The bytes beside the texts of items. */
export async function attachmentsOfItems(db: Db, items: readonly PlacedItem[]): Promise<Attachment[]> {
  const places = items.flatMap(({ attachments }) => Object.entries(attachments));
  if (places.length === 0) return [];
  const rows = await db
    .selectFrom('files')
    .where('id', 'in', [...new Set(places.map(([, id]) => id))])
    .select(['id', 'sha256'])
    .execute();
  const known = new Map(rows.map(({ id, sha256 }) => [id, sha256]));
  return places.flatMap(([path, id]) => {
    const sha256 = known.get(id);
    return sha256 === undefined ? [] : [{ path: `library/${path}`, sha256 }];
  });
}

interface Writing {
  db: Db;
  files: FileStore;
  root: string;
}

/** Writes a pack as the folder that the import reads. Other calls run meanwhile. */
export async function writeFolder(
  { db, files, root }: Writing,
  head: PackHead,
  items: readonly PlacedItem[],
): Promise<WrittenFile[]> {
  const written = await packFiles(head, items);
  const rest = createPacer();
  for (const { path, text } of written) {
    const place = join(root, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text);
    await rest();
  }
  for (const { path, sha256 } of await attachmentsOfItems(db, items)) {
    const place = join(root, path);
    await mkdir(dirname(place), { recursive: true });
    await pipeline(files.read(sha256), createWriteStream(place));
  }
  return written;
}
