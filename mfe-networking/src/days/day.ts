import { now } from '@passerelle/shared/i18n';
import { DateTime } from 'luxon';

/** A day on the person's own clock, as the address and the API write it: `2026-11-24`. */
export type Day = string;

const DAY_FORMAT = 'yyyy-MM-dd';

export const dayOf = (instant: string): Day => DateTime.fromISO(instant).toFormat(DAY_FORMAT);
export const today = (): Day => DateTime.fromJSDate(now()).toFormat(DAY_FORMAT);

/** Midnight of that day on the person's clock. */
export const startOf = (day: Day): DateTime => DateTime.fromISO(day);

export const plusDays = (day: Day, days: number): Day => startOf(day).plus({ days }).toFormat(DAY_FORMAT);
/** The same day of another month, or the last day of a shorter month. */
export const plusMonths = (day: Day, months: number): Day => startOf(day).plus({ months }).toFormat(DAY_FORMAT);

/** Weeks begin on Monday. */
export const mondayOf = (day: Day): Day => startOf(day).startOf('week').toFormat(DAY_FORMAT);
export const firstOfMonth = (day: Day): Day => startOf(day).startOf('month').toFormat(DAY_FORMAT);
export const lastOfMonth = (day: Day): Day => startOf(day).endOf('month').toFormat(DAY_FORMAT);

/** Whether an address, which may be edited by hand, has a valid day that is not too far away. */
export const isDay = (text: string): boolean => /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && startOf(text).isValid;
