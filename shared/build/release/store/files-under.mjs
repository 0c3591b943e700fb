import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Every file of a folder, by its path in there. @param {string} folder */
export async function filesUnder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(folder, file).split(sep).join('/'));
}
