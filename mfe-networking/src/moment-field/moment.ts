/** « 24/11/2026 », also with dots, dashes or spaces, and without leading zeros. */
const writtenDay = /^\s*(\d{1,2})\s*[/. -]\s*(\d{1,2})\s*[/. -]\s*(\d{4})\s*$/;
/** « 24112026 »: the numeric keyboard of a phone may have no slash. */
const dayFigures = /^\s*(\d\d)(\d\d)(\d{4})\s*$/;

/** The value for a text that is not a day. */
export const NO_DAY = '?';

/** Parses a typed day to `2026-11-24`; an empty text to nothing, and an invalid one to `?`. */
export function readDay(text: string): string {
  if (text.trim() === '') return '';
  const [, day = '', month = '', year = ''] = writtenDay.exec(text) ?? dayFigures.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00:00Z`);
  // The 31st of a month of 30 days would be read as the 1st of the next.
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso);
  return isReal ? iso : NO_DAY;
}

/** The format that the specification asks for, in every language. */
export const writeDay = (day: string): string => (day === NO_DAY ? '' : day.split('-').toReversed().join('/'));

/** A day and a time on the person's own clock, as far as chosen. */
export interface MomentParts {
  /** `2026-11-24`; `?` while the typed text is not a day. */
  day: string;
  /** `12` */
  hour: string;
  /** `30` */
  minute: string;
}

const writtenMoment = /^(\d{4}-\d\d-\d\d|\?)?(?:T(\d\d)?(?::(\d\d))?)?/;
const two = (figure: number): string => String(figure).padStart(2, '0');

/** The UTC offset of the clock at that moment, such as « +01:00 ». */
function offsetAt(local: string): string {
  const minutes = -new Date(local).getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}

/** The value of a field: a moment as the API writes it, or part of one while it is being chosen. */
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
 * A complete moment has zero seconds and the offset of the clock, because the server checks the hour that the person saw
 * against the bookable ones. An incomplete one contains only the chosen parts, which the API does not accept.
 */
export function writeMoment({ day, hour, minute }: MomentParts): string {
  if (!day && !hour && !minute) return '';
  if (!day || day === NO_DAY || !hour || !minute) return `${day}T${hour}${minute && `:${minute}`}`;
  const local = `${day}T${hour}:${minute}:00`;
  return `${local}${offsetAt(local)}`;
}
