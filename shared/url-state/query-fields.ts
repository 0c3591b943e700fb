import { limits } from '@passerelle/shared/contract/limits';

/** Codec of one value of a list's state in the address. */
export interface QueryField<T> {
  initial: T;
  /** From the address; anything that does not belong there reads as `initial`. */
  read: (texts: readonly string[]) => T;
  write: (value: T) => readonly string[];
  /** Typed letter by letter: the address follows without filling the history. */
  typed?: boolean;
}

/** Characters that no field can hold, and the API refuses. */
const unsearchable = '\u0000';

/** Text of a search box; a hand-written address is cut to the length that the API searches. */
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

/** A moment, in milliseconds. */
export const moment = (): QueryField<number | null> => ({
  initial: null,
  read: ([value]) => (/^\d{1,15}$/.test(value ?? '') ? Number(value) : null),
  write: (value) => (value === null ? [] : [String(value)]),
});

/** A page of a list: counted from zero like the API's, written from one like the pager's. */
export const pageNumber = (): QueryField<number> => ({
  initial: 0,
  read: ([value]) => (/^[1-9]\d{0,5}$/.test(value ?? '') ? Number(value) - 1 : 0),
  write: (value) => [String(value + 1)],
});

/** One of a few numbers, such as the rows of a page; the first is the one to begin with. */
export const numberOf = (values: readonly number[]): QueryField<number> => {
  const initial = values[0] ?? 0;
  return {
    initial,
    read: ([value]) => values.find((one) => String(one) === value) ?? initial,
    write: (value) => [String(value)],
  };
};

/** Calendar days, both included: `2026-01-01`. */
export interface DayRange {
  from: string;
  to: string;
}

const dayRangePattern = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/;
const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day));

/** A range of days, or no limit: `2026-01-01_2026-01-31`. */
export const dayRange = (): QueryField<DayRange | null> => ({
  initial: null,
  read: ([value = '']) => {
    const [, from = '', to = ''] = dayRangePattern.exec(value) ?? [];
    return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
  },
  write: (range) => (range ? [`${range.from}_${range.to}`] : []),
});

/** The first and the last moment of a range on the person's own clock, in milliseconds: as the calls take it. */
export const timesOf = ({ from, to }: DayRange): { start: number; end: number } => ({
  start: Date.parse(`${from}T00:00:00`),
  end: Date.parse(`${to}T23:59:59.999`),
});
