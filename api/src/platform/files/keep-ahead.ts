import type { FileStore, StoredFile } from './file-store';

const lanes = 4;

/** Takes files in side by side, before a transaction asks for one after the other and lets everybody else wait. */
export async function keepAhead(files: FileStore, paths: readonly string[]): Promise<FileStore> {
  const kept = new Map<string, StoredFile>();
  const waiting = [...new Set(paths)];
  const lane = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) kept.set(path, await files.keep(path));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return {
    ...files,
    keep: (path) => {
      const known = kept.get(path);
      return known ? Promise.resolve(known) : files.keep(path);
    },
  };
}
