import { defaultTimeZone } from '@passerelle/shared/contract/rules/common/time-zone';
import type { DateTime } from 'luxon';

interface Clocked {
  time_zone: string | null;
  monday_mail_hour: number;
}

const MONDAY = 1;

/**
 * The day of the mails that are due: a Monday in the zone of the organisation, from its hour to midnight. Null at any
 * other time, so that a server that was down all Monday sends none on Tuesday.
 */
export function mondayDue(now: DateTime<true>, { time_zone, monday_mail_hour: hour }: Clocked): string | null {
  const local = now.setZone(time_zone ?? defaultTimeZone);
  return local.weekday === MONDAY && local.hour >= hour ? local.toISODate() : null;
}
