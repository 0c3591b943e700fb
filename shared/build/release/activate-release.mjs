import { currentFlip, pointerOf, readFlip, recordOf } from './live.mjs';
import { seal } from './sign.mjs';
import { Refusal } from './store/store.mjs';

/**
 * @typedef {import('../../contract/remotes/index.js').Build} Build
 * @typedef {import('../../contract/remotes/index.js').Release} Release
 * @typedef {import('../../contract/remotes/index.js').SealedRemote} SealedRemote
 * @typedef {import('./store/store.mjs').Store} Store
 *
 * @typedef {Pick<SealedRemote, 'routes' | 'menu'> & { described: Omit<Build, 'routes' | 'menu'> & { base: string } }} Candidate
 *   A version that may go live.
 * @typedef {object} Flipped
 * @property {Release} release The signed release.
 * @property {Release | null} before The release that was live before.
 * @property {Release | null} overtakenBy The newer release of a concurrent flip.
 */

const ATTEMPTS = 5;

/** A version as its build describes it. @param {Build} build @param {string} base @returns {Candidate} */
export function candidateOf(build, base) {
  const { routes, menu, ...described } = build;
  return { described: { ...described, base }, routes, menu };
}

/** A version that has been live. @param {import('./live.mjs').Flip} flip @returns {Candidate} */
export function formerCandidate({ sealed, release }) {
  const {
    serial: _serial,
    since: _since,
    by: _by,
    previous: _previous,
    routes: _routes,
    menu: _menu,
    ...described
  } = release;
  return { described, routes: sealed.routes, menu: sealed.menu };
}

/**
 * Points at a version: first into the history, then live, in one step.
 * @param {Store} store @param {Candidate} candidate
 * @param {{ by: string, now: () => number, check?: (() => Promise<void>) | undefined }} options `check` throws at the last moment.
 * @returns {Promise<Flipped>}
 */
export function activateRelease(store, { described, routes, menu }, { by, now, check }) {
  const remote = described.name;
  return store.inOrder(remote, async (mine) => {
    await check?.();
    let floor = 0;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { stored } = await readFlip(store, remote, pointerOf(remote));
      const before = (await currentFlip(store, remote))?.release ?? null;
      const at = now();
      const serial = Math.max((before?.serial ?? 0) + 1, at, floor);
      const since = new Date(at).toISOString();
      const sealed = await seal({ ...described, serial, since, by, previous: before?.serial ?? null }, routes, menu);
      const text = JSON.stringify(sealed);
      floor = serial + 1;
      // Taken by a concurrent flip in the same millisecond, or by one that died between the two steps.
      if (!(await store.create(recordOf(remote, serial), text))) continue;
      await mine();
      if (!(await store.replace(pointerOf(remote), text, stored))) {
        await store.remove(recordOf(remote, serial));
        continue;
      }
      const after = (await readFlip(store, remote, pointerOf(remote))).flip?.release;
      // An older flip that arrived late is none: the newest one is live.
      if (!after || after.serial < serial) await store.replace(pointerOf(remote), text, { text: '', tag: null });
      const release = /** @type {Release} */ (JSON.parse(sealed.release));
      return { release, before, overtakenBy: after && after.serial > serial ? after : null };
    }
    throw new Refusal(`${remote} is being flipped by others all the time. Try again.`);
  });
}
