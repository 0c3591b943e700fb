import { limits } from '@passerelle/shared/contract/limits';
import { failure } from '../../../platform/failure';
import type { MessageKey } from '../../../platform/failure-messages';
import { isValue } from '../../../platform/spreadsheet/cell-text';
import { fieldsOfTitle, isKnownTitle } from './column-titles';
import { exampleEmail } from './template';

export interface FileRow {
  /** The spreadsheet's row number. */
  line: number;
  cells: string[];
}

const {
  usersImportRows: mostRows,
  usersImportLines: mostLines,
  usersImportColumns: mostColumns,
  importCellLength,
} = limits;
/** A heading, a date or merged cells may precede the titles: the number of lines searched for them. */
const LINES_BEFORE_TITLES = 10;
/** This many known titles are no coincidence: a person's line rarely has one. */
const ENOUGH_TITLES = 2;

export const refused = (code: 'notAllowed' | 'tooMany' | 'tooLong' | 'required', message: MessageKey) =>
  failure(code === 'notAllowed' ? 'wrongType' : 'invalid', { message, fields: { users: code } });

const seen = /[^\p{Cf}\p{Cc}\s]/u;
const isBlank = (cell: string): boolean => !seen.test(cell);

const knownTitles = (cells: readonly string[]): number => cells.filter(isKnownTitle).length;

/** For a title that spans two lines, the upper one completes the lower. */
const mergedTitles = (lower: readonly string[], upper: readonly string[] = []): string[] =>
  Array.from({ length: Math.max(lower.length, upper.length) }, (_, index) => {
    const own = lower[index] ?? '';
    return (isBlank(own) && isKnownTitle(upper[index] ?? '') ? (upper[index] ?? '') : own).trim();
  });

/** Reads the lines of a file one by one: titles first, then people; blank lines are skipped. */
export function tableReader() {
  let titles: string[] | undefined;
  /** Lines in which titles are searched. */
  let before: FileRow[] = [];
  const rows: FileRow[] = [];

  /** Rows of the template's example, which are left out. */
  let examples = 0;

  function addRow(row: FileRow): void {
    const isExample = row.cells.some((cell) => cell.trim() === exampleEmail);
    if ((isExample ? examples : rows.length) === mostRows) throw refused('tooMany', 'importRows');
    if (isExample) {
      examples += 1;
      return;
    }
    rows.push(row);
  }

  /** No known titles in the first lines: then the first line has unknown ones, unless it has people. */
  function takeFirstForTitles(): void {
    const [first, ...others] = before;
    if (!first) return;
    if (knownTitles(first.cells) === 0 && first.cells.some(isValue)) throw refused('required', 'importTitles');
    titles = first.cells.map((cell) => cell.trim());
    before = [];
    others.forEach(addRow);
  }

  return {
    /** Returns false for a blank line. */
    take(line: number, all: readonly string[]): boolean {
      if (line > mostLines) throw refused('tooMany', 'importLines');
      if (all.every(isBlank)) return false;
      if (all.some(({ length }) => length > importCellLength)) throw refused('tooLong', 'importCell');
      const cells = all.slice(0, all.findLastIndex((cell) => !isBlank(cell)) + 1);
      if (cells.length > mostColumns) throw refused('tooMany', 'importColumns');
      if (titles) {
        addRow({ line, cells });
        return true;
      }
      if (knownTitles(cells) >= ENOUGH_TITLES) {
        titles = mergedTitles(cells, before.at(-1)?.cells);
        before = [];
        return true;
      }
      before.push({ line, cells });
      if (before.length === LINES_BEFORE_TITLES) takeFirstForTitles();
      return true;
    },
    isEmpty: (): boolean => !titles && before.length === 0,
    /** True for a list of people, unlike other sheets of a workbook. */
    hasPeople: (): boolean => {
      const fields = new Set(titles?.flatMap((title) => fieldsOfTitle(title).map(({ field }) => field)));
      return rows.length > 0 && fields.has('email') && (fields.has('lastName') || fields.has('firstName'));
    },
    table(): { titles: string[]; rows: FileRow[] } {
      if (!titles) takeFirstForTitles();
      if (!titles || rows.length === 0) throw refused('required', 'importEmpty');
      const width = Math.max(titles.length, ...rows.map(({ cells }) => cells.length));
      const full = (cells: readonly string[]): string[] =>
        Array.from({ length: width }, (_, index) => cells[index] ?? '');
      return { titles: full(titles), rows: rows.map(({ line, cells }) => ({ line, cells: full(cells) })) };
    },
  };
}
