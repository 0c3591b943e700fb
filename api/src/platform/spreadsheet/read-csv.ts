import { CsvError, parse } from 'csv-parse/sync';
import type { importSeparators } from '@passerelle/shared/contract';

export type Separator = (typeof importSeparators)[number];

interface Reading {
  separator: Separator;
  /** Stops after this many records. */
  to?: number;
  /**
   * Maps a record to its value; null drops it, and a thrown failure ends the reading. `line` is the row number in a
   * spreadsheet: line breaks within a cell do not count, empty lines do.
   */
  onRecord: (cells: string[], line: number) => string[] | null;
  /** Blank records are not counted. */
  skipsBlank?: boolean;
}

const parseCells = (text: string, { separator, to, onRecord, skipsBlank = false }: Reading): string[][] =>
  parse(text, {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: skipsBlank,
    // A record costs far more than an empty line, and files have hundreds of thousands of those.
    skip_empty_lines: true,
    ...(to !== undefined && { to }),
    on_record: (cells: string[], { records, empty_lines }) => onRecord(cells, records + empty_lines),
  });

/** The cells of a text, quoted or not. */
export function readCsv(text: string, reading: () => Reading): string[][] {
  try {
    return parseCells(text, reading());
  } catch (error) {
    // An unclosed quote reaches to the end of the file.
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return parseCells(`${text}"`, reading());
    throw error;
  }
}

/** Excel's separator declaration, in a hidden line. */
export const withoutNamedSeparator = (text: string): string => text.replace(/^sep=[;,\t]\r?\n/i, '');

const blankSigns = ' \t\r\n;,\u00A0';

/** Spreadsheets save a million blank lines below a list: they are cut off before parsing. */
export function withoutBlankEnd(text: string): string {
  let end = text.length;
  while (end > 0 && blankSigns.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** A line with only separators, quotes and spaces. */
const blankLine = /^[;,|"\t\v\f\p{Zs}\p{Cf}]+$/gmu;

/** A single quote ends a multi-line cell, or begins one: only pairs are empty. */
const isEmptyLine = (line: string): boolean => (line.split('"').length - 1) % 2 === 0;

/** Empties blank lines: an empty line costs almost nothing, and still counts as a line. */
export const withEmptiedLines = (text: string): string =>
  text.replaceAll(blankLine, (line) => (isEmptyLine(line) ? '' : line));

/** The number of some characters in a text, up to a limit. */
export function countSigns(text: string, signs: string, most: number): number {
  let count = 0;
  for (const sign of signs) {
    for (let at = text.indexOf(sign); at >= 0 && count <= most; at = text.indexOf(sign, at + 1)) count += 1;
  }
  return count;
}

/** No list has so many blank lines between others. Each of them costs as much as a line of people. */
const MOST_BLANK_LINES = 20_000;

/** True when there are more separator-only lines than a person types; checked without parsing records. */
export function isMostlyBlank(text: string): boolean {
  blankLine.lastIndex = 0;
  let count = 0;
  while (count <= MOST_BLANK_LINES && blankLine.test(text)) count += 1;
  return count > MOST_BLANK_LINES;
}
