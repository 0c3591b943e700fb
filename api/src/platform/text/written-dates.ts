import type { Locale, TextLocale } from '@passerelle/shared/contract';
import { formatTags } from '@passerelle/shared/contract/enums/locales';
import { bindDate } from '@passerelle/shared/contract/rules/common/french-dates';
import { DateTime } from 'luxon';
import { atHome, clockTime } from '../dates';
import { textLocaleOf } from './text';

/** « Sunday, 31 January 2027 »: in English, Intl sets a comma only where there is a year. */
const withoutComma = (text: string): string => text.replace(/^(\p{L}+), (?=\d)/u, '$1 ');

/** From the number on a date stays in one line. */
const bound = (text: string, language: TextLocale): string =>
  (language === 'fr'
    ? bindDate(text)
    : (language === 'en' ? withoutComma(text) : text).replace(/(\d\.?) (?=\p{L})/gu, '$1\u00A0')
  )
    // The year that ends it.
    .replace(/ (?=\d{4}$)/u, '\u00A0');

/** Days and hours in the words of a language. */
export interface WrittenDates {
  /** « mardi 1er décembre », with the year outside of the current one. A day of the programme, whose weeks are UTC. */
  day: (instant: string) => string;
  /** The same of the local day of an event. */
  homeDay: (instant: string) => string;
  /** Its local hour. */
  time: (instant: string) => string;
  /** Its day relative to the time of reading. */
  nearness: (instant: string) => 'today' | 'tomorrow' | 'later';
}

export function writtenDates(locale: Locale, now: DateTime<true>): WrittenDates {
  const language = textLocaleOf(locale);
  const home = (instant: string): DateTime => atHome(new Date(instant));
  const write = (date: DateTime): string => {
    const isThisYear = date.year === now.setZone(date.zone).year;
    const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    const text = date
      .setLocale(formatTags[language])
      .toLocaleString(isThisYear ? parts : { ...parts, year: 'numeric' });
    return bound(text, language);
  };
  return {
    day: (instant) => write(DateTime.fromISO(instant, { zone: 'utc' })),
    homeDay: (instant) => write(home(instant)),
    time: (instant) => clockTime(home(instant), language),
    nearness: (instant) => {
      const date = home(instant);
      const days = date.startOf('day').diff(now.setZone(date.zone).startOf('day'), 'days').days;
      return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later';
    },
  };
}
