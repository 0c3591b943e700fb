import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { withReleaseLock, STALE_MS } from './release-lock.mjs';

const FOLDER_RETRY_MS = 35;

/** @param {string} folder @returns {import('./release-lock.mjs').Lock} */
function folderLock(folder) {
  const at = (/** @type {string} */ aside = '') => (aside ? `${folder}.${aside}` : folder);
  const me = randomUUID();
  return {
    name: folder,
    me,
    pause: FOLDER_RETRY_MS,
    async take() {
      try {
        await mkdir(folder);
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
        throw error;
      }
      await writeFile(join(folder, 'owner'), me);
      return true;
    },
    owner: (aside) => readFile(join(at(aside), 'owner'), 'utf8').catch(() => null),
    async isStale() {
      const found = await stat(folder).catch(() => null);
      return found !== null && Date.now() - found.mtimeMs >= STALE_MS;
    },
    moveAway: (aside) =>
      rename(folder, at(aside)).then(
        () => true,
        () => false,
      ),
    giveBack: (aside) => rename(at(aside), folder).catch(() => rm(at(aside), { recursive: true, force: true })),
    remove: (aside) => rm(at(aside), { recursive: true, force: true }),
  };
}

/**
 * @template T
 * @param {string} folder made while the work is done
 * @param {(mine: () => Promise<void>) => Promise<T>} work
 * @param {number} [timeoutMs]
 */
export const underLock = (folder, work, timeoutMs) => withReleaseLock(folderLock(folder), work, timeoutMs);

/** @param {unknown} error @param {string[]} codes */
const is = (error, ...codes) => codes.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '');
/** @param {unknown} error */
const isAbsence = (error) => is(error, 'ENOENT', 'ENOTDIR');

/** A hidden sibling path: incomplete files get a name that readers ignore. @param {string} path */
const besideOf = (path) => join(dirname(path), `.${basename(path)}.${randomUUID()}`);

/** Readers see the old text or the new one, also after the power went. @param {string} file @param {string} text */
async function put(file, text) {
  await mkdir(dirname(file), { recursive: true });
  const aside = besideOf(file);
  try {
    await writeFile(aside, text, { flush: true });
    await rename(aside, file);
  } catch (error) {
    // Half of it would go on taking the room that was missing.
    await rm(aside, { force: true });
    throw error;
  }
}

/** @param {string} folder @returns {import('./store.mjs').Store} */
export function folderStore(folder) {
  const at = (/** @type {string} */ path) => join(folder, path);
  const there = (/** @type {string} */ path) => stat(at(path)).then(Boolean, () => false);

  return {
    at: folder,
    offerPaths: ['shell/offer.json'],

    async read(path) {
      try {
        return { text: await readFile(at(path), 'utf8'), tag: null };
      } catch (error) {
        if (isAbsence(error)) return null;
        throw error;
      }
    },

    // The lock prevents others from creating it between the check and the write.
    async create(path, text) {
      if (await there(path)) return false;
      await put(at(path), text);
      return true;
    },

    async replace(path, text) {
      await put(at(path), text);
      return true;
    },

    remove: (path) => rm(at(path), { force: true }),

    async addFolder(path, from) {
      const aside = besideOf(at(path));
      await mkdir(dirname(aside), { recursive: true });
      try {
        await cp(from, aside, { recursive: true });
        await rename(aside, at(path));
        return true;
      } catch (error) {
        await rm(aside, { recursive: true, force: true });
        if (is(error, 'ENOTEMPTY', 'EEXIST')) return false;
        throw error;
      }
    },

    async removeFolder(path) {
      const aside = besideOf(at(path));
      try {
        await rename(at(path), aside);
      } catch (error) {
        if (isAbsence(error)) return true;
        throw error;
      }
      await rm(aside, { recursive: true, force: true });
      return true;
    },

    async list(path) {
      const names = await readdir(at(path)).catch((error) => {
        if (isAbsence(error)) return [];
        throw error;
      });
      const found = names.map(async (name) => {
        const entry = await stat(at(join(path, name))).catch(() => null);
        return entry && { name, modified: entry.mtimeMs };
      });
      return (await Promise.all(found)).filter((entry) => entry !== null);
    },

    async inOrder(remote, work) {
      await mkdir(at('live'), { recursive: true });
      return underLock(at(`live/.${remote}.lock`), work);
    },
  };
}
