import { Ajv } from 'ajv';

import { inParallel } from '../lib/run.mjs';
import { remoteNames } from '../paths.mjs';
import { contractRules } from './contract-rules.mjs';

/**
 * @typedef {import('../../contract/remotes/index.ts').Release} Release
 * @typedef {import('../../contract/remotes/index.ts').SealedRemote} SealedRemote
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {import('./store/store.mjs').Kept} Kept
 * @typedef {{ sealed: SealedRemote, release: Release }} Flip
 */

export const pointerOf = (/** @type {string} */ remote) => `live/${remote}.json`;
export const recordOf = (/** @type {string} */ remote, /** @type {number} */ serial) => `live/${remote}/${serial}.json`;

/** @type {Promise<(remote: string, text: string) => Flip | null> | undefined} */
let reader;

async function makeReader() {
  const { openRelease, releaseSchema, sealedRemoteSchema } = await contractRules();
  const ajv = new Ajv({ strict: false });
  const isSealed = ajv.compile(sealedRemoteSchema);
  const isRelease = ajv.compile(releaseSchema);
  return (/** @type {string} */ remote, /** @type {string} */ text) => {
    try {
      const sealed = /** @type {SealedRemote} */ (JSON.parse(text));
      if (!isSealed(sealed)) return null;
      const release = openRelease(sealed);
      return isRelease(release) && release.name === remote ? { sealed, release } : null;
    } catch {
      return null;
    }
  };
}

/**
 * A pointer or a record of the history. Null without `kept`: there is none; `flip` is null where what is there cannot be
 * read as a flip of this remote.
 * @param {Store} store @param {string} remote @param {string} path
 * @returns {Promise<{ stored: Kept | null, flip: Flip | null }>}
 */
export async function readFlip(store, remote, path) {
  reader ??= makeReader();
  const stored = await store.read(path);
  return { stored, flip: stored && (await reader)(remote, stored.text) };
}

/** Every remote that has a pointer; of a store that cannot list them, at least those of this checkout. @param {Store} store */
export async function liveNames(store) {
  const entries = await store.list('live');
  if (!entries) return remoteNames();
  return entries
    .flatMap(({ name }) => (/^[a-z][a-z0-9-]*\.json$/.test(name) ? [name.slice(0, -'.json'.length)] : []))
    .sort();
}

/**
 * The live version of each remote; `flip` is null where the pointer cannot be read.
 * @param {Store} store
 */
export async function liveRemotes(store) {
  const names = await liveNames(store);
  const found = await Promise.all(
    names.map(async (name) => ({ name, ...(await readFlip(store, name, pointerOf(name))) })),
  );
  return found.filter(({ stored }) => stored !== null);
}

/** @param {Store} store @param {string} remote */
async function serialsOf(store, remote) {
  const entries = (await store.list(`live/${remote}`)) ?? [];
  return entries.flatMap(({ name }) => (/^\d+\.json$/.test(name) ? [parseInt(name, 10)] : [])).sort((a, b) => b - a);
}

/** The newest record, for when the pointer cannot be read. @param {Store} store @param {string} remote */
async function newestRecord(store, remote) {
  for (const serial of await serialsOf(store, remote)) {
    const { flip } = await readFlip(store, remote, recordOf(remote, serial));
    if (flip) return flip;
  }
  return null;
}

/** @param {Store} store @param {string} remote */
export async function currentFlip(store, remote) {
  const { flip } = await readFlip(store, remote, pointerOf(remote));
  return flip ?? newestRecord(store, remote);
}

const READS_AT_ONCE = 8;

/** The whole history of a remote where the store can list it: asked for one after the other it would take long. */
async function recordsOf(/** @type {Store} */ store, /** @type {string} */ remote) {
  /** @type {Map<number, Flip | null>} */
  const records = new Map();
  const read = async (/** @type {number} */ serial) =>
    void records.set(serial, (await readFlip(store, remote, recordOf(remote, serial))).flip);
  await inParallel(
    READS_AT_ONCE,
    (await serialsOf(store, remote)).map((serial) => () => read(serial)),
  );
  return records;
}

/**
 * Every flip of a remote, from the live one back to the first: each names its predecessor. Records that were written
 * but never went live are not included.
 * @param {Store} store @param {string} remote
 */
export async function history(store, remote) {
  const records = await recordsOf(store, remote);
  /** @type {Flip[]} */
  const flips = [];
  let flip = await currentFlip(store, remote);
  while (flip) {
    flips.push(flip);
    const { previous, serial } = flip.release;
    if (previous === null || previous >= serial) break;
    flip = records.get(previous) ?? (await readFlip(store, remote, recordOf(remote, previous))).flip;
  }
  return flips;
}
