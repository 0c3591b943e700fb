import { importSeparators } from '@passerelle/shared/contract/enums/user-import';
import { limits } from '@passerelle/shared/contract/limits';
import { failure } from '../../../platform/failure';
import { isValue } from '../../../platform/spreadsheet/cell-text';
import {
  isMostlyBlank,
  readCsv,
  type Separator,
  withoutBlankEnd,
  withoutNamedSeparator,
} from '../../../platform/spreadsheet/read-csv';
import { decodeText } from '../../../platform/spreadsheet/read-text';
import { fieldOfHead } from './column-heads';

/** The text of a file, whatever its encoding. */
export function textOf(bytes: Buffer): string {
  const decoded = decodeText(bytes);
  if (!decoded) throw failure('wrongType', { fields: { contacts: 'notAllowed' } });
  return decoded.text;
}

/** Longer than any field: a cut text is refused as too long later. */
const longestCell = 20_000;
/** One more than allowed, to tell a table that is too long from one that just fits. */
const mostRows = limits.contactsImportRows + 2;

const readCells = (text: string, separator: Separator): string[][] =>
  readCsv(text, () => ({
    separator,
    to: mostRows,
    skipsBlank: true,
    onRecord: (row) => row.slice(0, limits.contactsImportColumns).map((cell) => cell.slice(0, longestCell)),
  }));

/** The separator that occurs most often in the first line, outside quotes. */
function separatorOf(text: string): Separator {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').slice(0, longestCell).replaceAll(/"[^"]*"/g, '');
  const count = (separator: Separator): number => head.split(separator).length;
  return importSeparators.toSorted((one, other) => count(other) - count(one))[0] ?? ';';
}

/** LinkedIn puts a note of some lines before the headers. */
const linesBefore = 10;
const longestStart = 20_000;

interface Start {
  at: number;
  separator: Separator;
  known: number;
}

/** The position of the header line, and its separator. */
function startOf(text: string): Start {
  let best: Start = { at: 0, separator: separatorOf(text), known: 0 };
  let at = 0;
  for (const line of text.slice(0, longestStart).split(/(?<=\r\n|\n|\r(?!\n))/, linesBefore)) {
    for (const separator of importSeparators) {
      const [cells = []] = readCells(line, separator);
      const known = cells.filter((cell) => fieldOfHead(cell) !== null).length;
      // A word or two may occur in any line; below the first line, more known headers are required.
      const isHead = at === 0 ? known > best.known : known > 2 && best.known < 2;
      if (isHead) best = { at, separator, known };
    }
    at += line.length;
  }
  return best;
}

/** The table of a file from its header line on; empty headers where there are none. */
export function tableIn(file: string): string[][] {
  const text = withoutBlankEnd(withoutNamedSeparator(file));
  if (isMostlyBlank(text)) throw failure('invalid', { fields: { contacts: 'tooMany' } });
  const { at, separator, known } = startOf(text);
  const table = readCells(text.slice(at), separator);
  if (table.length === mostRows) throw failure('invalid', { fields: { contacts: 'tooMany' } });
  const [first = []] = table;
  return known === 0 && first.some(isValue) ? [first.map(() => ''), ...table] : table;
}
