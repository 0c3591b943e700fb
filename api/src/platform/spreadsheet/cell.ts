/** What stands in one cell. A date is shown in its format, as spreadsheet programs write formats. */
export type Cell =
  | { kind: 'text'; value: string }
  | { kind: 'heading'; value: string }
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
