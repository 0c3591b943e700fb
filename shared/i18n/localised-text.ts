import type { LocalisedText } from '@passerelle/shared/contract/remotes';

import { currentLocale, useLocale } from './activate';

/** The page's words in a text that brings its own translations, French being always there. */
export const localisedText = (text: LocalisedText, code: string = currentLocale()): string => text[code] ?? text.fr;

/** Picks the page's locale out of texts that bring their own translations. */
export function useLocalisedText(): (text: LocalisedText) => string {
  const { code } = useLocale();
  return (text) => localisedText(text, code);
}
