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

/** @type {Map<string, Buffer>} */
const digests = new Map();

/** Of a file, or of a folder with all in it. Read once in a process, since every build asks for `shared`. @param {string} path */
function digestOf(path) {
  const known = digests.get(path);
  if (known) return known;
  const hash = createHash('sha256');
  for (const file of filesUnder(join(root, path))) {
    if (irrelevant.test(file)) continue;
    hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  const digest = hash.digest();
  digests.set(path, digest);
  return digest;
}

/**
 * A hash of the contents of files and folders: what was built from the same contents need not be built again.
 * Contents and not dates, because a fresh clone or a branch switch touches dates only.
 * @param {string[]} paths relative to the repository
 * @param {string[]} [extra]
 */
export function fingerprint(paths, extra = []) {
  const hash = createHash('sha256').update([process.version, ...extra].join('\n'));
  for (const path of paths) hash.update('\0').update(digestOf(path));
  return hash.digest('hex').slice(0, 16);
}

const stampFile = (/** @type {string} */ name) => join(buildDir, 'stamps', name);

/** @param {string} name */
export const readStamp = (name) => (existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : undefined);

/** @param {string} name @param {string} print */
export const isFresh = (name, print) => readStamp(name) === print;

/** @param {string} name @param {string} print */
export function stamp(name, print) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), print);
}
