const DAY_MS = 86_400_000;
/** The days that a spreadsheet counts from, so that 1 March 1900 and all after it are right. */
const firstDay = { since1900: Date.UTC(1899, 11, 30), since1904: Date.UTC(1904, 0, 1) };

/** Numbers of formats that every program knows without being told: dates, and dates in the East. */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Whether a number in this format is shown as a date: with a day or a year, outside of what is quoted. */
export const isDateFormat = (id: number, code: string | undefined): boolean =>
  code === undefined ? isBuiltIn(id) : /[dyj]|a{3,4}/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

/** The day of a number that is shown as a date, as `1980-04-03`; the number itself where there is no such day. */
export function dateOfSerial(serial: number, since1904: boolean): string {
  const at = new Date(firstDay[since1904 ? 'since1904' : 'since1900'] + Math.floor(serial) * DAY_MS);
  const isDay = serial >= 0 && at.getUTCFullYear() < 10_000;
  return isDay ? at.toISOString().slice(0, 10) : String(serial);
}
