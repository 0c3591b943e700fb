import { CsvError, parse } from 'csv-parse/sync';
import type { importSeparators } from '@passerelle/shared/contract';

export type Separator = (typeof importSeparators)[number];

interface Reading {
  separator: Separator;
  /** Stops after so many records. */
  to?: number;
  /**
   * What is kept of a record; null drops it, and a failure that it throws ends the reading. `line` is where it stands as
   * a spreadsheet counts: lines within a cell are none, empty ones are.
   */
  onRecord: (cells: string[], line: number) => string[] | null;
  /** Records without a word are not even counted. */
  skipsBlank?: boolean;
}

const parseCells = (text: string, { separator, to, onRecord, skipsBlank = false }: Reading): string[][] =>
  parse(text, {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: skipsBlank,
    // A record costs far more than the line break of an empty one, and files have hundreds of thousands of those.
    skip_empty_lines: true,
    ...(to !== undefined && { to }),
    on_record: (cells: string[], { records, empty_lines }) => onRecord(cells, records + empty_lines),
  });

/** The cells of a text, quoted or not. */
export function readCsv(text: string, reading: () => Reading): string[][] {
  try {
    return parseCells(text, reading());
  } catch (error) {
    // A quote that is never closed reaches to the end of the file.
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return parseCells(`${text}"`, reading());
    throw error;
  }
}

/** Excel's way to name its separator, in a line that it does not show. */
export const withoutNamedSeparator = (text: string): string => text.replace(/^sep=[;,\t]\r?\n/i, '');

const blankSigns = ' \t\r\n;,\u00A0';

/** Spreadsheets save a million blank lines beneath a list: they are cut off before anything looks at each. */
export function withoutBlankEnd(text: string): string {
  let end = text.length;
  while (end > 0 && blankSigns.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** A line in which nothing can be seen but separators and quotes. */
const blankLine = /^[;,|"\t\v\f\p{Zs}\p{Cf}]+$/gmu;

/** A single quote ends a cell that spans several lines, or begins one: only pairs hold nothing. */
const isEmptyLine = (line: string): boolean => (line.split('"').length - 1) % 2 === 0;

/** Takes what is no word out of blank lines: an empty line costs next to nothing, and still counts as a line. */
export const withEmptiedLines = (text: string): string =>
  text.replaceAll(blankLine, (line) => (isEmptyLine(line) ? '' : line));

/** How often one of some signs stands in a text, as far as it matters. */
export function countSigns(text: string, signs: string, most: number): number {
  let count = 0;
  for (const sign of signs) {
    for (let at = text.indexOf(sign); at >= 0 && count <= most; at = text.indexOf(sign, at + 1)) count += 1;
  }
  return count;
}

/** No list has so many lines without a word between those with one. Each of them costs as much as a line of people. */
const MOST_BLANK_LINES = 20_000;

/** Whether lines of nothing but separators are more than anybody has typed: told without making records of them. */
export function isMostlyBlank(text: string): boolean {
  blankLine.lastIndex = 0;
  let count = 0;
  while (count <= MOST_BLANK_LINES && blankLine.test(text)) count += 1;
  return count > MOST_BLANK_LINES;
}
