import { defaultLocale, type Locale } from '@passerelle/shared/contract';

/** The text in the reader's language, else in French, else in any language. */
export const inLocale = (words: Partial<Record<Locale, string>>, locale: Locale): string =>
  words[locale] ?? words[defaultLocale] ?? Object.values(words)[0] ?? '';
