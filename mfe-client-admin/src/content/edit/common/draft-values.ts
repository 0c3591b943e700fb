/** A draft may hold anything: values of another type count as missing. */
export type Entry = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const entriesOf = (value: unknown): Entry[] =>
  Array.isArray(value) ? value.map((one: unknown) => (isEntry(one) ? one : {})) : [];

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The value where it is one of an enumeration, else undefined. */
export const oneOf = <V extends string>(all: readonly V[], value: unknown): V | undefined =>
  all.find((one) => one === value);
