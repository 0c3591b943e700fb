import { DateTime } from 'luxon';
import { isBookableTime } from '@passerelle/shared/contract';
import { failure } from '../../platform/http/failure';

/** Where most participants are: a date in UTC does not say what their clocks show. */
const home = 'Europe/Paris';
const saysWhere = /[+-]\d\d:?\d\d$/;

/**
 * The moment that was chosen: every five minutes from 8:00 to 22:55. The hours are those that the person's clock shows,
 * so they are read at the offset that the date carries, and in Paris where it carries none.
 */
export function bookedTime(text: string): Date {
  const chosen = saysWhere.test(text)
    ? DateTime.fromISO(text, { setZone: true })
    : DateTime.fromISO(text, { zone: home });
  if (!chosen.isValid) throw failure('invalid', { fields: { date: 'format' } });
  if (!isBookableTime(chosen.toFormat('HH:mm'))) throw failure('invalid', { fields: { date: 'notAllowed' } });
  return chosen.startOf('minute').toJSDate();
}
