import { personStorage } from '@passerelle/shared/client';
import type { QueryField } from '@passerelle/shared/routes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Values = Readonly<Record<string, unknown>>;

interface Remembering {
  /** All but the page. */
  fields: readonly (readonly [string, QueryField<unknown>])[];
  values: Values;
  /** The names of those that leave something out where they are set: the search and the filters, not the order. */
  narrowing: readonly string[];
}

/** What came back with the list and still leaves something out of it. */
export interface RestoredSearch {
  /** What was looked for; empty where nothing was, or where something else is by now. */
  search: string;
  /** The names of the filters that stand as they came back. */
  filters: readonly string[];
  /** Takes back what came back, and nothing that was typed or chosen since. */
  clear: () => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is remembered: each value that is not at its start, as it would stand in the address. */
const textsOf = ({ fields, values }: Remembering): string =>
  JSON.stringify(
    Object.fromEntries(
      fields
        .filter(([name, { initial }]) => !isSame(values[name], initial))
        .map(([name, { write }]) => [name, write(values[name])]),
    ),
  );

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** The state that was remembered; what no longer belongs there reads as its start, as in an address made by hand. */
function stateOf({ fields }: Remembering, remembered: unknown): Values | null {
  if (typeof remembered !== 'string' || remembered === '{}') return null;
  const texts = JSON.parse(remembered) as Record<string, unknown>;
  const entries = fields.flatMap(([name, { read }]) => {
    const stored = texts[name];
    return isTexts(stored) ? [[name, read(stored)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** What has to be restored where somebody comes to the list; nothing where its address narrows it already. */
function lastOf(name: string | undefined, remembering: Remembering): Values | null {
  const { fields, values, narrowing } = remembering;
  const isNarrowed = fields.some(([one, { initial }]) => narrowing.includes(one) && !isSame(values[one], initial));
  return name === undefined || isNarrowed ? null : stateOf(remembering, personStorage.read(`${name}.search`));
}

const partOf = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((one) => one in values).map((one) => [one, values[one]]));

/**
 * The last search, with its filters and its order, is restored when one comes back to the list, for as long as one is
 * signed in. An address that narrows the list already, such as that of a group, is taken at its word. What was restored is
 * told, so that nobody looks in vain for somebody whom it leaves out.
 */
export function useRememberedSearch(
  name: string | undefined,
  remembering: Remembering,
  change: (part: Values, options?: { replace: boolean }) => void,
): RestoredSearch | null {
  const { fields, values, narrowing } = remembering;
  const [last] = useState(() => lastOf(name, remembering));
  const [restored, setRestored] = useState(() => partOf(last ?? {}, narrowing));
  const [isThere, setThere] = useState(false);
  const isFirst = useRef(true);
  const names = Object.keys(restored);
  const standing = names.filter((one) => isSame(values[one], restored[one]));
  if (!isThere && standing.length === names.length) setThere(true);
  // What was taken back once is the person's own when it comes again.
  if (isThere && standing.length < names.length) setRestored(partOf(restored, standing));

  const follow = useEffectEvent((current: string): void => {
    if (name === undefined) return;
    if (isFirst.current && last) change(last, { replace: true });
    else personStorage.write(`${name}.search`, current);
    isFirst.current = false;
  });
  const texts = textsOf(remembering);
  useEffect(() => follow(texts), [texts]);

  if (!isThere || standing.length === 0) return null;
  const initial = Object.fromEntries(fields.map(([one, field]) => [one, field.initial]));
  return {
    search: standing.includes('search') ? String(values['search']) : '',
    filters: standing.filter((one) => one !== 'search'),
    clear: () => change(partOf(initial, standing)),
  };
}
