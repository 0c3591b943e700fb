import type { Direction } from '@passerelle/shared/contract/enums/locales';

import { currentLocale, useLocale } from './activate';
import { type Locale, localeInfo } from './locale-info';

/** The name of a language in the page's: « anglais ». */
export function languageName(language: Locale): string {
  const tag = localeInfo(language).language;
  return new Intl.DisplayNames(localeInfo(currentLocale()).language, { type: 'language' }).of(tag) ?? tag;
}

interface Attributes {
  lang?: string;
  dir?: Direction;
}

/** The `lang` of a text in another language than the page, and its `dir` where that differs too; none in the page's own. */
export function useContentLanguage(language: Locale | null | undefined): Attributes {
  const page = useLocale();
  if (!language || language === page.code) return {};
  const { language: lang, direction: dir } = localeInfo(language);
  return { lang, ...(dir !== page.direction && { dir }) };
}
