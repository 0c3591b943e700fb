import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { Refusal } from './store.mjs';

/** A flip takes milliseconds: an older lock was left behind by a process that died. */
export const STALE_MS = 30_000;
const TURN_TIMEOUT_MS = 45_000;

/**
 * @typedef {object} Lock A lock in the store, with one holder at a time.
 * @property {string} name For messages.
 * @property {string} me Id of the requester.
 * @property {number} pause Milliseconds between attempts.
 * @property {() => Promise<boolean>} take False: it is held already.
 * @property {(aside?: string) => Promise<string | null>} owner The holder of the lock, or of the one moved aside; null: none.
 * @property {() => Promise<boolean>} isStale
 * @property {(aside: string) => Promise<boolean>} moveAway Succeeds for one caller only.
 * @property {(aside: string) => Promise<void>} giveBack
 * @property {(aside?: string) => Promise<void>} remove
 */

/**
 * Moved away before it is removed, since of several that wait only one can move it. A deployment that moves a lock taken
 * meanwhile by another gives it back.
 * @param {Lock} lock
 */
async function clearWhenStale(lock) {
  const owner = await lock.owner();
  if (!(await lock.isStale())) return;
  const aside = randomUUID();
  if (!(await lock.moveAway(aside))) return;
  if ((await lock.owner(aside)) === owner) await lock.remove(aside);
  else await lock.giveBack(aside);
}

/**
 * One after the other.
 * @template T
 * @param {Lock} lock
 * @param {(mine: () => Promise<void>) => Promise<T>} work
 */
export async function withReleaseLock(lock, work, timeoutMs = TURN_TIMEOUT_MS) {
  const end = Date.now() + timeoutMs;
  while (!(await lock.take())) {
    if (Date.now() > end) throw new Refusal(`Another deployment has held ${lock.name} for too long. Try again.`);
    await clearWhenStale(lock);
    await wait(lock.pause * (0.5 + Math.random()));
  }
  try {
    return await work(async () => {
      if ((await lock.owner()) !== lock.me)
        throw new Refusal('This took so long that another deployment took the lock.');
    });
  } finally {
    if ((await lock.owner()) === lock.me) await lock.remove();
  }
}
