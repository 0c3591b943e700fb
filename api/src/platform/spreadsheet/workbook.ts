import { Styles, escapeXml, type Cell, typedStyle } from './cells';
import { zipOf, type ZipEntry } from './zip';

export type { Cell } from './cells';

export type Row = readonly Cell[];

export interface Sheet {
  name: string;
  /** Headings with the width of their columns, in characters. They stay in sight while the rows are scrolled. */
  columns: readonly (readonly [heading: string, width: number])[];
  /** Whether people fill it in: then its columns are of texts, all the way down. */
  isForm?: boolean;
  /** Rows by the batch, as they are read. */
  rows: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
}

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const DAY = 86_400_000;
/** Days from the calendar's beginning in spreadsheets, 30 December 1899, to that of Unix. */
const firstDay = 25_569;

/** 0 is A, 26 is AA. */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

function cellXml(cell: Cell, place: string, styles: Styles): string {
  if (!cell) return '';
  const start = `<c r="${place}" s="${styles.of(cell)}"`;
  if (cell.kind === 'figure') return `${start}><v>${cell.value}</v></c>`;
  if (cell.kind === 'date') return `${start}><v>${cell.value.getTime() / DAY + firstDay}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell.value)}</t></is></c>`;
}

async function* sheetXml({ columns, rows, isForm = false }: Sheet, styles: Styles): AsyncGenerator<string> {
  let count = 0;
  const rowXml = (row: Row): string => {
    count += 1;
    const cells = row.map((cell, index) => cellXml(cell, `${columnName(index)}${count}`, styles));
    return `<row r="${count}">${cells.join('')}</row>`;
  };
  const widths = columns.map(
    ([, width], index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${isForm ? ` style="${typedStyle}"` : ''}/>`,
  );
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  yield rowXml(columns.map(([value]) => ({ kind: 'heading', value })));
  for await (const batch of rows) yield batch.map(rowXml).join('');
  yield '</sheetData></worksheet>';
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${related}/${type}" Target="${target}"/>`;

const relations = (...all: readonly string[]): string =>
  `${declaration}<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`;

function contentTypes(names: readonly string[]): string {
  const part = (name: string, type: string) => `<Override PartName="${name}" ContentType="${types}.${type}+xml"/>`;
  const sheets = names.map((_, index) => part(`/xl/worksheets/sheet${index + 1}.xml`, 'worksheet'));
  return `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${sheets.join('')}${part('/xl/styles.xml', 'styles')}</Types>`;
}

function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${related}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function* partsOf(sheets: readonly Sheet[]): Generator<ZipEntry> {
  const styles = new Styles();
  const names = sheets.map(({ name }) => name);
  const worksheets = names.map((_, index) =>
    relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  const style = relation(`rId${names.length + 1}`, 'styles', 'styles.xml');
  yield { name: '[Content_Types].xml', content: [contentTypes(names)] };
  yield { name: '_rels/.rels', content: [relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))] };
  yield { name: 'xl/workbook.xml', content: [workbookXml(names)] };
  yield { name: 'xl/_rels/workbook.xml.rels', content: [relations(...worksheets, style)] };
  for (const [index, sheet] of sheets.entries()) {
    yield { name: `xl/worksheets/sheet${index + 1}.xml`, content: sheetXml(sheet, styles) };
  }
  yield { name: 'xl/styles.xml', content: [styles.toXml()] };
}

/** A workbook (Office Open XML) as a stream, sheet after sheet: no more of it is in memory than one batch of rows. */
export const workbookOf = (sheets: readonly Sheet[]): AsyncGenerator<Buffer> => zipOf(partsOf(sheets));
