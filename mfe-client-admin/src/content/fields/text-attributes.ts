import type { Locale } from '@passerelle/shared/contract';
import { directionOf, languageTags } from '@passerelle/shared/contract/enums/locales';

/** The `lang` and `dir` of a text that is written, whatever the language of the page is. */
export const textAttributes = (language: Locale): { lang: string; dir: 'ltr' | 'rtl' } => ({
  lang: languageTags[language],
  dir: directionOf(language),
});
