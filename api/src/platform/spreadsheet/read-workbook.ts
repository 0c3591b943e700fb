import { dateOfSerial, isDateFormat } from './date-formats';
import { openZip, type ZipArchive } from './read-zip';
import { readXml } from './xml';

/** Why a workbook is not read. */
export type WorkbookFault = 'notWorkbook' | 'openDocument' | 'broken' | 'tooLarge';

export class WorkbookError extends Error {
  constructor(readonly fault: WorkbookFault) {
    super(`The workbook cannot be read: ${fault}.`);
  }
}

/** Bytes of unfolded XML: ten thousand people with every column take a tenth of it. */
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

/** The sheets that are not hidden, in their order, and in which calendar their days are counted. */
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
    // A sheet of a chart has no cells.
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

/** The text of a cell where the file has `_x000D_`, as workbooks write characters that XML has no way to write. */
const readableText = (text: string): string =>
  text
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_whole, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/\p{Surrogate}/gu, '');

/** Texts that stand in a table of their own. Of a text, its parts; how it is pronounced is left out. */
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

/** Which of the styles show a number as a date. */
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

/** A number as somebody would type it, not as « 6.12E8 ». */
const plainNumber = (text: string): string => {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) || Math.abs(value) >= 1e21 ? text : String(value);
};

interface Reading {
  /** Columns beyond are not read. */
  maxColumns: number;
  /** Takes the rows of a sheet with their numbers, as the program counts them; what it throws ends the reading. */
  onSheet: (name: string) => (line: number, cells: string[]) => void;
}

/** Sheets beyond are not read: nobody hides people behind so many. */
const MOST_SHEETS = 20;

/** The rows of the sheets that a workbook shows. Throws a `WorkbookError` for what is none. */
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
