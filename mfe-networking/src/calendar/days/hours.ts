import { appointmentTimes } from '@passerelle/shared/contract';

import { minuteOf } from './moved';

const { firstHour, lastHour } = appointmentTimes;

/** The rows of a week: the hours that can be chosen, and what it takes to show an earlier or a later appointment. */
export function hoursOf(dates: readonly string[]): number[] {
  const hours = dates.map((date) => Math.floor(minuteOf(date) / 60));
  const first = Math.min(firstHour, ...hours);
  const last = Math.max(lastHour, ...hours);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
