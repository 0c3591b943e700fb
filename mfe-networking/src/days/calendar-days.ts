import { DateTime } from 'luxon';

import type { Day } from './day';

const DAY_FORMAT = 'yyyy-MM-dd';

/** Midnight of that day on the person's clock. */
export const startOf = (day: Day): DateTime => DateTime.fromISO(day);

export const plusDays = (day: Day, days: number): Day => startOf(day).plus({ days }).toFormat(DAY_FORMAT);
/** The same day of another month, or the last day of a shorter month. */
export const plusMonths = (day: Day, months: number): Day => startOf(day).plus({ months }).toFormat(DAY_FORMAT);

/** Weeks begin on Monday. */
export const mondayOf = (day: Day): Day => startOf(day).startOf('week').toFormat(DAY_FORMAT);
export const firstOfMonth = (day: Day): Day => startOf(day).startOf('month').toFormat(DAY_FORMAT);
export const lastOfMonth = (day: Day): Day => startOf(day).endOf('month').toFormat(DAY_FORMAT);

/** True if the text is a valid day between 1900 and 2199; URLs may be edited by hand. */
export const isDay = (text: string): boolean => /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && startOf(text).isValid;
