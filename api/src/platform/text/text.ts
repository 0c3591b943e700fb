import type { Locale, TextLocale } from '@passerelle/shared/contract';
import { defaultLocale, textLocales } from '@passerelle/shared/contract/enums/locales';

/** A typed text as it is stored: trimmed, and null rather than empty. */
export const givenText = (text: string | null | undefined): string | null => text?.trim() || null;

/** The same on one line: line breaks and control characters in a name are mistakes, and dangerous in a mail header. */
export const givenLine = (text: string | null | undefined): string | null =>
  givenText(text?.replaceAll(/[\s\p{Cc}]+/gu, ' '));

/** Invisible characters and those that change the direction of the text. Joiners are needed in some languages. */
const turning = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** The same for titles, without characters that change how the text reads. */
export const givenTitle = (text: string): string | null => givenLine(text.replaceAll(turning, ''));

type Words = Partial<Record<Locale, string>>;

/** The language that a text is shown in: the reader's, else French, else any that it has. */
export const contentLanguageOf = (words: Words, locale: Locale): Locale =>
  [locale, defaultLocale, ...(Object.keys(words) as Locale[])].find((known) => words[known] !== undefined) ??
  defaultLocale;

/** The text in that language. */
export const inLocale = (words: Words, locale: Locale): string => words[contentLanguageOf(words, locale)] ?? '';

/** The server's language for a reader: English if theirs is unsupported. */
export const textLocaleOf = (locale: Locale): TextLocale => textLocales.find((known) => known === locale) ?? 'en';
