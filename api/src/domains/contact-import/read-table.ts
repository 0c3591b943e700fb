import { importSeparators, limits } from '@passerelle/shared/contract';
import { failure } from '../../platform/failure';
import { isValue } from '../../platform/spreadsheet/cell-text';
import {
  isMostlyBlank,
  readCsv,
  type Separator,
  withoutBlankEnd,
  withoutNamedSeparator,
} from '../../platform/spreadsheet/read-csv';
import { decodeText } from '../../platform/spreadsheet/read-text';
import { fieldOfHead } from './column-heads';

/** The text of a file, whatever its encoding. */
export function textOf(bytes: Buffer): string {
  const decoded = decodeText(bytes);
  if (!decoded) throw failure('wrongType', { fields: { contacts: 'notAllowed' } });
  return decoded.text;
}

/** Longer than any field: what is cut off here is refused as too long later. */
const longestCell = 20_000;
/** One more than is allowed, so that a table that is too long can be told from one that just fits. */
const mostRows = limits.contactsImportRows + 2;

const readCells = (text: string, separator: Separator): string[][] =>
  readCsv(text, () => ({
    separator,
    to: mostRows,
    skipsBlank: true,
    onRecord: (row) => row.slice(0, limits.contactsImportColumns).map((cell) => cell.slice(0, longestCell)),
  }));

/** The one that occurs most often in the first line, outside of quotes. */
function separatorOf(text: string): Separator {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').slice(0, longestCell).replaceAll(/"[^"]*"/g, '');
  const count = (separator: Separator): number => head.split(separator).length;
  return importSeparators.toSorted((one, other) => count(other) - count(one))[0] ?? ';';
}

/** LinkedIn puts a note of some lines before the heads. */
const linesBefore = 10;
const longestStart = 20_000;

interface Start {
  at: number;
  separator: Separator;
  known: number;
}

/** Where the line with the heads begins, and what its cells are separated by. */
function startOf(text: string): Start {
  let best: Start = { at: 0, separator: separatorOf(text), known: 0 };
  let at = 0;
  for (const line of text.slice(0, longestStart).split(/(?<=\r\n|\n|\r(?!\n))/, linesBefore)) {
    for (const separator of importSeparators) {
      const [cells = []] = readCells(line, separator);
      const known = cells.filter((cell) => fieldOfHead(cell) !== null).length;
      // A word or two may occur in any line; lower down, a line of heads has to be plain where there is none on top.
      const isHead = at === 0 ? known > best.known : known > 2 && best.known < 2;
      if (isHead) best = { at, separator, known };
    }
    at += line.length;
  }
  return best;
}

/** The table of a file, its heads on top, whatever precedes them; empty heads where there are none. */
export function tableIn(file: string): string[][] {
  const text = withoutBlankEnd(withoutNamedSeparator(file));
  if (isMostlyBlank(text)) throw failure('invalid', { fields: { contacts: 'tooMany' } });
  const { at, separator, known } = startOf(text);
  const table = readCells(text.slice(at), separator);
  if (table.length === mostRows) throw failure('invalid', { fields: { contacts: 'tooMany' } });
  const [first = []] = table;
  return known === 0 && first.some(isValue) ? [first.map(() => ''), ...table] : table;
}
