import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { msg } from '@lingui/core/macro';
import type { Problems } from '../problems';

/** The files of a pack by path, always with `/`. */
export type Folder = ReadonlyMap<string, string>;

const largestText = 1_000_000;

/** Notes for maintainers, and files that systems and tools leave behind. */
const isBeside = (name: string): boolean => name.startsWith('.') || name === 'README.md' || name === 'Thumbs.db';

async function list(root: string, below: string, found: Map<string, string>, problems: Problems): Promise<void> {
  const entries = await readdir(join(root, below), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (isBeside(entry.name)) continue;
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) await list(root, path, found, problems);
    // The target of a link may be outside the pack, and must not be published.
    else if (entry.isFile()) found.set(path, join(root, path));
    else
      problems.add(
        { file: path, line: 1 },
        msg`Ce n’est pas un fichier du pack mais un lien vers un fichier : placez ici le fichier lui-même`,
      );
  }
}

export async function listFolder(root: string, problems: Problems): Promise<Folder> {
  const found = new Map<string, string>();
  await list(root, '', found, problems);
  return found;
}

/** The text of a file without its byte order mark. */
export async function readText(folder: Folder, file: string, problems: Problems): Promise<string | undefined> {
  const path = folder.get(file);
  if (path === undefined) return undefined;
  if ((await stat(path)).size > largestText) {
    problems.add({ file, line: 1 }, msg`Le fichier dépasse ${{ megabytes: largestText / 1_000_000 }} Mo`);
    return undefined;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch {
    problems.add({ file, line: 1 }, msg`Le fichier n’est pas enregistré en UTF-8`);
    return undefined;
  }
}
