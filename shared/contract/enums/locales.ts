/** The product's own codes: three of them are not what a browser understands. */
export const locales = ['fr', 'en', 'ar', 'cn', 'de', 'es', 'id', 'ir', 'it', 'jp', 'pt', 'ru', 'tr'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'fr';

/** The languages that there are words in: `npm run build` fails where one of them lacks a word. */
export const textLocales = [
  'fr',
  'en',
  'ar',
  'cn',
  'de',
  'es',
  'id',
  'ir',
  'it',
  'jp',
  'pt',
  'ru',
  'tr',
] as const satisfies readonly Locale[];
export type TextLocale = (typeof textLocales)[number];

export const languageTags: Record<Locale, string> = {
  fr: 'fr',
  en: 'en',
  ar: 'ar',
  cn: 'zh-CN',
  de: 'de',
  es: 'es',
  id: 'id',
  ir: 'fa-IR',
  it: 'it',
  jp: 'ja-JP',
  pt: 'pt',
  ru: 'ru',
  tr: 'tr',
};

/**
 * Tags for Intl, where the language alone would format in another way than the product does: English with the 24-hour clock
 * and the day first, Portuguese of Portugal, Arabic and Farsi with the figures and the calendar that the rest of the screen uses.
 */
export const formatTags: Record<Locale, string> = {
  ...languageTags,
  fr: 'fr-FR',
  en: 'en-GB',
  ar: 'ar-u-ca-gregory-nu-latn',
  ir: 'fa-IR-u-ca-gregory-nu-latn',
  pt: 'pt-PT',
};

/** The parts of our fonts that a page is set in and asks for ahead. Chinese and Japanese have the fonts of their system. */
export const fontScripts: Record<Locale, readonly ('latin' | 'latin-ext' | 'arabic' | 'cyrillic')[]> = {
  fr: ['latin'],
  en: ['latin'],
  ar: ['arabic'],
  cn: [],
  de: ['latin'],
  es: ['latin'],
  id: ['latin'],
  ir: ['arabic'],
  it: ['latin'],
  jp: [],
  pt: ['latin'],
  ru: ['cyrillic'],
  tr: ['latin', 'latin-ext'],
};

export type Direction = 'ltr' | 'rtl';

export const directionOf = (locale: Locale): Direction => (locale === 'ar' || locale === 'ir' ? 'rtl' : 'ltr');

/** School, notions, fluent, bilingual: the product's four levels, under the codes the specification gives them. */
export const languageLevels = ['A1', 'B1', 'C1', 'C2'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

export const spokenLanguages = [
  'french',
  'german',
  'english',
  'arabic',
  'chinese',
  'spanish',
  'italian',
  'japanese',
  'dutch',
  'russian',
  'otherEuropean',
  'otherAfrican',
  'otherAsian',
] as const;
export type SpokenLanguageName = (typeof spokenLanguages)[number];
