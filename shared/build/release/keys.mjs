import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { buildDir } from '../paths.mjs';

/** @typedef {import('node:crypto').KeyObject} KeyObject */

const FILE_OF_THE_KEY = 'release.pem';
const localFolder = join(buildDir, 'keys');

/** As the shell holds it: SPKI, in base64. @param {KeyObject} key */
export const publicHalf = (key) => createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** A new pair, in a folder that is there in one step: who makes one at the same time finds this one, or gives theirs. */
export function makePair(/** @type {string} */ folder) {
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  mkdirSync(dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}.`);
  writeFileSync(join(aside, FILE_OF_THE_KEY), key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  writeFileSync(join(aside, 'release.pub'), `${publicHalf(key)}\n`);
  try {
    renameSync(aside, folder);
    return true;
  } catch (error) {
    rmSync(aside, { recursive: true });
    if (!existsSync(join(folder, FILE_OF_THE_KEY))) throw error;
    return false;
  }
}

/** The pair of this checkout, for builds that stay on this machine: made once. */
function localKey() {
  const file = join(localFolder, FILE_OF_THE_KEY);
  if (!existsSync(file)) makePair(localFolder);
  return readFileSync(file, 'utf8');
}

/** @param {string} setting a file, or the key itself: secrets are often handed over in the environment */
function keyOf(setting) {
  // Some of them lose their line breaks on the way.
  if (setting.includes('-----BEGIN')) return setting.replaceAll('\\n', '\n');
  if (!existsSync(setting)) throw new Error(`RELEASE_KEY names ${setting}, and there is no such file.`);
  return readFileSync(setting, 'utf8');
}

/** Private key that signs releases. */
export function privateKey(env = process.env) {
  const pem = env.RELEASE_KEY ? keyOf(env.RELEASE_KEY) : localKey();
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Said below, for both.
  }
  throw new Error('RELEASE_KEY is no private key on the curve P-256. `npm run release-keys` makes one.');
}

/**
 * Public keys that a shell trusts. Several during a rotation: the new one is trusted before the first release bears it.
 * @returns {string[]}
 */
export function publicKeys(env = process.env) {
  const keys = (env.RELEASE_PUBLIC_KEYS ?? '').split(',').map((key) => key.trim());
  const named = keys.filter((key) => key !== '');
  return named.length > 0 ? named : [publicHalf(privateKey(env))];
}

/** True if the shell built here trusts releases signed here. */
export const signsForOwnShell = () => publicKeys().includes(publicHalf(privateKey()));
