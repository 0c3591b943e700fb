import { defaultLocale, type Locale } from '@passerelle/shared/contract';

/** The reader's words, else the product's own French, else whatever words there are. */
export const inLocale = (words: Partial<Record<Locale, string>>, locale: Locale): string =>
  words[locale] ?? words[defaultLocale] ?? Object.values(words)[0] ?? '';
