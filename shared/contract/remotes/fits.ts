import type { Fields, FieldsByName, Needs, Offer } from './compatibility';

/** A version that is live beside the one in question. */
export interface Neighbour {
  name: string;
  version: string;
  needs: Needs;
}

/** One thing that does not fit. */
export interface Misfit {
  /** The missing import, in one sentence. */
  message: string;
  /** The import it is about, so that a build can name the lines that use it. */
  missing?: { module: string; name: string };
}

const describeKind = (kind: string | undefined): string => (kind === undefined ? 'missing' : `"${kind}"`);

/** Everything that one side expects and the other does not give as expected. */
const lacking = (expected: Fields, given: Fields): string[] =>
  Object.entries(expected)
    .filter(([field, kind]) => given[field] !== kind)
    .map(([field, kind]) => `${field} is ${describeKind(given[field])} and should be "${kind}"`);

function sharedMisfits(needs: Needs, offer: Offer): Misfit[] {
  return Object.entries(needs.shared).flatMap(([module, names]) => {
    const offered = offer.shared[module];
    return names
      .filter((name) => !offered?.includes(name))
      .map((name) => ({
        message: `"${name}" of ${module} is not offered by the shell ${offer.version}`,
        missing: { module, name },
      }));
  });
}

/** True if a version is in a range. Both sides pass in the federation runtime's own rule. */
export type Satisfies = (version: string, range: string) => boolean;

const versionMisfits = (needs: Needs, offer: Offer, satisfies: Satisfies): Misfit[] =>
  Object.entries(needs.versions).flatMap(([module, range]) => {
    const version = offer.versions[module];
    if (version === undefined || satisfies(version, range)) return [];
    return [{ message: `it needs ${module} ${range}, and the shell ${offer.version} has ${version}` }];
  });

function eventMisfits(needs: Needs, offer: Offer): Misfit[] {
  const emitted = Object.entries(needs.emits).flatMap(([event, given]) => {
    const expected = offer.events[event];
    if (!expected) return [`the bus of the shell ${offer.version} knows no event "${event}"`];
    return lacking(expected, given).map((fault) => `event "${event}": ${fault}`);
  });
  const heard = Object.entries(needs.hears).flatMap(([event, expected]) => {
    const given = offer.events[event];
    if (!given) return [`the bus of the shell ${offer.version} knows no event "${event}"`];
    return lacking(expected, given).map((fault) => `event "${event}": ${fault}`);
  });
  return [...new Set([...emitted, ...heard])].map((message) => ({ message }));
}

/** Slots unknown to the shell are not checked: remotes may agree on their own. */
const slotMisfits = (needs: Needs, offer: Offer): Misfit[] =>
  Object.entries(needs.fills)
    .flatMap(([slot, expected]) => {
      const given = offer.slots[slot];
      return given ? lacking(expected, given).map((fault) => `slot "${slot}": ${fault}`) : [];
    })
    .map((message) => ({ message }));

/** Needs of a version that a shell does not offer. The deployment checks them before it flips, the page before it runs. */
export function misfitsWithShell(needs: Needs, offer: Offer, satisfies: Satisfies): Misfit[] {
  if (needs.contract !== offer.contract) {
    const message = `it was built for contract ${needs.contract}, and the shell ${offer.version} speaks ${offer.contract}`;
    return [{ message }];
  }
  return [
    ...sharedMisfits(needs, offer),
    ...versionMisfits(needs, offer, satisfies),
    ...eventMisfits(needs, offer),
    ...slotMisfits(needs, offer),
  ];
}

const between = (what: string, expected: FieldsByName, given: FieldsByName, who: string): string[] =>
  Object.entries(expected).flatMap(([name, fields]) => {
    const own = given[name];
    return own ? lacking(fields, own).map((fault) => `${what} "${name}" ${who}: ${fault}`) : [];
  });

/** Conflicts between a version and the live ones beside it. */
export function misfitsWithNeighbours(needs: Needs, neighbours: readonly Neighbour[]): Misfit[] {
  return neighbours
    .flatMap(({ name, version, needs: theirs }) => [
      ...between('event', needs.hears, theirs.emits, `as ${name} ${version} emits it`),
      ...between('event', theirs.hears, needs.emits, `as ${name} ${version} hears it`),
      ...between('slot', theirs.fills, needs.uses, `as ${name} ${version} fills it`),
      ...between('slot', needs.fills, theirs.uses, `as ${name} ${version} uses it`),
    ])
    .map((message) => ({ message }));
}

/** Slots that the live version fills, a neighbour uses, and the next version would leave empty. */
export function abandonedSlots(next: Needs, live: Needs, neighbours: readonly Neighbour[]): Misfit[] {
  return Object.keys(live.fills)
    .filter((slot) => !next.fills[slot] && !neighbours.some(({ needs }) => needs.fills[slot]))
    .flatMap((slot) =>
      neighbours
        .filter(({ needs }) => needs.uses[slot])
        .map(({ name, version }) => ({ message: `slot "${slot}" is used by ${name} ${version} and would be empty` })),
    );
}
