import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readConfig } from '../../read-config';
import type { FileStore } from '../../platform/files/file-store';
import { openFileStore, openFolder } from '../../platform/files/object-store/open-file-store';
import { command } from '../usage/command';
import { refuse } from '../usage/options';

const PARALLEL = 4;

interface Moved {
  copied: number;
  there: number;
  /** Files whose content does not match the hash in their name. */
  damaged: string[];
}

async function copyAll(from: FileStore, to: FileStore, folder: string): Promise<Moved> {
  const moved: Moved = { copied: 0, there: 0, damaged: [] };
  const names = from.names()[Symbol.asyncIterator]();
  const lane = async (): Promise<void> => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      const name = next.value;
      const size = await from.sizeOf(name);
      if (size !== undefined && (await to.sizeOf(name)) === size) {
        moved.there += 1;
        continue;
      }
      const path = join(folder, name);
      await pipeline(from.read(name), createWriteStream(path));
      const { sha256 } = await to.add(path);
      if (sha256 === name) moved.copied += 1;
      else {
        moved.damaged.push(name);
        await to.remove(sha256);
      }
      await rm(path);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
  return moved;
}

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

export const filesMove = command({
  words: ['files', 'move'],
  about: 'Copies the files of the data folder into the object store of FILES_URL, or back',
  options: {
    back: { kind: 'switch', about: 'from the object store into the data folder' },
    delete: { kind: 'switch', about: 'deletes each file where it came from, once all of them are there' },
  },
  more: 'It may run again at any time: what is there already is not copied. docs/operations.md says in which order to do it.',
  work: async (context, { back, delete: deletes }) => {
    const config = readConfig(context.env, context.version);
    if (!config.filesAt) throw refuse('FILES_URL is not set: it names the object store.');
    const [folderStore, objectStore] = [openFolder(config), openFileStore(config)];
    const [from, to] = back ? [objectStore, folderStore] : [folderStore, objectStore];
    const folder = await mkdtemp(join(tmpdir(), 'passerelle-move-'));
    try {
      const { copied, there, damaged } = await copyAll(from, to, folder);
      context.say(`${files(copied)} copied, ${there} there already.`);
      for (const name of damaged) context.complain(`${name} is damaged: it was not copied.`);
      if (damaged.length > 0) return 1;
      if (deletes) {
        let deleted = 0;
        for await (const name of from.names()) {
          if ((await to.sizeOf(name)) === undefined) continue;
          await from.remove(name);
          deleted += 1;
        }
        context.say(`${files(deleted)} deleted where they were.`);
      }
      return 0;
    } finally {
      await objectStore.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
});
