import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Refusal } from './store.mjs';

/** A flip takes milliseconds: what is held for longer was left behind by a process that died. */
const STALE = 30_000;
const PATIENCE = 45_000;

/** @param {string} folder @returns {Promise<string | null>} */
const ownerOf = (folder) => readFile(join(folder, 'owner'), 'utf8').catch(() => null);

/** @param {string} folder @param {string} owner */
async function tryToTake(folder, owner) {
  try {
    await mkdir(folder);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
  await writeFile(join(folder, 'owner'), owner);
  return true;
}

/**
 * Moved away before it is removed, since of several who wait only one can move it. Who moves what another has taken
 * meanwhile gives it back.
 * @param {string} folder
 */
async function clearWhenStale(folder) {
  const found = await stat(folder).catch(() => null);
  if (!found || Date.now() - found.mtimeMs < STALE) return;
  const owner = await ownerOf(folder);
  const aside = `${folder}.${randomUUID()}`;
  try {
    await rename(folder, aside);
  } catch {
    return;
  }
  if ((await ownerOf(aside)) === owner) await rm(aside, { recursive: true, force: true });
  else await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }));
}

/**
 * @template T
 * @param {string} folder made while the work is done
 * @param {(mine: () => Promise<void>) => Promise<T>} work
 */
export async function underLock(folder, work, patience = PATIENCE) {
  const owner = randomUUID();
  const end = Date.now() + patience;
  while (!(await tryToTake(folder, owner))) {
    if (Date.now() > end) throw new Refusal(`Somebody else has held ${folder} for too long. Try again.`);
    await clearWhenStale(folder);
    await wait(20 + Math.random() * 30);
  }
  try {
    return await work(async () => {
      if ((await ownerOf(folder)) !== owner) throw new Refusal('This took so long that somebody else took the turn.');
    });
  } finally {
    if ((await ownerOf(folder)) === owner) await rm(folder, { recursive: true, force: true });
  }
}
