import { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import { atHome } from '../../platform/home-zone';
import { inLocale } from '../../platform/localized';
import type { MessageKey, MessageParams } from './messages';

/** How a language says days, hours and names; what is near is named from the moment of reading. */
export interface Say {
  /** A day of the programme, whose weeks are UTC. */
  day(instant: string): string;
  /** The day of something that happened at home. */
  homeDay(instant: string): string;
  moment(instant: string): string;
  /** By its date however near: for what is read at any time, such as a mail. */
  dated(instant: string): string;
  name(words: Partial<Record<Locale, string>>): string;
}

export type Words = { [K in MessageKey]: (params: MessageParams[K], say: Say) => string };

export interface DateWords {
  locale: Locale;
  day: (date: DateTime, year: string) => string;
  today: (time: string) => string;
  tomorrow: (time: string) => string;
  on: (day: string, time: string) => string;
}

export function sayIn(words: DateWords, now: DateTime<true>): Say {
  const dayOf = (date: DateTime): string => {
    const local = date.setLocale(words.locale);
    return words.day(local, local.year === now.setZone(local.zone).year ? '' : String(local.year));
  };
  const dated = (instant: string): string => {
    const date = atHome(new Date(instant));
    return words.on(dayOf(date), date.toFormat('HH:mm'));
  };
  return {
    day: (instant) => dayOf(DateTime.fromISO(instant, { zone: 'utc' })),
    homeDay: (instant) => dayOf(atHome(new Date(instant))),
    moment: (instant) => {
      const date = atHome(new Date(instant));
      const time = date.toFormat('HH:mm');
      const days = date.startOf('day').diff(now.setZone(date.zone).startOf('day'), 'days').days;
      if (days === 0) return words.today(time);
      if (days === 1) return words.tomorrow(time);
      return dated(instant);
    },
    dated,
    name: (names) => inLocale(names, words.locale),
  };
}
