import { CsvError, parse } from 'csv-parse/sync';
import { limits } from '@passerelle/shared/contract';
import { failure } from '../../platform/failure';
import { fieldOfHead } from './column-heads';

/** No text contains it: an image, a spreadsheet or a program does not pass for one. */
const binary = '\0';
/** A flaw of the program that wrote the file; the rest of the text is read. */
const strayControls = /(?![\s\u0080-\u009F])\p{Cc}/gu;

const decode = (bytes: Buffer, encoding: string, fatal: boolean): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

function textIn(bytes: Buffer): string {
  // Excel's « texte Unicode ».
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le', false);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be', false);
  try {
    return decode(bytes, 'utf-8', true);
  } catch {
    // What French spreadsheets save by default.
    return decode(bytes, 'windows-1252', false);
  }
}

/** The text of a file, whatever its encoding; the byte order mark is gone. */
export function decodeText(bytes: Buffer): string {
  const text = textIn(bytes);
  if (text.includes(binary)) throw failure('wrongType', { fields: { contacts: 'notAllowed' } });
  return text.replaceAll(strayControls, '');
}

const separators = [';', ',', '\t'] as const;
type Separator = (typeof separators)[number];

/** Longer than any field: what is cut off here is refused as too long later. */
const longestCell = 20_000;
/** One more than is allowed, so that a table that is too long can be told from one that just fits. */
const mostRows = limits.contactsImportRows + 2;

const parseCells = (text: string, separator: Separator): string[][] =>
  parse(text, {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    to: mostRows,
    on_record: (row: string[]) => row.slice(0, limits.contactsImportColumns).map((cell) => cell.slice(0, longestCell)),
  });

function readCells(text: string, separator: Separator): string[][] {
  try {
    return parseCells(text, separator);
  } catch (error) {
    // A quote that is never closed reaches to the end of the file.
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return parseCells(`${text}"`, separator);
    throw error;
  }
}

/** The one that occurs most often in the first line, outside of quotes. */
function separatorOf(text: string): Separator {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').slice(0, longestCell).replaceAll(/"[^"]*"/g, '');
  const count = (separator: Separator): number => head.split(separator).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ';';
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
    for (const separator of separators) {
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

/** A cell with an e-mail or a number is no column head: the table has no heads. */
const isPerson = (cells: readonly string[]): boolean =>
  cells.some((cell) => /\S@\S+\.\S/.test(cell) || /^[+0(]?[\d .()-]{6,}$/.test(cell.trim()));

/** Excel's way to name its separator. */
const namedSeparator = /^sep=[;,\t]\r?\n/i;

/** The table of a file, its heads on top, whatever precedes them; empty heads where there are none. */
export function tableIn(file: string): string[][] {
  const text = file.replace(namedSeparator, '');
  const { at, separator, known } = startOf(text);
  const table = readCells(text.slice(at), separator);
  if (table.length === mostRows) throw failure('invalid', { fields: { contacts: 'tooMany' } });
  const [first = []] = table;
  return known === 0 && isPerson(first) ? [first.map(() => ''), ...table] : table;
}
