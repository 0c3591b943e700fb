import { limits } from '@passerelle/shared/contract';

/** How one value of a list's state stands in the address. */
export interface QueryField<T> {
  initial: T;
  /** From the address; anything that does not belong there reads as `initial`. */
  read: (texts: readonly string[]) => T;
  write: (value: T) => readonly string[];
  /** Typed letter by letter: the address follows without filling the history. */
  typed?: boolean;
}

/** What no field can hold, and the API refuses. */
const unsearchable = '\u0000';

/** What is typed in a search box; an address that was made by hand is read as far as the API searches. */
export const text = (): QueryField<string> => ({
  initial: '',
  read: ([value = '']) => value.replaceAll(unsearchable, '').slice(0, limits.searchLength),
  write: (value) => [value],
  typed: true,
});

/** One of a few values, such as a filter or a sort. */
export const oneOf = <const V extends string>(values: readonly V[], initial: NoInfer<V>): QueryField<V> => ({
  initial,
  read: ([value]) => values.find((one) => one === value) ?? initial,
  write: (value) => [value],
});

/** Any number of a few values. */
export const manyOf = <const V extends string>(values: readonly V[]): QueryField<readonly V[]> => ({
  initial: [],
  read: (texts) => values.filter((one) => texts.includes(one)),
  write: (chosen) => chosen,
});

/** The id of something, or nothing. */
export const reference = (): QueryField<string | null> => ({
  initial: null,
  read: ([value]) => value || null,
  write: (value) => (value ? [value] : []),
});

/** A page of a list: counted from zero like the API's, written from one like the pager's. */
export const pageNumber = (): QueryField<number> => ({
  initial: 0,
  read: ([value]) => (/^[1-9]\d{0,5}$/.test(value ?? '') ? Number(value) - 1 : 0),
  write: (value) => [String(value + 1)],
});
