import type { DateTime } from 'luxon';
import type { Sheet as WrittenSheet } from 'write-excel-file/node';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../../platform/database/connection';
import { day, figure, moment, text, weekDay, type Cell } from './cells';
import type { Heading } from './words/headings-fr';
import type { ExportWords, SheetName } from './words/words';

/** Whose data, for which reader. */
export interface Reader {
  db: Db;
  userId: string;
  locale: Locale;
  now: DateTime<true>;
  words: ExportWords;
}

export interface Sheet {
  name: SheetName;
  /** Each with the width of its column, in characters. */
  columns: Partial<Record<Heading, number>>;
  rows: readonly (readonly Cell[])[];
}

export type ReadSheet = (reader: Reader) => Promise<Sheet>;

/** Cells in the reader's words and form of dates. */
export const cellsFor = ({ words }: Reader) => ({
  text,
  figure,
  day: (value: string | null) => day(value, words.dayFormat),
  weekDay: (value: Date) => weekDay(value, words.dayFormat),
  /** Of an instant the day alone. */
  dayOf: (value: Date | null) => moment(value, words.dayFormat),
  moment: (value: Date | null) => moment(value, words.momentFormat),
  /** The word for what is kept as a slug. */
  word: <T extends string>(list: Record<T, string>, value: T | null) => text(value && list[value]),
});

const heading = (words: string): Cell => ({ value: words, type: String, fontWeight: 'bold', wrap: true });

/** The headings stay in sight while the rows are scrolled. */
export function writtenSheet({ name, columns, rows }: Sheet, words: ExportWords): WrittenSheet<Buffer> {
  const headings = Object.keys(columns) as Heading[];
  return {
    sheet: words.sheets[name],
    columns: Object.values(columns).map((width) => ({ width })),
    stickyRowsCount: 1,
    data: [headings.map((key) => heading(words.headings[key])), ...rows.map((row) => [...row])],
  };
}
