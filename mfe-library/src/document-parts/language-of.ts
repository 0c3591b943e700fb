import type { LibraryDocument } from '@passerelle/shared/contract';
import { isLocale, localeInfo } from '@passerelle/shared/i18n';

/** In which language a document's own words are to be read out: it may exist in no other than French. */
export const languageOf = (language: LibraryDocument['language']): string | undefined =>
  isLocale(language) ? localeInfo(language).language : undefined;
