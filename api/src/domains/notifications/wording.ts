import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
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

const french: Language = { words: frWords, dates: frDates, anything: 'Du nouveau dans votre espace.' };
const english: Language = { words: enWords, dates: enDates, anything: 'There is something new in your space.' };

type Wording = (params: unknown, say: Phrases) => string;

/** The words of a message, for who reads it and when: « demain » is only true the day before. */
export function textOf(key: string, params: unknown, { locale, now }: Reading): string {
  const { words, dates, anything } = locale === 'fr' ? french : english;
  if (!Object.hasOwn(words, key)) return anything;
  return (words[key as keyof Words] as Wording)(params, phrasesIn(dates, now));
}
