import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import HeadphonesRounded from '@mui/icons-material/HeadphonesRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import type { LibraryDocument, LibraryType } from '@passerelle/shared/contract';
import { currentLocale, isLocale, localeInfo, type Locale } from '@passerelle/shared/i18n';
import type { ComponentType } from 'react';

/** The name and the icon of each type of document. */
export const typeLabels: Record<LibraryType, { Icon: ComponentType; words: MessageDescriptor }> = {
  file: { Icon: ArticleRounded, words: msg`Fiche` },
  video: { Icon: PlayCircleRounded, words: msg`Vidéo` },
  podcast: { Icon: HeadphonesRounded, words: msg`Podcast` },
};

/** The `lang` attribute for the texts of a document, which may exist in French only. */
export const languageOf = (language: LibraryDocument['language']): string | undefined =>
  isLocale(language) ? localeInfo(language).language : undefined;

/** The name of a language, in the reader's: « anglais ». */
export function languageName(language: Locale): string {
  const read = localeInfo(currentLocale()).language;
  return new Intl.DisplayNames(read, { type: 'language' }).of(localeInfo(language).language) ?? language;
}

/** The name of a document's language in the reader's, where the two differ. */
export function otherLanguage(language: LibraryDocument['language']): string | undefined {
  const own = languageOf(language);
  const read = localeInfo(currentLocale()).language;
  if (!own || own === read) return undefined;
  return new Intl.DisplayNames(read, { type: 'language' }).of(own);
}
