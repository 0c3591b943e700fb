import { t } from '@lingui/core/macro';

import { bindDate, frenchHour } from '@passerelle/shared/contract/rules/common/french-dates';

import { dayNumber, type Moment, now, read, timeZone, yearOf, type Zone } from './moment';
import type { Locale, LocaleInfo } from './locale-info';

type Parts = Intl.DateTimeFormatOptions;
type MonthWidth = 'long' | 'short';

const capitalised = (text: string, tag: string): string => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const withYear = (parts: Parts, value: Moment, zone: Zone): Parts => ({
  ...parts,
  ...(yearOf(value, zone) === yearOf(now(), zone) ? {} : { year: 'numeric' }),
  timeZone: timeZone(zone),
});

const full = (zone: Zone): Parts => ({ day: 'numeric', month: 'long', year: 'numeric', timeZone: timeZone(zone) });

/** « Sunday, 31 January 2027 »: in English, Intl sets a comma only where there is a year. */
const withoutComma = (text: string): string => text.replace(/^(\p{L}+), (?=\d)/u, '$1 ');

const binds: Partial<Record<Locale, (text: string) => string>> = { fr: bindDate, en: withoutComma };

/** Cache of `Intl` formats: each takes a phone milliseconds to make, and a screen needs few of them. */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The solar Hijri calendar, in the figures of the rest of the screen. */
const JALALI = 'fa-IR-u-ca-persian-nu-latn';

/** Date formats. The year is left out within the current one. */
export function dateFormats({ code, format: tag }: LocaleInfo) {
  const bind = binds[code] ?? ((text: string) => text);
  const asHour = code === 'fr' ? frenchHour : (text: string) => text;
  const cache = new Map<string, Intl.DateTimeFormat>();
  const intl = (parts: Parts, language = tag): Intl.DateTimeFormat => {
    const key = language + JSON.stringify(parts);
    const made = cache.get(key) ?? new Intl.DateTimeFormat(language, parts);
    cache.set(key, made);
    return made;
  };
  const dayOfMonth = (value: Moment, zone: Zone, language = tag): string =>
    intl({ day: 'numeric', timeZone: timeZone(zone) }, language)
      .formatToParts(read(value))
      .find(({ type }) => type === 'day')?.value ?? '';
  const write = (parts: Parts, value: Moment, zone: Zone) =>
    bind(intl(withYear(parts, value, zone)).format(read(value)));

  const date = (value: Moment, zone: Zone = 'utc', month: MonthWidth = 'long') =>
    write({ day: 'numeric', month }, value, zone);
  const weekdayDate = (value: Moment, zone: Zone = 'utc') =>
    write({ weekday: 'long', day: 'numeric', month: 'long' }, value, zone);
  const range = (from: Moment, to: Moment, zone: Zone = 'utc', month: MonthWidth = 'long') => {
    const parts: Parts = { day: 'numeric', month };
    const years = { ...withYear(parts, from, zone), ...withYear(parts, to, zone) };
    return bind(intl(years).formatRange(read(from), read(to)));
  };
  const monthName = (value: Moment, zone: Zone = 'utc') =>
    intl({ month: 'long', year: 'numeric', timeZone: timeZone(zone) }).format(read(value));
  /** In Persian « (3 آذر) », the same days in its own calendar; nothing in other languages. */
  const inJalali = (zone: Zone, from: Moment, to = from): string => {
    if (code !== 'ir') return '';
    const parts: Parts = { day: 'numeric', month: 'long', timeZone: timeZone(zone) };
    return ` (${intl(parts, JALALI).formatRange(read(from), read(to))})`;
  };
  const relative = onFirstUse(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  const time = (value: Moment, zone: Zone = 'local') =>
    asHour(
      intl({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timeZone(zone) }).format(read(value)),
    );
  const dateTime = (value: Moment, zone: Zone, besideDay = ''): string => {
    const day = weekdayDate(value, zone) + besideDay;
    const hour = time(value, zone);
    return t`${day} à ${hour}`;
  };

  return {
    /** « 24 novembre », or « 24 nov. » where room is short. */
    date,
    /** « mardi 24 novembre » */
    weekdayDate,
    /** « 12 h 30 », « 18 h »; in other languages « 12:30 ». */
    time,
    /** « mardi » */
    weekday: (value: Moment, width: 'long' | 'short' | 'narrow' = 'long', zone: Zone = 'utc') =>
      intl({ weekday: width, timeZone: timeZone(zone) }).format(read(value)),
    /** « 24 »: the day in a calendar's tile. */
    dayOfMonth: (value: Moment, zone: Zone = 'utc') => dayOfMonth(value, zone),
    /** In Persian the number of the day in its own calendar, which stands beside the other; null in other languages. */
    jalaliDayOfMonth: (value: Moment, zone: Zone = 'utc') => (code === 'ir' ? dayOfMonth(value, zone, JALALI) : null),
    /** « novembre 2026 » */
    month: monthName,
    /** « mardi 24 novembre à 12 h 30 » */
    dateTime: (value: Moment, zone: Zone = 'local') => dateTime(value, zone),
    /** « 16 – 22 novembre », or « 16 – 22 nov. » */
    range,
    /** Dates of the calendar and of tasks: as above, in Persian with the days of its own calendar beside them. */
    withJalali: {
      date: (value: Moment, zone: Zone = 'utc', month: MonthWidth = 'long') =>
        date(value, zone, month) + inJalali(zone, value),
      weekdayDate: (value: Moment, zone: Zone = 'utc') => weekdayDate(value, zone) + inJalali(zone, value),
      dateTime: (value: Moment, zone: Zone = 'local') => dateTime(value, zone, inJalali(zone, value)),
      range: (from: Moment, to: Moment, zone: Zone = 'utc', month: MonthWidth = 'long') =>
        range(from, to, zone, month) + inJalali(zone, from, to),
      month: (first: Moment, last: Moment) => monthName(first) + inJalali('utc', first, last),
    },
    /** « 25 mai 2026 », with the year of every date: for documents. */
    fullDate: (value: Moment, zone: Zone = 'utc') => bind(intl(full(zone)).format(read(value))),
    /** « 25 mai – 24 novembre 2026 » */
    fullRange: (from: Moment, to: Moment, zone: Zone = 'utc') =>
      bind(intl(full(zone)).formatRange(read(from), read(to))),
    /** « Aujourd’hui », « Hier », « Demain », else the date. */
    relativeDay: (value: Moment, zone: Zone = 'local') => {
      const days = dayNumber(value, zone) - dayNumber(now(), zone);
      if (Math.abs(days) > 1) return date(value, zone);
      return capitalised(relative().format(days, 'day'), tag);
    },
    /** « il y a 2 heures », « hier »; the date once a week has passed. */
    ago: (value: Moment, zone: Zone = 'local') => {
      const passed = now().getTime() - read(value).getTime();
      if (passed < MINUTE) return relative().format(0, 'second');
      if (passed < HOUR) return relative().format(-Math.floor(passed / MINUTE), 'minute');
      if (passed < DAY) return relative().format(-Math.floor(passed / HOUR), 'hour');
      const days = dayNumber(now(), zone) - dayNumber(value, zone);
      return days < 7 ? relative().format(-days, 'day') : date(value, zone);
    },
  };
}
