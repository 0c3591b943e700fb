import { type Row, type Sheet, workbookOf } from '../../../../platform/spreadsheet/workbook';

export const aSheet = (name: string, titles: readonly string[], ...rows: Row[]): Sheet => ({
  name,
  columns: titles.map((title) => [title, 10]),
  rows: [rows],
});

export const workbookWith = (...sheets: Sheet[]): Promise<Buffer> => workbookOf(sheets);

export const workbook = (titles: readonly string[], ...rows: Row[]): Promise<Buffer> =>
  workbookWith(aSheet('Personnes', titles, ...rows));

export const relations = (target: string): string =>
  `<Relationships><Relationship Id="r2" Target="${target}"/><Relationship Id="r1" Target="worksheets/none.xml"/></Relationships>`;

export const texts = (cells: readonly string[]): Row => cells.map((value) => ({ kind: 'text', value }));
