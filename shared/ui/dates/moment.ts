import { DateTime } from 'luxon';

import { INVALID_ENTRY } from './use-picker-value';

/** A day and a time on the person's own clock, as far as chosen; each may be `INVALID_ENTRY`. */
export interface MomentParts {
  /** `2026-11-24` */
  day: string;
  /** `12:30` */
  time: string;
}

const writtenMoment = /^(\d{4}-\d\d-\d\d|\?)?(?:T(\d\d:\d\d|\?)?)?/;

/** True if the value comes from the API, not from the person's choice. */
const isStoredMoment = (value: string): boolean => value.endsWith('Z');

/** The value of a field: a moment as the API writes it, or part of one while it is being chosen. */
export function readMoment(value: string): MomentParts {
  const local = isStoredMoment(value) ? DateTime.fromISO(value).toISO() : value;
  const [, day = '', time = ''] = writtenMoment.exec(local ?? '') ?? [];
  return { day, time };
}

/**
 * A complete moment has zero seconds and the offset of the clock, because the server checks the hour that the person saw
 * against the bookable ones. An incomplete one contains only the chosen parts, which the API does not accept.
 */
export function writeMoment({ day, time }: MomentParts): string {
  if (!day && !time) return '';
  if (!day || day === INVALID_ENTRY || !time || time === INVALID_ENTRY) return `${day}T${time}`;
  // The earlier of two hours in the night that has one twice; a skipped hour stays as it was chosen.
  const [at] = DateTime.fromISO(`${day}T${time}`).getPossibleOffsets();
  return `${day}T${time}:00${at?.toFormat('ZZ')}`;
}
