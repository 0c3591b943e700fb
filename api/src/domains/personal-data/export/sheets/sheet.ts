import { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import { homeZone } from '../../../../platform/dates';
import type { Db } from '../../../../platform/database/connection';
import type { Cell, Row, Sheet as WrittenSheet } from '../../../../platform/spreadsheet/workbook';
import type { Heading } from '../labels/headings';
import type { ExportLabels, SheetName } from '../labels/labels';

/** The person and the reader. */
export interface Reader {
  db: Db;
  userId: string;
  locale: Locale;
  now: DateTime<true>;
  words: ExportLabels;
}

export interface Sheet {
  name: SheetName;
  /** Each with the width of its column, in characters. */
  columns: Partial<Record<Heading, number>>;
  /** All at once for short lists, otherwise in batches. */
  rows: readonly Row[] | AsyncIterable<readonly Row[]>;
}

/** The cells of a row in column order: one definition for both. */
export const cellsOf = <H extends Heading>(columns: Record<H, number>, cells: Record<H, Cell>): Row =>
  (Object.keys(columns) as H[]).map((heading) => cells[heading]);

export type ReadSheet = (reader: Reader) => Promise<Sheet> | Sheet;

/** Characters in one cell; spreadsheet programs reject a file with more. */
const longest = 32_767;

/** Always of the type text: « =1+1 » is typed text and never computed, so no guard is needed as in a CSV. */
const text = (value: string | null | undefined): Cell =>
  value ? { kind: 'text', value: value.slice(0, longest) } : null;

const figure = (value: number | null | undefined): Cell =>
  value === null || value === undefined ? null : { kind: 'figure', value };

const dated = (value: Date, format: string): Cell => ({ kind: 'date', value, format });

/** A day without an hour, `2026-11-23`. */
const day = (value: string | null | undefined, format: string): Cell =>
  value ? dated(DateTime.fromISO(value, { zone: 'utc' }).toJSDate(), format) : null;

/** The first or last day of a week: weeks are UTC. */
const weekDay = (value: Date, format: string): Cell =>
  dated(DateTime.fromJSDate(value, { zone: 'utc' }).startOf('day').toJSDate(), format);

/** A cell has no time zone: it has the local time of the user. */
const moment = (value: Date | string | null | undefined, format: string): Cell =>
  value
    ? dated(
        DateTime.fromJSDate(new Date(value)).setZone(homeZone).setZone('utc', { keepLocalTime: true }).toJSDate(),
        format,
      )
    : null;

/** Cells in the reader's language and date format. */
export const cellsFor = ({ words }: Reader) => ({
  text,
  figure,
  day: (value: string | null) => day(value, words.dayFormat),
  weekDay: (value: Date) => weekDay(value, words.dayFormat),
  /** The day of an instant. */
  dayOf: (value: Date | null) => moment(value, words.dayFormat),
  moment: (value: Date | null) => moment(value, words.momentFormat),
  /** The label of a stored slug. */
  word: <T extends string>(list: Record<T, string>, value: T | null) => text(value && list[value]),
});

const isAll = (rows: Sheet['rows']): rows is readonly Row[] => Array.isArray(rows);

export function writtenSheet({ name, columns, rows }: Sheet, words: ExportLabels): WrittenSheet {
  const headings = Object.entries(columns) as [Heading, number][];
  return {
    name: words.sheets[name],
    columns: headings.map(([key, width]) => [words.headings[key], width]),
    rows: isAll(rows) ? [rows] : rows,
  };
}
