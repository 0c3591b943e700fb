import type { Locale } from '@passerelle/shared/contract';
import { frenchHour } from '@passerelle/shared/contract/rules/common/french-dates';
import { defaultTimeZone } from '@passerelle/shared/contract/rules/common/time-zone';
import { DateTime } from 'luxon';

import { failure } from './failure';

/** An instant in the API format: ISO 8601, UTC. */
export const instant = (moment: Date | string): string => {
  const time = moment instanceof Date ? DateTime.fromJSDate(moment) : DateTime.fromISO(moment, { zone: 'utc' });
  const text = time.toUTC().toISO();
  if (text === null) throw new Error(`${String(moment)} is not an instant.`);
  return text;
};

export const instantOrNull = (moment: Date | string | null): string | null =>
  moment === null ? null : instant(moment);

/**
 * The time zone of most participants. The API is in UTC and no person has a time zone yet, so hours in sentences and the
 * beginning of a day are those of Paris. Figures go by the zone of the organisation.
 */
export const homeZone = defaultTimeZone;

export const atHome = (moment: Date): DateTime => DateTime.fromJSDate(moment, { zone: homeZone });

/** « 12 h 30 » and « 18 h » in French, « 12:30 » otherwise, as on the pages. */
export function clockTime(moment: DateTime, locale: Locale): string {
  const time = moment.toFormat('HH:mm');
  return locale === 'fr' ? frenchHour(time) : time;
}

/** A date outside of these years is a typing mistake. */
const plausibleYears = { first: 2000, last: 2099 } as const;

export const isPlausibleYear = ({ year }: Pick<DateTime, 'year'>): boolean =>
  year >= plausibleYears.first && year <= plausibleYears.last;

/** Years of four digits in every time zone. */
const wireYears = { first: 1, last: 9_998 } as const;

/** Parses an instant of a request. A leap second passes the schema and is refused here. */
export function givenInstant(text: string, field: string): Date {
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  if (Number.isNaN(year) || year < wireYears.first || year > wireYears.last)
    throw failure('invalid', { fields: { [field]: 'format' } });
  return moment;
}
