import { createHash, createPublicKey, sign, verify } from 'node:crypto';

import { contractRules } from './contract-rules.mjs';
import { privateKey, publicKeys } from './keys.mjs';

/**
 * @typedef {import('../../contract/remotes/index.ts').Release} Release
 * @typedef {import('../../contract/remotes/index.ts').SealedRemote} SealedRemote
 * @typedef {SealedRemote['routes'][number] | SealedRemote['menu'][number]} Part
 */

/** Signature in the browser's form: the two numbers one after the other, without DER around them. */
const dsaEncoding = 'ieee-p1363';

/** @param {readonly Part[]} parts */
async function digests(parts) {
  const { digestedText } = await contractRules();
  return parts.map((part) => createHash('sha256').update(digestedText(part)).digest('base64'));
}

/**
 * A flip, signed as the text it is written in.
 * @param {Omit<Release, 'routes' | 'menu'>} release
 * @param {SealedRemote['routes']} routes @param {SealedRemote['menu']} menu
 * @returns {Promise<SealedRemote>}
 */
export async function seal(release, routes, menu, key = privateKey()) {
  const text = JSON.stringify({ ...release, routes: await digests(routes), menu: await digests(menu) });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding }).toString('base64');
  return { release: text, signature, routes, menu };
}

/** @param {SealedRemote} sealed @param {string} key */
function isSignedBy({ release, signature }, key) {
  try {
    const spki = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return verify('sha256', Buffer.from(release), { key: spki, dsaEncoding }, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/**
 * True if one of the keys has signed the release, and its routes and menu entries are exactly the signed ones, which
 * the store keeps in full.
 * @param {SealedRemote} sealed
 */
export async function isGenuine(sealed, keys = publicKeys()) {
  if (!keys.some((key) => isSignedBy(sealed, key))) return false;
  const { routes, menu } = /** @type {Release} */ (JSON.parse(sealed.release));
  const same = (/** @type {readonly string[]} */ a, /** @type {readonly string[]} */ b) => a.join() === b.join();
  return same(routes, await digests(sealed.routes)) && same(menu, await digests(sealed.menu));
}
