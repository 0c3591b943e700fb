/** The mark by which spreadsheet programs recognise UTF-8. */
export const byteOrderMark = '\uFEFF';

/** French spreadsheet programs part by semicolons, English ones by commas. */
export type Separator = ';' | ',';

/** Prefixes that a spreadsheet program would compute instead of show; full-width forms are computed too by some. */
const computed = /^(?:[\s\u00A0\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|]|[\t\r\n])/u;
/** A number or a telephone number: nothing in it can be called, so it stays as it is. */
const figures = /^[+-]?[\d(][\d\s().,/\u00A0\u202F]*$/u;
/** An apostrophe that the guard has put there, or that it would take for its own. */
const guarded = /^'+/;

const needsGuard = (text: string): boolean => {
  const inner = text.replace(guarded, '');
  return computed.test(inner) && (inner !== text || !figures.test(inner));
};

/**
 * Prefixes an apostrophe to a text that a spreadsheet would run as a formula, and to one that already has an
 * apostrophe before such a start: the guard can be removed again for any name.
 */
export const guardFormula = (text: string): string => (needsGuard(text) ? `'${text}` : text);

/** Removes the apostrophe that `guardFormula` added. */
export function unguardFormula(cell: string): string {
  const text = cell.startsWith("'") ? cell.slice(1) : cell;
  return text !== cell && needsGuard(text) ? text : cell;
}

const cell = (value: string | number | null, separator: Separator): string => {
  const text = typeof value === 'string' ? guardFormula(value) : String(value ?? '');
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (values: readonly (string | number | null)[], separator: Separator): string =>
  `${values.map((value) => cell(value, separator)).join(separator)}\r\n`;
