import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { buildDir, root } from '../paths.mjs';

const ignored = new Set(['node_modules', 'generated', '.build', '.cache', '.data']);
const irrelevant = /\.(test|spec)\.tsx?$|\.md$/;

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}

/**
 * A hash of the contents of files and folders: what was built from the same contents need not be built again.
 * Contents and not dates, because a fresh clone or a branch switch touches dates only.
 * @param {string[]} paths relative to the repository
 * @param {string[]} [extra]
 */
export function fingerprint(paths, extra = []) {
  const hash = createHash('sha256').update([process.version, ...extra].join('\n'));
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) {
    if (irrelevant.test(file)) continue;
    hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

const stampFile = (/** @type {string} */ name) => join(buildDir, 'stamps', name);

/** @param {string} name @param {string} print */
export const isFresh = (name, print) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === print;

/** @param {string} name @param {string} print */
export function stamp(name, print) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), print);
}
