import { satisfy } from '@module-federation/enhanced/runtime';

import { contractRules } from './contract-rules.mjs';
import { liveRemotes } from './live.mjs';

/**
 * @typedef {import('../../contract/remotes/index.ts').Offer} Offer
 * @typedef {import('../../contract/remotes/index.ts').Misfit} Misfit
 * @typedef {import('../../contract/remotes/index.ts').Neighbour} Neighbour
 * @typedef {import('../../contract/remotes/index.ts').Needs} Needs
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {Record<string, Record<string, string[]>>} Uses Where each name of a shared module is imported.
 */

/** Those that are live beside a remote, and what is live of it. @param {Store} store @param {string} remote */
export async function readNeighbours(store, remote) {
  const live = await liveRemotes(store);
  const own = live.find(({ name }) => name === remote)?.flip?.release ?? null;
  const neighbours = live.flatMap(({ name, flip }) => (flip && name !== remote ? [flip.release] : []));
  const unreadable = live.filter(({ name, flip }) => !flip && name !== remote).map(({ name }) => name);
  return { own, neighbours, unreadable };
}

/**
 * One line for each, as compilers say it: the places of an import come first.
 * @param {Misfit} misfit @param {Uses} uses
 */
export function lineOf({ message, missing }, uses) {
  const places = missing ? (uses[missing.module]?.[missing.name] ?? []) : [];
  return places.length > 0 ? `${places.join(', ')}: ${message}` : message;
}

/** Parses the import locations; empty when a version was built without them. @param {string | null} text @returns {Uses} */
export function usesFrom(text) {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Unmet needs: of this version against the shell, and of the live remotes beside it.
 * @param {Needs} needs @param {Offer} offer
 * @param {{ own: { needs: Needs } | null, neighbours: readonly Neighbour[] }} live
 */
export async function misfitsOf(needs, offer, { own, neighbours }) {
  const { abandonedSlots, misfitsWithNeighbours, misfitsWithShell } = await contractRules();
  return {
    withShell: misfitsWithShell(needs, offer, satisfy),
    withNeighbours: [
      ...misfitsWithNeighbours(needs, neighbours),
      ...(own ? abandonedSlots(needs, own.needs, neighbours) : []),
    ],
  };
}
