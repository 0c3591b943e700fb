import type { Appointment } from '@passerelle/shared/contract';

/** Of a series, what took place before one of its interviews: by the clock, the latest first. */
export const beforeThis = (series: readonly Appointment[], { id, date }: Pick<Appointment, 'id' | 'date'>) =>
  series
    .filter((one) => one.id !== id && Date.parse(one.date) < Date.parse(date))
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
