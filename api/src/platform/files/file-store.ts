import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ownTag } from '../starting/process-identity';

export interface StoredFile {
  sha256: string;
  size: number;
}

export interface FileStore {
  /** Stores a copy of a file; the same bytes are stored once. */
  add(path: string): Promise<StoredFile>;
  sizeOf(sha256: string): Promise<number | undefined>;
  read(sha256: string, range?: { start: number; end: number }): Readable;
  remove(sha256: string): Promise<void>;
  /** Deletes files older than `before` whose names `known` does not return, and says how many. */
  sweep(before: Date, known: (names: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
  /** The number of stored files. */
  names(): AsyncIterable<string>;
  close(): Promise<void>;
}

/** A user's file name never becomes a path. */
export function assertStoredName(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('Not the name of a stored file.');
  return sha256;
}

/** A newer file may belong to a call that has not committed yet. */
const isLeft = (path: string, before: Date): Promise<boolean> =>
  stat(path).then(
    ({ mtime }) => mtime < before,
    () => false,
  );

async function leftSince(before: Date, folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const left = await Promise.all(names.map((name) => isLeft(join(folder, name), before)));
  return names.filter((_name, index) => left[index]);
}

const foldersIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
};

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Files in a folder, named by their hash. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (sha256: string): string => join(folder, sha256.slice(0, 2), assertStoredName(sha256));
  const sizeOf = (sha256: string): Promise<number | undefined> =>
    stat(pathOf(sha256)).then(
      ({ size }) => size,
      () => undefined,
    );
  return {
    sizeOf,
    async add(path) {
      const sha256 = await hashFile(path);
      const target = pathOf(sha256);
      const known = await sizeOf(sha256);
      if (known !== undefined) {
        // Renews the date for the sweep, which must not delete it before the caller has committed its row.
        const moment = new Date();
        await utimes(target, moment, moment);
        return { sha256, size: known };
      }
      await mkdir(dirname(target), { recursive: true });
      // The name appears only once all bytes are on the disk, even if parallel calls write the same file.
      const arriving = `${target}.${ownTag()}.${randomUUID()}`;
      try {
        await copyFile(path, arriving);
        await flush(arriving);
        await rename(arriving, target);
      } catch (error) {
        await rm(arriving, { force: true });
        throw error;
      }
      await flush(dirname(target));
      return { sha256, size: (await stat(target)).size };
    },
    read: (sha256, range) => createReadStream(pathOf(sha256), range),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    async sweep(before, known) {
      let taken = 0;
      for (const place of await foldersIn(folder)) {
        const left = await leftSince(before, place);
        if (left.length === 0) continue;
        const used = await known(left);
        for (const name of left.filter((one) => !used.has(one))) {
          const path = join(place, name);
          // The same bytes may have been stored again since `known` was called.
          if (!(await isLeft(path, before))) continue;
          await rm(path, { force: true });
          taken += 1;
        }
      }
      return taken;
    },
    async *names() {
      for (const place of await foldersIn(folder)) {
        yield* (await readdir(place)).filter((name) => /^[0-9a-f]{64}$/.test(name));
      }
    },
    close: () => Promise.resolve(),
  };
}

/** A file store for dry runs: returns hash and size, and stores nothing. */
export const hashingFileStore = (files: FileStore): FileStore => ({
  ...files,
  add: async (path) => {
    const bytes = await readFile(path);
    return { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
  },
});

const PARALLEL = 4;

/** Stores files in parallel, before a transaction that would otherwise stay open while they are stored one by one. */
export async function storeInParallel(files: FileStore, paths: readonly string[]): Promise<FileStore> {
  const kept = new Map<string, StoredFile>();
  const waiting = [...new Set(paths)];
  const lane = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) kept.set(path, await files.add(path));
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
  return {
    ...files,
    add: (path) => {
      const known = kept.get(path);
      return known ? Promise.resolve(known) : files.add(path);
    },
  };
}
