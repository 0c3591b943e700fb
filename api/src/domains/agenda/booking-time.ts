import { DateTime } from 'luxon';
import { isBookableTime } from '@passerelle/shared/contract';
import { homeZone } from '../../platform/home-zone';
import { failure } from '../../platform/http/failure';
import { isPlausibleYear } from '../../platform/plausible-year';

const saysWhere = /[+-]\d\d:?\d\d$/;

/**
 * The moment that was chosen: every five minutes from 8:00 to 22:55. The hours are those that the person's clock shows,
 * so they are read at the offset that the date carries, and in Paris where it carries none.
 */
export function bookedTime(text: string): Date {
  const chosen = saysWhere.test(text)
    ? DateTime.fromISO(text, { setZone: true })
    : DateTime.fromISO(text, { zone: homeZone });
  if (!chosen.isValid) throw failure('invalid', { fields: { date: 'format' } });
  if (!isPlausibleYear(chosen) || !isBookableTime(chosen.toFormat('HH:mm')))
    throw failure('invalid', { fields: { date: 'notAllowed' } });
  return chosen.startOf('minute').toJSDate();
}
