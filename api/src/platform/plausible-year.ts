import type { DateTime } from 'luxon';

/** A date outside of these years is a typing mistake. */
const years = { first: 2000, last: 2099 } as const;

export const isPlausibleYear = ({ year }: Pick<DateTime, 'year'>): boolean => year >= years.first && year <= years.last;
