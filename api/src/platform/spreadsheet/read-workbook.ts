import { dateOfSerial, isDateFormat } from './date-formats';
import { openZip, type ZipArchive } from './read-zip';
import { readXml } from './xml';

/** The reason why a workbook is not read. */
export type WorkbookFault = 'notWorkbook' | 'openDocument' | 'broken' | 'tooLarge';

export class WorkbookError extends Error {
  constructor(readonly fault: WorkbookFault) {
    super(`The workbook cannot be read: ${fault}.`);
  }
}

/** Bytes of unpacked XML: ten thousand people with every column take a tenth of it. */
const PART_BYTES = 80_000_000;

async function partOf(zip: ZipArchive, name: string, isNeeded = true): Promise<string> {
  const bytes = await zip.read(name, PART_BYTES);
  if (bytes === 'tooLarge') throw new WorkbookError('tooLarge');
  if (bytes === undefined) {
    if (!isNeeded && !zip.names.includes(name)) return '';
    throw new WorkbookError('broken');
  }
  return bytes.toString('utf8');
}

const nothing = (): void => undefined;
const tags = (xml: string, onOpen: Parameters<typeof readXml>[1]['onOpen']): void =>
  readXml(xml, { onOpen, onClose: nothing, onText: nothing });

/** The visible sheets, in order, and the calendar of their days. */
async function shownSheets(zip: ZipArchive): Promise<{ sheets: { name: string; path: string }[]; since1904: boolean }> {
  const shown: { id: string; name: string }[] = [];
  let since1904 = false;
  tags(await partOf(zip, 'xl/workbook.xml'), (name, attribute) => {
    if (name === 'workbookPr') since1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
    const isShown = (attribute('state') ?? 'visible') === 'visible';
    if (name === 'sheet' && isShown) shown.push({ id: attribute('id') ?? '', name: attribute('name') ?? '' });
  });
  const targets = new Map<string, string>();
  tags(await partOf(zip, 'xl/_rels/workbook.xml.rels'), (name, attribute) => {
    // A chart sheet has no cells.
    const isChart = (attribute('Type') ?? '').endsWith('/chartsheet');
    if (name === 'Relationship' && !isChart) targets.set(attribute('Id') ?? '', attribute('Target') ?? '');
  });
  const sheets = shown.flatMap(({ id, name }) => {
    const path = targets.get(id);
    return path === undefined ? [] : { name, path: path.startsWith('/') ? path.slice(1) : `xl/${path}` };
  });
  if (sheets.length === 0) throw new WorkbookError('broken');
  return { sheets, since1904 };
}

/** The text of a cell with `_x000D_`, the workbook escape of characters that XML does not allow. */
const readableText = (text: string): string =>
  text
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_whole, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/\p{Surrogate}/gu, '');

/** The table of shared texts. A text is its parts, without phonetic hints. */
async function sharedTexts(zip: ZipArchive): Promise<string[]> {
  const texts: string[] = [];
  let parts: string[] | null = null;
  let isText = false;
  let isPronounced = false;
  readXml(await partOf(zip, 'xl/sharedStrings.xml', false), {
    onOpen: (name) => {
      if (name === 'si') parts = [];
      if (name === 'rPh') isPronounced = true;
      if (name === 't') isText = !isPronounced;
    },
    onClose: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPronounced = false;
      if (name === 'si' && parts) texts.push(readableText(parts.join('')));
    },
    onText: (text) => {
      if (isText) parts?.push(text);
    },
  });
  return texts;
}

/** The styles that show a number as a date. */
async function dateStyles(zip: ZipArchive): Promise<boolean[]> {
  const own = new Map<string, string>();
  const styles: boolean[] = [];
  let isOfCells = false;
  readXml(await partOf(zip, 'xl/styles.xml', false), {
    onOpen: (name, attribute) => {
      if (name === 'numFmt') own.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '');
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      const id = attribute('numFmtId') ?? '0';
      styles.push(isDateFormat(Number(id), own.get(id)));
    },
    onClose: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
    onText: nothing,
  });
  return styles;
}

/** `AB12` is column 27, from zero. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

interface OpenCell {
  column: number;
  type: string;
  style: number;
  text: string;
}

/** A number as typed, not as « 6.12E8 ». */
const plainNumber = (text: string): string => {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) || Math.abs(value) >= 1e21 ? text : String(value);
};

interface Reading {
  /** Further columns are not read. */
  maxColumns: number;
  /** Calls back with the rows of a sheet and their spreadsheet row numbers; an exception ends the reading. */
  onSheet: (name: string) => (line: number, cells: string[]) => void;
}

/** Further sheets are not read: no workbook has its people after so many. */
const MOST_SHEETS = 20;

/** The rows of the visible sheets. Throws a `WorkbookError` for other files. */
export async function readWorkbook(bytes: Buffer, { maxColumns, onSheet }: Reading): Promise<void> {
  const zip = await openZip(bytes);
  if (!zip) throw new WorkbookError('broken');
  if (!zip.names.includes('xl/workbook.xml'))
    throw new WorkbookError(zip.names.includes('content.xml') ? 'openDocument' : 'notWorkbook');
  const { sheets, since1904 } = await shownSheets(zip);
  const texts = await sharedTexts(zip);
  const dates = await dateStyles(zip);
  const textOf = ({ type, style, text }: OpenCell): string => {
    if (type === 's') return texts[Number(text)] ?? '';
    if (type !== 'n' || text === '') return readableText(text);
    return dates[style] ? dateOfSerial(Number(text), since1904) : plainNumber(text);
  };
  for (const { name, path } of sheets.slice(0, MOST_SHEETS))
    readSheet(await partOf(zip, path), { maxColumns, onRow: onSheet(name), textOf });
}

interface SheetReading {
  maxColumns: number;
  onRow: (line: number, cells: string[]) => void;
  textOf: (cell: OpenCell) => string;
}

function readSheet(xml: string, { maxColumns, onRow, textOf }: SheetReading): void {
  let line = 0;
  let cells: string[] = [];
  let cell: OpenCell | null = null;
  let isValue = false;
  let isPronounced = false;
  let next = 0;
  readXml(xml, {
    onOpen: (name, attribute) => {
      if (name === 'row') {
        line = Number(attribute('r') ?? line + 1);
        cells = [];
        next = 0;
      } else if (name === 'c') {
        const place = attribute('r');
        const column = place === undefined ? next : columnOf(place);
        next = column + 1;
        cell = { column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0), text: '' };
      } else if (name === 'rPh') isPronounced = true;
      else if (name === 'v' || name === 't') isValue = !isPronounced;
    },
    onText: (text) => {
      if (cell && isValue) cell.text += text;
    },
    onClose: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isPronounced = false;
      else if (name === 'c' && cell) {
        if (cell.column < maxColumns) {
          while (cells.length < cell.column) cells.push('');
          cells[cell.column] = textOf(cell);
        }
        cell = null;
      } else if (name === 'row' && cells.length > 0) onRow(line, cells);
    },
  });
}
