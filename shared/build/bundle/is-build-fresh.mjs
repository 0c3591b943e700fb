import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { liveOut, remoteNames } from '../paths.mjs';
import { publicKeys } from '../release/keys.mjs';
import { fingerprint, readStamp, stamp } from './fingerprint.mjs';

const NAME = 'build';

/** Contents of the pointers to the live versions; a deployment or a roll-back changes one. */
function pointers() {
  const names = existsSync(liveOut) ? readdirSync(liveOut).filter((name) => name.endsWith('.json')) : [];
  return names.sort().map((name) => readFileSync(join(liveOut, name), 'utf8'));
}

const printOfAll = () =>
  fingerprint(
    ['shell/src', ...remoteNames(), 'shared', 'api/src', 'package-lock.json', 'lingui.config.mjs'],
    [...publicKeys(), ...pointers()],
  );

/**
 * After a whole build: all of it is live, and these files are what came of it.
 * @param {readonly string[]} products
 */
export const markBuildFresh = (products) => stamp(NAME, JSON.stringify({ print: printOfAll(), products }));

/**
 * True if sources, live versions and products are unchanged since the last whole build. Reading the sources once is
 * faster than the checks of the single builds, which bundle the contract and verify every release (about a second).
 */
export function isBuildFresh() {
  const text = readStamp(NAME);
  if (text === undefined) return false;
  const { print, products } = /** @type {{ print: string, products: string[] }} */ (JSON.parse(text));
  return products.every((product) => existsSync(product)) && print === printOfAll();
}
