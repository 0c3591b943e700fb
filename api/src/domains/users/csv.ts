/** The mark by which spreadsheet programs recognise UTF-8. */
export const byteOrderMark = '\uFEFF';

export type Separator = ';' | ',';

/** What a spreadsheet program would compute instead of show; full-width forms are computed too by some. */
const formula = /^[\s\u00A0\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|]|^[\t\r\n]/u;

const cell = (value: string | number | null, separator: Separator): string => {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value ?? '');
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (values: readonly (string | number | null)[], separator: Separator): string =>
  `${values.map((value) => cell(value, separator)).join(separator)}\r\n`;
