import { DateTime } from 'luxon';
import { failure } from '../../platform/http/failure';
import { atHome, homeZone } from '../../platform/home-zone';
import { isPlausibleYear } from '../../platform/plausible-year';

/** On the day that was chosen, when people open their mail. */
const hour = 9;

export function followUpMoment(day: string): Date {
  const moment = DateTime.fromISO(day, { zone: homeZone }).set({ hour });
  if (!moment.isValid) throw failure('invalid', { fields: { followUpDate: 'format' } });
  if (!isPlausibleYear(moment)) throw failure('invalid', { fields: { followUpDate: 'notAllowed' } });
  return moment.toJSDate();
}

export const dayAtHome = (moment: Date): string | null => atHome(moment).toISODate();
