import { personStorage } from '@passerelle/shared/client';
import type { QueryField } from '@passerelle/shared/url-state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Values = Readonly<Record<string, unknown>>;

interface Remembering {
  /** All but the page. */
  fields: readonly (readonly [string, QueryField<unknown>])[];
  values: Values;
  /** The names of those that leave something out where they are set: the search and the filters, not the order. */
  narrowing: readonly string[];
}

/** Restored filters that still leave rows out. */
export interface RestoredSearch {
  /** The restored search text; empty when there was none or it has changed since. */
  search: string;
  /** The names of the filters that stand as they came back. */
  filters: readonly string[];
  /** Takes back what came back, and nothing that was typed or chosen since. */
  clear: () => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The stored values: each one that differs from its default, as written in the address. */
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

/** The values to restore when the list opens; null when its address has filters already. */
function lastOf(name: string | undefined, remembering: Remembering): Values | null {
  const { fields, values, narrowing } = remembering;
  const isNarrowed = fields.some(([one, { initial }]) => narrowing.includes(one) && !isSame(values[one], initial));
  return name === undefined || isNarrowed ? null : stateOf(remembering, personStorage.read(`${name}.search`));
}

const partOf = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((one) => one in values).map((one) => [one, values[one]]));

/**
 * The last search, with its filters and its order, is restored when one comes back to the list, for as long as one is
 * signed in. An address with filters, such as that of a group, is not changed. A notice names the restored values, so
 * that people hidden by them are not searched in vain.
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
  // A restored value that was removed once counts as the person's own when it is set again.
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
