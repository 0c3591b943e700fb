import { readFile } from 'node:fs/promises';
import type { ImportFormat } from '@passerelle/shared/contract';
import { importSeparators } from '@passerelle/shared/contract/enums/user-import';
import { fileLimits, limits } from '@passerelle/shared/contract/limits';
import { unguardFormula } from '@passerelle/shared/contract/rules/common/csv';
import type { Background, Task } from '../../../platform/background/task';
import { failure } from '../../../platform/failure';
import type { MessageKey } from '../../../platform/failure-messages';
import { extensionOfName, kindOfFile, type ReceivedFile } from '../../../platform/files/received-file';
import {
  countSigns,
  readCsv,
  type Separator,
  withoutBlankEnd,
  withEmptiedLines,
  withoutNamedSeparator,
} from '../../../platform/spreadsheet/read-csv';
import { decodeText, type TextEncoding } from '../../../platform/spreadsheet/read-text';
import { readWorkbook, WorkbookError, type WorkbookFault } from '../../../platform/spreadsheet/read-workbook';
import { givenLine } from '../../../platform/text/text';
import { isKnownTitle } from './column-titles';
import { type FileRow, refused, tableReader } from './read-table';

export interface FileTable {
  format: ImportFormat;
  encoding: TextEncoding | null;
  separator: Separator | null;
  /** The sheet of a workbook. */
  sheet: string | null;
  titles: string[];
  rows: FileRow[];
}

const { usersImportColumns: mostColumns, usersImportLines: mostLines, usersImportRows: mostRows } = limits;
/** Each is read before it is known to be empty. */
const MOST_CELLS = (mostRows + 1) * mostColumns;

/** Blank lines that are not stripped beforehand cost as much as people. */
const MOST_BLANK_RECORDS = 10_000;

const START_LENGTH = 20_000;

/** The separator with most known titles; otherwise the most frequent one in the first line. */
function separatorOf(text: string): Separator {
  const start = text.slice(0, START_LENGTH);
  const scores = importSeparators.map((separator) => {
    const [cells = []] = readCsv(start, () => ({ separator, to: 1, skipsBlank: true, onRecord: (row) => row }));
    return { separator, known: cells.filter(isKnownTitle).length, cells: cells.length };
  });
  const [best] = scores.toSorted((one, other) => other.known - one.known || other.cells - one.cells);
  return best?.separator ?? ';';
}

function readText(bytes: Buffer): FileTable {
  const decoded = decodeText(bytes);
  if (!decoded) throw refused('notAllowed', 'importType');
  const whole = withoutBlankEnd(withoutNamedSeparator(decoded.text));
  if (countSigns(whole, '\n', mostLines) >= mostLines) throw refused('tooMany', 'importLines');
  const text = withEmptiedLines(whole);
  const separator = separatorOf(text);
  if (countSigns(text, separator, MOST_CELLS) > MOST_CELLS) throw refused('tooMany', 'importColumns');
  let reader = tableReader();
  readCsv(text, () => {
    reader = tableReader();
    let blank = 0;
    const onRecord = (cells: string[], line: number): null => {
      if (!reader.take(line, cells.map(unguardFormula))) blank += 1;
      if (blank > MOST_BLANK_RECORDS) throw refused('tooMany', 'importLines');
      return null;
    };
    return { separator, onRecord };
  });
  return { format: 'csv', encoding: decoded.encoding, separator, sheet: null, ...reader.table() };
}

const workbookMessages: Record<WorkbookFault, MessageKey> = {
  notWorkbook: 'importType',
  openDocument: 'importOpenDocument',
  broken: 'importWorkbook',
  tooLarge: 'importUnfolded',
};

/** A reader of one of several sheets: its errors do not matter if another sheet has the people. */
function sheetReader(name: string) {
  const reader = tableReader();
  let fault: unknown;
  return {
    ...reader,
    name,
    take(line: number, cells: readonly string[]): boolean {
      if (fault !== undefined) return true;
      try {
        return reader.take(line, cells);
      } catch (error) {
        fault = error;
        return true;
      }
    },
    isEmpty: () => fault === undefined && reader.isEmpty(),
    table(): ReturnType<typeof reader.table> {
      if (fault !== undefined) throw fault;
      return reader.table();
    },
  };
}

/** The one sheet with people; several are an error, since the right one is unknown. */
async function readSheets(bytes: Buffer): Promise<FileTable> {
  const readers: ReturnType<typeof sheetReader>[] = [];
  const onSheet = (name: string) => {
    const reader = sheetReader(name);
    readers.push(reader);
    return reader.take;
  };
  try {
    await readWorkbook(bytes, { maxColumns: mostColumns + 1, onSheet });
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    const message = workbookMessages[error.fault];
    if (error.fault === 'tooLarge') throw failure('tooLarge', { message, fields: { users: 'tooLarge' } });
    throw refused('notAllowed', message);
  }
  const [withPeople, ...others] = readers.filter((reader) => reader.hasPeople());
  if (others.length > 0) throw refused('tooMany', 'importSheets');
  const reader = withPeople ?? readers.find((one) => !one.isEmpty()) ?? sheetReader('');
  const sheet = givenLine(reader.name)?.slice(0, limits.nameLength) ?? null;
  return { format: 'xlsx', encoding: null, separator: null, sheet, ...reader.table() };
}

const otherFormats: Readonly<Record<string, MessageKey>> = {
  ods: 'importOpenDocument',
  xls: 'importOldWorkbook',
  xlsm: 'importOldWorkbook',
  xlsb: 'importOldWorkbook',
};

interface Request {
  path: string;
  name: string;
}

/** Extension and content must agree: a picture named `.csv` is refused. */
async function readTable(_db: unknown, { path, name }: Request): Promise<FileTable> {
  const extension = extensionOfName(name);
  const isSheet = extension === 'xlsx';
  if (!fileLimits.usersImport.extensions.some((known) => known === extension))
    throw refused('notAllowed', otherFormats[extension] ?? 'importType');
  const bytes = await readFile(path);
  if (isSheet) {
    if (bytes.toString('latin1', 0, 2) !== 'PK') throw refused('notAllowed', 'importWorkbook');
    return readSheets(bytes);
  }
  // Some audio formats begin with the UTF-16 mark too.
  const kind = bytes[0] === 0xff || bytes[0] === 0xfe ? undefined : await kindOfFile(path);
  if (kind !== undefined && kind !== 'txt' && kind !== 'csv') throw refused('notAllowed', 'importType');
  return readText(bytes);
}

export const readPeopleTask: Task<Request, FileTable> = { name: 'read people', run: readTable };

/** The table of the uploaded file, read in the background thread. */
export function readPeopleFile(background: Background, [file, ...others]: readonly ReceivedFile[]): Promise<FileTable> {
  if (!file) throw failure('invalid', { fields: { users: 'required' } });
  if (others.length > 0) throw failure('invalid', { fields: { users: 'tooMany' } });
  return background.run(readPeopleTask, { path: file.path, name: file.name });
}
