/**
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {import('./settings.mjs').Files} Files
 * @typedef {{ store: Store, path: string, base: string }} Place Store and path of a version, and its address for pages.
 */

/** Uploaded last: a version without it is not whole. */
export const WHOLE = 'release.json';

/** Store, path and address for a version. @param {Store} store @param {Files | undefined} files @returns {Place} */
export function placeFor(store, files, /** @type {string} */ name, /** @type {string} */ version) {
  const path = `${name}/${version}`;
  if (files) return { store: files.store, path, base: `${files.base}${path}/` };
  return { store, path: `remotes/${path}`, base: `/remotes/${path}/` };
}

/** A file of a version that has been live, wherever it lies; null: it is not there. @param {Store} store @param {string} base */
export async function readOfVersion(store, base, /** @type {string} */ file) {
  if (base.startsWith('/')) return (await store.read(`${base.slice(1)}${file}`))?.text ?? null;
  const answer = await fetch(base + file, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

/** True if all files of a version that has been live are there. @param {Store} store @param {string} base */
export const isThere = async (store, base) => (await readOfVersion(store, base, WHOLE)) !== null;

/** A version that `npm start` builds is the hash of its sources; a deployed one is a plain number. @param {string} version */
export const isLocalVersion = (version) => /-[0-9a-f]{8}$/.test(version);
