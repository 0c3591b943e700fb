import { history } from './live.mjs';
import { WHOLE } from './versions.mjs';

/**
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {import('./live.mjs').Flip} Flip
 * @typedef {{ removed: string[], left: string[] }} Swept `left`: what the store does not let go.
 */

const DAY_MS = 24 * 3_600_000;

/** A page that is open keeps asking for the files of its version, and a rollback may want them. */
const oneMonth = () => 30 * DAY_MS;

/** The flip before a version first went live. @param {readonly Flip[]} flips the newest first @param {string} version */
export function flipBeforeFirst(flips, version) {
  const first = flips.findLastIndex(({ release }) => release.version === version);
  return flips[first + 1] ?? null;
}

/** Time at which a version was last live; null for never. @param {readonly Flip[]} flips @param {string} version */
function lastLive(flips, version) {
  const index = flips.findIndex(({ release }) => release.version === version);
  if (index <= 0) return index === 0 ? Infinity : null;
  return Date.parse(flips[index - 1]?.release.since ?? '');
}

/** The last good ones: what a rollback goes to, and what a page takes that cannot run the live one. @param {readonly Flip[]} flips */
function lastGood(flips) {
  const live = flips[0]?.release.version ?? '';
  const other = flips.find(({ release }) => release.version !== live);
  return [live, flipBeforeFirst(flips, live)?.release.version, other?.release.version];
}

/**
 * Removes the versions of a remote that have not been live for long, and what broken uploads left.
 * @param {Store} store that holds the history
 * @param {{ store: Store, folder: string }} versions where those lie
 * @param {{ remote: string, now: number, retentionOf?: (version: string) => number }} options
 * @returns {Promise<Swept>}
 */
export async function sweep(store, { store: files, folder }, { remote, now, retentionOf = oneMonth }) {
  // Hidden is what broke off half-way.
  const limit = (/** @type {string} */ name) => (name.startsWith('.') ? DAY_MS : retentionOf(name));
  const entries = (await files.list(folder)) ?? [];
  const old = entries.filter(({ name, modified }) => now - modified >= limit(name));
  /** @type {Swept} */
  const swept = { removed: [], left: [] };
  if (old.length === 0) return swept;

  const flips = await history(store, remote);
  // With a gap in it, what was live until yesterday looks as if it had never been.
  if (flips.at(-1)?.release.previous !== null) return swept;
  const good = lastGood(flips);
  for (const { name, modified } of old) {
    if (good.includes(name)) continue;
    const live = lastLive(flips, name);
    // A version that was never live may be in the middle of a deployment.
    const isOver = live === null ? now - modified >= Math.max(limit(name), DAY_MS) : now - live >= limit(name);
    if (!isOver) continue;
    const done = await files.removeFolder(`${folder}/${name}`, WHOLE);
    (done ? swept.removed : swept.left).push(name);
  }
  return swept;
}
