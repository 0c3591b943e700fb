import { isBookableTime } from '@passerelle/shared/contract';

import { writeMoment } from '../moment-field/moment';

const written = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d))?$/;
const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/**
 * The day that the calendar asks for, `2026-11-24` or `2026-11-24T12:30` on the person's own clock, as its field holds it.
 * A time at which nobody can be met leaves the time to choose; what is no day asks for nothing.
 */
export function askedDate(text: string | null): string | undefined {
  const [, day = '', hour = '', minute = ''] = written.exec(text ?? '') ?? [];
  if (!day || !isDay(day)) return undefined;
  return isBookableTime(`${hour}:${minute}`)
    ? writeMoment({ day, hour, minute })
    : writeMoment({ day, hour: '', minute: '' });
}
