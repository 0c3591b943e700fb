import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { Refusal } from './store.mjs';

/** A flip takes milliseconds: an older lock was left behind by a process that died. */
export const STALE = 30_000;
const TURN_TIMEOUT_MS = 45_000;

/**
 * @typedef {object} Lock What only one can hold at a time, and everybody can see.
 * @property {string} name As people find it.
 * @property {string} me Who asks for it.
 * @property {number} pause Milliseconds until it is asked for again.
 * @property {() => Promise<boolean>} take False: somebody has it.
 * @property {(aside?: string) => Promise<string | null>} owner Whoever has it, or had what was moved away; null: nobody.
 * @property {() => Promise<boolean>} isStale
 * @property {(aside: string) => Promise<boolean>} moveAway Of several who try only one can.
 * @property {(aside: string) => Promise<void>} giveBack
 * @property {(aside?: string) => Promise<void>} remove
 */

/**
 * Moved away before it is removed, since of several who wait only one can move it. Who moves what another has taken
 * meanwhile gives it back.
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
export async function inTurn(lock, work, timeoutMs = TURN_TIMEOUT_MS) {
  const end = Date.now() + timeoutMs;
  while (!(await lock.take())) {
    if (Date.now() > end) throw new Refusal(`Somebody else has held ${lock.name} for too long. Try again.`);
    await clearWhenStale(lock);
    await wait(lock.pause * (0.5 + Math.random()));
  }
  try {
    return await work(async () => {
      if ((await lock.owner()) !== lock.me) throw new Refusal('This took so long that somebody else took the turn.');
    });
  } finally {
    if ((await lock.owner()) === lock.me) await lock.remove();
  }
}
