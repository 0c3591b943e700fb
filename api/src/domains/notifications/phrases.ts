import type { Locale } from '@passerelle/shared/contract';
import { DateTime } from 'luxon';
import { atHome, clockTime } from '../../platform/dates';
import { inLocale } from '../../platform/text/text';
import type { MailText } from '../mail/write-mail';
import type { ActionTexts, MessageKey, MessageParams, OfferTexts } from './messages';

/** Days, hours and names in a language; near days are relative to the time of reading. */
export interface Phrases {
  /** A day of the programme, whose weeks are UTC. */
  day(instant: string): string;
  /** The local day of an event. */
  homeDay(instant: string): string;
  moment(instant: string): string;
  /** Always as a date: for texts that are read at any time, such as a mail. */
  dated(instant: string): string;
  name(words: Partial<Record<Locale, string>>): string;
}

export type Words = { [K in MessageKey]: (params: MessageParams[K], say: Phrases) => string };

export interface DateTexts {
  locale: Locale;
  day: (date: DateTime, year: string) => string;
  today: (time: string) => string;
  tomorrow: (time: string) => string;
  on: (day: string, time: string) => string;
}

export function phrasesIn(words: DateTexts, now: DateTime<true>): Phrases {
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

/** The texts of a reminder mail in a language. */
export interface ReminderTexts {
  appointment: (action: ActionTexts, when: string) => MailText;
  followUp: (offer: OfferTexts) => MailText;
  /** To the HR representative of a person. */
  talk: (name: string) => MailText;
}
