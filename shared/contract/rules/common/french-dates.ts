const NBSP = '\u00A0';

/**
 * Between day and month, and inside a range, a line never breaks: Intl leaves ordinary spaces there. And the first day of
 * a month is « 1er ».
 */
export const bindDate = (text: string): string =>
  text
    .replace(/(?<!\d)1(?=\s*–| \p{L})/gu, '1er')
    .replace(/(\d|\der) (?=\p{L})/gu, `$1${NBSP}`)
    .replace(/\s*–\s*/gu, `${NBSP}– `);

/** « 12:30 » as French writes an hour: « 12 h 30 », « 9 h 05 », « 18 h »; it stays in one line. */
export const frenchHour = (text: string): string =>
  text.replace(/^0?(\d+):(\d\d)$/u, (_, hour: string, minute: string) =>
    minute === '00' ? `${hour}${NBSP}h` : `${hour}${NBSP}h${NBSP}${minute}`,
  );
