import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { inTurn, STALE } from './turn.mjs';

const FOLDER_PAUSE = 35;

/** @param {string} folder @returns {import('./turn.mjs').Lock} */
function folderLock(folder) {
  const at = (/** @type {string} */ aside = '') => (aside ? `${folder}.${aside}` : folder);
  const me = randomUUID();
  return {
    name: folder,
    me,
    pause: FOLDER_PAUSE,
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
      return found !== null && Date.now() - found.mtimeMs >= STALE;
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
export const underLock = (folder, work, timeoutMs) => inTurn(folderLock(folder), work, timeoutMs);
