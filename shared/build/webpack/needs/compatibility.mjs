import { fileURLToPath } from 'node:url';

import { bundled } from '../../validators/evaluate.mjs';

/**
 * @typedef {import('../../../contract/remotes/compatibility.js').FieldsByName} FieldsByName
 * @typedef {{ contract: number, events: FieldsByName, slots: FieldsByName }} Terms
 */

/**
 * The leaves alone are read, not their rooms, which would bring React. They import nothing when they run, so that they can
 * be run from their text, wherever this lies.
 * @param {string} leaf
 * @returns {Promise<Record<string, unknown>>}
 */
async function run(leaf) {
  const source = await bundled(fileURLToPath(new URL(`../../../${leaf}`, import.meta.url)));
  return import(`data:text/javascript,${encodeURIComponent(source)}`);
}

/** Interface of shell and remotes, as the sources beside this build declare it. */
export async function readCompatibility() {
  const [terms, checks, slots] = await Promise.all(
    ['contract/remotes/compatibility.ts', 'events/event-map.ts', 'remotes/slots.ts'].map(run),
  );
  return /** @type {Terms} */ ({
    contract: terms?.REMOTES_CONTRACT,
    events: checks?.eventFields,
    slots: slots?.slotProps,
  });
}
