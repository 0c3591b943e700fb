import { inParallel } from '../lib/run.mjs';
import { currentFlip, history } from './live.mjs';
import { Refusal } from './store/store.mjs';
import { isThere } from './versions.mjs';

const BUILDS_AT_ONCE = 2;

/**
 * @typedef {object} Releasing
 * @property {import('./store/store.mjs').Store} store
 * @property {readonly string[]} remotes
 * @property {(remote: string, version?: string) => Promise<unknown>} deploy
 *   Builds a remote and deploys it; with the number of its sources where none is given.
 * @property {(line: string) => void} say
 */

/** @param {unknown} error */
const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Files that are lost come back as they were, when these sources still build them. When they do not, the sources go out
 * under a number that was never used: a product whose pages work again is worth more than a tidy number.
 * @param {Releasing} releasing @param {string} remote
 */
async function replaceLost({ store, deploy, say }, remote) {
  try {
    await deploy(remote);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say(reasonOf(error));
    const flips = await history(store, remote);
    const [number = ''] = (flips[0]?.release.version ?? '').split('-');
    await deploy(remote, `${number}-again.${flips.length}`);
  }
}

/** @param {Releasing} releasing @param {string} remote */
async function releaseOne(releasing, remote) {
  const current = await currentFlip(releasing.store, remote);
  if (!current) return releasing.deploy(remote);
  const { version, base } = current.release;
  if (await isThere(releasing.store, base)) return releasing.say(`${remote} ${version} is live already.`);
  releasing.say(`${remote} ${version} is said to be live, and its files are not there.`);
  // Other stores receive them from a deployment.
  if (!base.startsWith('/'))
    throw new Error(`Deploy ${remote} ${version} to ${base} again, from where it is deployed.`);
  return replaceLost(releasing, remote);
}

/**
 * Deploys what is not live yet, brings back what is listed as live and is missing, and leaves the others alone. One
 * that fails holds up no other; their names are returned.
 * @param {Releasing} releasing
 */
export async function releaseMissing(releasing) {
  /** @type {string[]} */
  const failed = [];
  await inParallel(
    BUILDS_AT_ONCE,
    releasing.remotes.map((remote) => async () => {
      try {
        await releaseOne(releasing, remote);
      } catch (error) {
        releasing.say(`${remote}: ${reasonOf(error)}`);
        failed.push(remote);
      }
    }),
  );
  return failed.sort();
}
