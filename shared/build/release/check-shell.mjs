import { satisfy } from '@module-federation/enhanced/runtime';

import { contractRules } from './contract-rules.mjs';
import { lineOf, usesFrom } from './gate.mjs';
import { publicKeys } from './keys.mjs';
import { liveRemotes } from './live.mjs';
import { isGenuine } from './sign.mjs';
import { readOfVersion } from './versions.mjs';

/**
 * @typedef {import('../../contract/remotes/index.ts').Offer} Offer
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {{ name: string, version: string, faults: string[] }} Verdict
 */

/** @param {Store} store @param {import('./live.mjs').Flip} flip @param {Offer} offer @param {string[]} keys */
async function faultsOf(store, { sealed, release }, offer, keys) {
  const { misfitsWithShell } = await contractRules();
  const misfits = misfitsWithShell(release.needs, offer, satisfy);
  const named = misfits.some(({ missing }) => missing);
  const uses = usesFrom(named ? await readOfVersion(store, release.base, 'uses.json') : null);
  const trusted = await isGenuine(sealed, keys);
  return [
    ...misfits.map((misfit) => lineOf(misfit, uses)),
    ...(trusted ? [] : ['it is signed with a key that this shell does not trust (RELEASE_PUBLIC_KEYS)']),
  ];
}

/**
 * Live remotes that a new shell would no longer run. To be checked before the shell goes out.
 * @param {Store} store @param {Offer} offer
 * @returns {Promise<Verdict[]>}
 */
export async function checkShell(store, offer, keys = publicKeys()) {
  const live = await liveRemotes(store);
  return Promise.all(
    live.map(async ({ name, flip }) => ({
      name,
      version: flip?.release.version ?? '',
      faults: flip ? await faultsOf(store, flip, offer, keys) : ['its pointer cannot be read'],
    })),
  );
}
