import { type Row, type Sheet, workbookOf } from '../../../platform/spreadsheet/workbook';
import { zipOf } from '../../../platform/spreadsheet/zip';

async function bytesOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

export const aSheet = (name: string, titles: readonly string[], ...rows: Row[]): Sheet => ({
  name,
  columns: titles.map((title) => [title, 10]),
  rows: [rows],
});

export const workbookWith = (...sheets: Sheet[]): Promise<Buffer> => bytesOf(workbookOf(sheets));

export const workbook = (titles: readonly string[], ...rows: Row[]): Promise<Buffer> =>
  workbookWith(aSheet('Personnes', titles, ...rows));

/** An archive of these parts, as another program might write a workbook. */
export const archive = async (parts: Record<string, string>): Promise<Buffer> =>
  bytesOf(zipOf(Object.entries(parts).map(([name, content]) => ({ name, content: [content] }))));

export const relations = (target: string): string =>
  `<Relationships><Relationship Id="r2" Target="${target}"/><Relationship Id="r1" Target="worksheets/none.xml"/></Relationships>`;

export const texts = (cells: readonly string[]): Row => cells.map((value) => ({ kind: 'text', value }));
