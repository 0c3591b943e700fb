import { defaultLocale, textLocales, type Locale, type TextLocale } from '@passerelle/shared/contract';

/** The text in the reader's language, else in French, else in any language. */
export const inLocale = (words: Partial<Record<Locale, string>>, locale: Locale): string =>
  words[locale] ?? words[defaultLocale] ?? Object.values(words)[0] ?? '';

/** The language in which the server writes to a reader: English where it knows no words of theirs. */
export const textLocaleOf = (locale: Locale): TextLocale => textLocales.find((known) => known === locale) ?? 'en';

export const inTextLocale = <Words>(words: Record<TextLocale, Words>, locale: Locale): Words =>
  words[textLocaleOf(locale)];
