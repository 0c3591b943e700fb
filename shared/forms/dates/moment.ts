import { INVALID_ENTRY } from '@passerelle/shared/ui/dates';

/** A day and a time on the person's own clock, as far as chosen; each may be `INVALID_ENTRY`. */
export interface MomentParts {
  /** `2026-11-24` */
  day: string;
  /** `12:30` */
  time: string;
}

const writtenMoment = /^(\d{4}-\d\d-\d\d|\?)?(?:T(\d\d:\d\d|\?)?)?/;
const two = (figure: number): string => String(figure).padStart(2, '0');

/** The UTC offset of the clock at that moment, such as « +01:00 ». */
function offsetAt(local: string): string {
  const minutes = -new Date(local).getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}

/** Whether the value comes from the API, and is not one that the person chose. */
const isStoredMoment = (value: string): boolean => value.endsWith('Z');

/** The value of a field: a moment as the API writes it, or part of one while it is being chosen. */
export function readMoment(value: string): MomentParts {
  if (isStoredMoment(value)) {
    const at = new Date(value);
    const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
    return { day, time: `${two(at.getHours())}:${two(at.getMinutes())}` };
  }
  const [, day = '', time = ''] = writtenMoment.exec(value) ?? [];
  return { day, time };
}

/**
 * A complete moment has zero seconds and the offset of the clock, because the server checks the hour that the person saw
 * against the bookable ones. An incomplete one contains only the chosen parts, which the API does not accept.
 */
export function writeMoment({ day, time }: MomentParts): string {
  if (!day && !time) return '';
  if (!day || day === INVALID_ENTRY || !time || time === INVALID_ENTRY) return `${day}T${time}`;
  const local = `${day}T${time}:00`;
  return `${local}${offsetAt(local)}`;
}
