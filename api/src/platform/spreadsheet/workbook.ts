import type { Blob } from 'node:buffer';
import type { Stream } from 'node:stream';
import writeExcelFile, { type CellObject, type Feature } from 'write-excel-file/node';

/** The value of a cell. A date has its spreadsheet format. */
export type Cell =
  | { kind: 'text'; value: string }
  | { kind: 'heading'; value: string }
  /** A text in a text column, where typed values stay unchanged: leading zeros, dates. */
  | { kind: 'typed'; value: string }
  | { kind: 'figure'; value: number }
  | { kind: 'date'; value: Date; format: string }
  | null;

export type Row = readonly Cell[];

export interface Sheet {
  name: string;
  /** Headings with column widths, in characters. They stay visible while scrolling. */
  columns: readonly (readonly [heading: string, width: number])[];
  /** Rows in batches, as they are read. */
  rows: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
}

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const looks: Record<NonNullable<Cell>['kind'], CellObject> = {
  text: { type: String, alignVertical: 'top', wrap: true },
  heading: { type: String, fontWeight: 'bold', wrap: true },
  typed: { type: String, format: '@' },
  figure: { type: Number, alignVertical: 'top' },
  date: { type: Date, align: 'left', alignVertical: 'top' },
};

/** Always with its type: « =1+1 » is typed text, never computed. */
function written(cell: Cell): CellObject | null {
  if (!cell) return null;
  const { kind, ...content } = cell;
  return { ...looks[kind], ...content };
}

/** Columns with a typed text in the first row are text columns throughout. */
const typedColumns: Feature<Stream | Buffer | Blob> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform(xml) {
          const [, style] = /<c r="A2" s="(\d+)"/.exec(xml) ?? [];
          return style === undefined ? xml : xml.replaceAll('<col ', `<col style="${style}" `);
        },
      },
    },
  },
};

async function writtenSheet({ name, columns, rows }: Sheet) {
  const data = [columns.map(([value]) => written({ kind: 'heading', value }))];
  for await (const batch of rows) data.push(...batch.map((row) => row.map(written)));
  return { sheet: name, data, columns: columns.map(([, width]) => ({ width })), stickyRowsCount: 1 };
}

/** A workbook (Office Open XML). `isForm`: it is filled in by users. */
export async function workbookOf(sheets: readonly Sheet[], { isForm = false } = {}): Promise<Buffer> {
  const all = [];
  for (const sheet of sheets) all.push(await writtenSheet(sheet));
  return writeExcelFile(all, { features: isForm ? [typedColumns] : [] }).toBuffer();
}
