/** What stands in one cell. A date is shown in its format, as spreadsheet programs write formats. */
export type Cell =
  | { kind: 'text'; value: string }
  | { kind: 'heading'; value: string }
  /** A text in a column of texts, where what is typed stays as it is typed: zeros before a number, dates. */
  | { kind: 'typed'; value: string }
  | { kind: 'figure'; value: number }
  | { kind: 'date'; value: Date; format: string }
  | null;

const special: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text within XML, without the characters that it has no way to write. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => special[sign] ?? sign);

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The first number of a format that is not built in. */
const firstFormat = 164;
const textStyle = 1;
const headingStyle = 2;
const figureStyle = 3;
export const typedStyle = 4;
const firstDateStyle = 5;

const dateStyle = (index: number): string =>
  `<xf numFmtId="${firstFormat + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="left" vertical="top"/></xf>`;

/** The looks of a workbook's cells. Formats of dates are taken in as they come, so the style sheet is written last. */
export class Styles {
  private readonly formats: string[] = [];

  /** The number by which a cell names its style. */
  of(cell: NonNullable<Cell>): number {
    if (cell.kind === 'text') return textStyle;
    if (cell.kind === 'heading') return headingStyle;
    if (cell.kind === 'figure') return figureStyle;
    if (cell.kind === 'typed') return typedStyle;
    const known = this.formats.indexOf(cell.format);
    return firstDateStyle + (known === -1 ? this.formats.push(cell.format) - 1 : known);
  }

  toXml(): string {
    const formats = this.formats.map(
      (format, index) => `<numFmt numFmtId="${firstFormat + index}" formatCode="${escapeXml(format)}"/>`,
    );
    const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
    const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"';
    return [
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="${main}">`,
      formats.length > 0 ? `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` : '',
      `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
      `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>`,
      `<cellXfs count="${firstDateStyle + formats.length}">${plain}/>`,
      `${plain} applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`,
      '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment wrapText="1"/></xf>',
      `${plain} applyAlignment="1"><alignment vertical="top"/></xf>`,
      '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
      ...this.formats.map((_, index) => dateStyle(index)),
      '</cellXfs></styleSheet>',
    ].join('');
  }
}
