import type { DateTime } from 'luxon';

/** Beyond them a date of somebody's search for work is a slip of the keyboard. */
const years = { first: 2000, last: 2099 } as const;

export const isPlausibleYear = ({ year }: Pick<DateTime, 'year'>): boolean => year >= years.first && year <= years.last;
