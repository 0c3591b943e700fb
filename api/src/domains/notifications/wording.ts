import type { DateTime } from 'luxon';
import type { Locale, TextLocale } from '@passerelle/shared/contract';
import { inTextLocale } from '../../platform/text/text';
import { phrasesIn, type DateWords, type Phrases, type Words } from './phrases';
import { enDates, enWords } from './words-en';
import { frDates, frWords } from './words-fr';

export interface Reading {
  locale: Locale;
  now: DateTime<true>;
}

interface Language {
  words: Words;
  dates: DateWords;
  /** For a message that only a newer server knows. */
  anything: string;
}

const languages: Record<TextLocale, Language> = {
  fr: { words: frWords, dates: frDates, anything: 'Du nouveau dans votre espace.' },
  en: { words: enWords, dates: enDates, anything: 'There is something new in your space.' },
};

type Wording = (params: unknown, say: Phrases) => string;

/** The words of a message, for who reads it and when: « demain » is only true the day before. */
export function textOf(key: string, params: unknown, { locale, now }: Reading): string {
  const { words, dates, anything } = inTextLocale(languages, locale);
  if (!Object.hasOwn(words, key)) return anything;
  return (words[key as keyof Words] as Wording)(params, phrasesIn(dates, now));
}
