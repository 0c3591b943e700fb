/** « 24/11/2026 », also with legendColors, dashes or spaces, and without leading zeros. */
const writtenDay = /^\s*(\d{1,2})\s*[/. -]\s*(\d{1,2})\s*[/. -]\s*(\d{4})\s*$/;
/** « 24112026 »: the keyboard of figures on a phone may have no stroke. */
const dayFigures = /^\s*(\d\d)(\d\d)(\d{4})\s*$/;

/** What stands for a day while something else is written in its place. */
export const NO_DAY = '?';

/** The day of the wire that a text names: `2026-11-24`, nothing for nothing, and `?` for what is no day. */
export function readDay(text: string): string {
  if (text.trim() === '') return '';
  const [, day = '', month = '', year = ''] = writtenDay.exec(text) ?? dayFigures.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00:00Z`);
  // The 31st of a month of 30 days would be read as the 1st of the next.
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso);
  return isReal ? iso : NO_DAY;
}

/** As the specification writes dates in this form, whatever the language. */
export const writeDay = (day: string): string => (day === NO_DAY ? '' : day.split('-').toReversed().join('/'));

/** A day and a time of the person's own clock, as far as they are chosen. */
export interface MomentParts {
  /** `2026-11-24`; `?` while what is typed is no day. */
  day: string;
  /** `12` */
  hour: string;
  /** `30` */
  minute: string;
}

const writtenMoment = /^(\d{4}-\d\d-\d\d|\?)?(?:T(\d\d)?(?::(\d\d))?)?/;
const two = (figure: number): string => String(figure).padStart(2, '0');

/** « +01:00 »: how far the clock is ahead of UTC at that moment. */
function offsetAt(local: string): string {
  const minutes = -new Date(local).getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}

/** What a field holds in writing: a moment of the wire, or part of one while it is being chosen. */
export function readMoment(value: string): MomentParts {
  if (value.endsWith('Z')) {
    const at = new Date(value);
    const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
    return { day, hour: two(at.getHours()), minute: two(at.getMinutes()) };
  }
  const [, day = '', hour = '', minute = ''] = writtenMoment.exec(value) ?? [];
  return { day, hour, minute };
}

/**
 * With seconds at zero and the clock's offset once all of it is chosen: the server holds the hours that the person saw
 * against those that can be chosen. Until then only what there is, which is no moment of the wire.
 */
export function writeMoment({ day, hour, minute }: MomentParts): string {
  if (!day && !hour && !minute) return '';
  if (!day || day === NO_DAY || !hour || !minute) return `${day}T${hour}${minute && `:${minute}`}`;
  const local = `${day}T${hour}:${minute}:00`;
  return `${local}${offsetAt(local)}`;
}
