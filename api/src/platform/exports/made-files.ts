import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pieces } from '../background/task';

export type Chunks = Pieces;

export interface MadeFile {
  size: number;
  read(): Readable;
}

export interface MadeFiles {
  /** Writes all of it to the disk; the file gets its name once it is complete. */
  write(name: string, chunks: Chunks): Promise<MadeFile>;
  /** A complete file, or none. */
  find(name: string): Promise<MadeFile | undefined>;
  remove(name: string): Promise<void>;
  /** Deletes files from before a given time: leftovers of ended processes. */
  sweep(before: Date): Promise<void>;
}

/** Files to be sent once, in a folder that the replicas share. */
export function createMadeFiles(folder: string): MadeFiles {
  const pathOf = (name: string): string => join(folder, name);
  const find = async (name: string): Promise<MadeFile | undefined> => {
    const found = await stat(pathOf(name)).catch(() => undefined);
    return found && { size: found.size, read: () => createReadStream(pathOf(name)) };
  };
  return {
    find,
    async write(name, chunks) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = pathOf(`${name}.${randomUUID()}.part`);
      try {
        await pipeline(Readable.from(chunks), createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
        await rename(unfinished, pathOf(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      const made = await find(name);
      if (!made) throw new Error('A file that was just made is not there.');
      return made;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async sweep(before) {
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await stat(pathOf(name)).catch(() => undefined);
        if (found && found.mtime < before) await rm(pathOf(name), { force: true });
      }
    },
  };
}
