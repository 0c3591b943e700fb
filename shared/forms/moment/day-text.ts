/** « 24/11/2026 », also with dots, dashes or spaces, and without leading zeros. */
const written = /^\s*(\d{1,2})\s*[/. -]\s*(\d{1,2})\s*[/. -]\s*(\d{4})\s*$/;
/** « 24112026 »: the keyboard of figures on a phone may have no stroke. */
const figures = /^\s*(\d\d)(\d\d)(\d{4})\s*$/;

/** What stands for a day while something else is written in its place. */
export const NO_DAY = '?';

/** The day of the wire that a text names: `2026-11-24`, nothing for nothing, and `?` for what is no day. */
export function readDay(text: string): string {
  if (text.trim() === '') return '';
  const [, day = '', month = '', year = ''] = written.exec(text) ?? figures.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00:00Z`);
  // The 31st of a month of 30 days would be read as the 1st of the next.
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso);
  return isReal ? iso : NO_DAY;
}

/** As the specification writes dates in this form, whatever the language. */
export const writeDay = (day: string): string => (day === NO_DAY ? '' : day.split('-').toReversed().join('/'));
