import { privateKey, publicHalf } from './keys.mjs';
import { Refusal } from './store/store.mjs';

/**
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {import('../../contract/remotes/index.ts').Offer & { keys?: readonly string[] }} Offer With trusted keys.
 */

/** Offer of the live shell of a store; null: there is none. @param {Store} store */
async function readOffer(store) {
  for (const path of store.offerPaths) {
    const stored = await store.read(path);
    if (!stored) continue;
    try {
      return /** @type {Offer} */ (JSON.parse(stored.text));
    } catch {
      throw new Refusal(`${store.at} does not say what its shell offers: ${path} cannot be read.`);
    }
  }
  return null;
}

/**
 * The shell that is deployed to. Pages refuse what is signed with a key that their shell does not know: that is found out
 * before anything is built, not after the flip.
 * @param {Store} store
 */
export async function shellOf(store) {
  const offer = await readOffer(store);
  if (!offer) throw new Refusal(`There is no shell in ${store.at} yet: a remote is deployed to a shell.`);
  if (!offer.keys || offer.keys.includes(publicHalf(privateKey()))) return offer;
  throw new Refusal(
    'The live shell does not trust the key that this release would be signed with: RELEASE_KEY is missing, or another one.',
  );
}
