import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Row, Sheet as WrittenSheet } from '../../platform/spreadsheet/workbook';
import { day, figure, moment, text, weekDay } from './cells';
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
  /** All at once where a programme says how many there are, else by the batch. */
  rows: readonly Row[] | AsyncIterable<readonly Row[]>;
}

export type ReadSheet = (reader: Reader) => Promise<Sheet> | Sheet;

/** Cells in the reader's words and form of dates. */
export const cellsFor = ({ words }: Reader) => ({
  text,
  figure,
  day: (value: string | null) => day(value, words.dayFormat),
  weekDay: (value: Date) => weekDay(value, words.dayFormat),
  /** Of an instant the day alone. */
  dayOf: (value: Date | null) => moment(value, words.dayFormat),
  moment: (value: Date | null) => moment(value, words.momentFormat),
  /** The word for what is stored as a slug. */
  word: <T extends string>(list: Record<T, string>, value: T | null) => text(value && list[value]),
});

const isAll = (rows: Sheet['rows']): rows is readonly Row[] => Array.isArray(rows);

export function writtenSheet({ name, columns, rows }: Sheet, words: ExportWords): WrittenSheet {
  const headings = Object.entries(columns) as [Heading, number][];
  return {
    name: words.sheets[name],
    columns: headings.map(([key, width]) => [words.headings[key], width]),
    rows: isAll(rows) ? [rows] : rows,
  };
}
