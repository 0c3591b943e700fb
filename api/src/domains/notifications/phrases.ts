import type { Locale } from '@passerelle/shared/contract';
import { DateTime } from 'luxon';
import { atHome, clockTime } from '../../platform/dates';
import { inLocale } from '../../platform/text/text';
import type { MailText } from '../mails/write-mail';
import type { ActionWords, MessageKey, MessageParams, OfferWords } from './messages';

/** How a language says days, hours and names; what is near is named from the moment of reading. */
export interface Phrases {
  /** A day of the programme, whose weeks are UTC. */
  day(instant: string): string;
  /** The day of something that happened at home. */
  homeDay(instant: string): string;
  moment(instant: string): string;
  /** By its date however near: for what is read at any time, such as a mail. */
  dated(instant: string): string;
  name(words: Partial<Record<Locale, string>>): string;
}

export type Words = { [K in MessageKey]: (params: MessageParams[K], say: Phrases) => string };

export interface DateWords {
  locale: Locale;
  day: (date: DateTime, year: string) => string;
  today: (time: string) => string;
  tomorrow: (time: string) => string;
  on: (day: string, time: string) => string;
}

export function phrasesIn(words: DateWords, now: DateTime<true>): Phrases {
  const dayOf = (date: DateTime): string => {
    const local = date.setLocale(words.locale);
    return words.day(local, local.year === now.setZone(local.zone).year ? '' : String(local.year));
  };
  const dated = (instant: string): string => {
    const date = atHome(new Date(instant));
    return words.on(dayOf(date), clockTime(date, words.locale));
  };
  return {
    day: (instant) => dayOf(DateTime.fromISO(instant, { zone: 'utc' })),
    homeDay: (instant) => dayOf(atHome(new Date(instant))),
    moment: (instant) => {
      const date = atHome(new Date(instant));
      const time = clockTime(date, words.locale);
      const days = date.startOf('day').diff(now.setZone(date.zone).startOf('day'), 'days').days;
      if (days === 0) return words.today(time);
      if (days === 1) return words.tomorrow(time);
      return dated(instant);
    },
    dated,
    name: (names) => inLocale(names, words.locale),
  };
}

/** What a language says in the mail of a reminder. */
export interface ReminderWords {
  appointment: (action: ActionWords, when: string) => MailText;
  followUp: (offer: OfferWords) => MailText;
}
