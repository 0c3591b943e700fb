import { activateRelease, formerCandidate } from './activate-release.mjs';
import { lineOf, misfitsOf, readNeighbours, usesFrom } from './gate.mjs';
import { privateKey, publicHalf } from './keys.mjs';
import { history } from './live.mjs';
import { shellOf } from './live-shell.mjs';
import { isGenuine } from './sign.mjs';
import { Refusal } from './store/store.mjs';
import { flipBeforeFirst } from './sweep.mjs';
import { isThere, readOfVersion } from './versions.mjs';

/**
 * @typedef {import('./live.mjs').Flip} Flip
 * @typedef {import('./store/store.mjs').Store} Store
 */

/**
 * The live version itself is a target when it bears the signature of another key: while keys are exchanged.
 * @param {readonly Flip[]} flips @param {string} remote @param {string} [wanted]
 */
async function targetOf(flips, remote, wanted) {
  const [current] = flips;
  if (!current) throw new Refusal(`${remote} has never been live in this store.`);
  const live = current.release.version;
  if (wanted === live && (await isGenuine(current.sealed, [publicHalf(privateKey())]))) {
    throw new Refusal(`${remote} ${wanted} is the one that is live.`);
  }
  const target = wanted ? flips.find(({ release }) => release.version === wanted) : flipBeforeFirst(flips, live);
  if (target) return target;
  throw new Refusal(
    wanted ? `${remote} ${wanted} has never been live.` : `${remote} ${live} is the first that was ever live.`,
  );
}

/**
 * Rolling back signs a record written by another deployer, so it must have a valid signature and still load and run.
 * @param {Store} store @param {Flip} target
 */
async function check(store, { sealed, release }) {
  const what = `${release.name} ${release.version}`;
  if (!(await isGenuine(sealed))) {
    throw new Refusal(
      `${what} in the history bears no signature of a key that is known here. ` +
        'RELEASE_PUBLIC_KEYS names all that are trusted, also those of before.',
    );
  }
  if (!(await isThere(store, release.base))) {
    throw new Refusal(`The files of ${what} cannot be found at ${release.base}. --to-version names another one.`);
  }
  const offer = await shellOf(store);
  const { withShell, withNeighbours } = await misfitsOf(
    release.needs,
    offer,
    await readNeighbours(store, release.name),
  );
  if (withShell.length === 0) return withNeighbours;
  const uses = usesFrom(await readOfVersion(store, release.base, 'uses.json'));
  throw new Refusal(
    `${what} does not fit the shell ${offer.version}, and no page would run it:`,
    withShell.map((misfit) => lineOf(misfit, uses)),
  );
}

/**
 * Lets the version come back that was live before the present one first was, or the one that is named. That it suits its
 * neighbours less is a warning and no obstacle: a rollback is urgent.
 * @param {{ remote: string, toVersion?: string | undefined, store: Store, by: string, now?: () => number,
 *   say: (line: string) => void }} options
 */
export async function rollback({ remote, toVersion, store, by, now = Date.now, say }) {
  const target = await targetOf(await history(store, remote), remote, toVersion);
  for (const { message } of await check(store, target)) say(`Mind: ${message}`);
  const flipped = await activateRelease(store, formerCandidate(target), { by, now });
  say(`${remote} ${flipped.release.version} is live again, after ${flipped.before?.version}.`);
  return flipped;
}
