/**
 * @typedef {import('../../../contract/remotes/compatibility.js').Needs} Needs
 * @typedef {import('../../../contract/remotes/descriptor.ts').RemoteDescriptor} RemoteDescriptor
 * @typedef {import('./compatibility.mjs').FieldsByName} FieldsByName
 */

/**
 * @param {readonly string[]} names @param {FieldsByName} known @param {(name: string) => string} fault
 * @returns {FieldsByName}
 */
function fieldsOf(names, known, fault) {
  const unknown = names.filter((name) => !known[name]);
  if (unknown.length > 0) throw new Error(`remote.json: ${unknown.map(fault).join('; ')}`);
  return Object.fromEntries(names.map((name) => [name, known[name] ?? {}]));
}

/**
 * Needs of a version, from its descriptor and its imports.
 * @param {RemoteDescriptor} descriptor
 * @param {Pick<Needs, 'shared' | 'versions'>} taken of what the page shares
 * @param {import('./compatibility.mjs').Terms} terms
 * @returns {Needs}
 */
export function needsOf({ contract, events, routes, slots }, { shared, versions }, terms) {
  const known = { ...slots.props, ...terms.slots };
  const event = (/** @type {string} */ name) => `the bus knows no event "${name}"`;
  const slot = (/** @type {string} */ name) =>
    `the slot "${name}" is none of the product's, and "slots.props" does not say what its widgets are given`;
  // The layout places the floating parts of a route; the remote does not need them.
  const used = new Set([...slots.uses, ...routes.flatMap(({ floats = [] }) => floats)]);
  return {
    contract,
    shared,
    versions,
    emits: fieldsOf(events.emits, terms.events, event),
    hears: fieldsOf(events.hears, terms.events, event),
    fills: fieldsOf(slots.fills, known, slot),
    uses: fieldsOf([...used], known, slot),
  };
}
