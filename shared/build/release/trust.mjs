import { privateKey, publicHalf, publicKeys } from './keys.mjs';
import { Refusal } from './store/store.mjs';

/** @typedef {import('../../contract/remotes/index.ts').Offer & { keys?: readonly string[] }} Offer */

/** Whether what is signed here is trusted by the shell that is built here. */
export const signsForOwnShell = () => publicKeys().includes(publicHalf(privateKey()));

/**
 * Pages refuse what is signed with a key that their shell does not know: to be found out before the flip, not after it.
 * @param {Offer} offer
 */
export function checkTrust({ keys }) {
  if (!keys || keys.includes(publicHalf(privateKey()))) return;
  throw new Refusal(
    'The live shell does not trust the key that this release would be signed with: RELEASE_KEY is missing, or another one.',
  );
}
