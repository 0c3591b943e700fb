const DAY_MS = 86_400_000;
/** The spreadsheet epochs, such that 1 March 1900 and later days are right. */
const firstDay = { since1900: Date.UTC(1899, 11, 30), since1904: Date.UTC(1904, 0, 1) };

/** Built-in date formats, also East Asian ones. */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** True if a number format is for dates: it has a day or a year outside quotes. */
export const isDateFormat = (id: number, code: string | undefined): boolean =>
  code === undefined ? isBuiltIn(id) : /[dyj]|a{3,4}/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

/** The day of a date number, as `1980-04-03`; the number itself if there is no such day. */
export function dateOfSerial(serial: number, since1904: boolean): string {
  const at = new Date(firstDay[since1904 ? 'since1904' : 'since1900'] + Math.floor(serial) * DAY_MS);
  const isDay = serial >= 0 && at.getUTCFullYear() < 10_000;
  return isDay ? at.toISOString().slice(0, 10) : String(serial);
}
