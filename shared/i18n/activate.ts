import { useLingui } from '@lingui/react';
import { i18n } from '@lingui/core';

import type { LocalisedText } from '@passerelle/shared/contract/remotes';
import { emit } from '@passerelle/shared/events';

import { isLocale, type Locale, localeInfo, type LocaleInfo, storedLocale, storeLocale } from './locale-info';
import { addArea, allMessages, areaMessages, type CatalogueLoaders, isMissing } from './catalogues';
import { showValuesAsTyped } from './trans';

showValuesAsTyped(i18n);

let wanted: Locale | null = null;

/** The locale that the page shows; before one is active, the one it is about to show. */
export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : (wanted ?? storedLocale()));

/** Its language, for rules of letters that differ: of « i » Turkish makes « İ ». */
export const currentLanguage = (): string => localeInfo(currentLocale()).language;

interface ActivateOptions {
  /** False for a language that was not chosen by the user. */
  remember?: boolean;
}

/** Shows the page in a locale, remembers it, and notifies the page. Of two calls that overlap, the later one wins. */
export async function activateLocale(
  code: Locale = storedLocale(),
  { remember = true }: ActivateOptions = {},
): Promise<void> {
  wanted = code;
  const messages = await allMessages(code);
  if (wanted !== code) return;
  const { format, language, direction } = localeInfo(code);
  i18n.load(code, messages);
  // Plurals and figures in messages follow Intl's name of the locale, which is not always the product's.
  i18n.activate(code, format);
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  if (remember) storeLocale(code);
  emit('locale-changed', { locale: code, language, direction });
}

/**
 * Adds the words of a part of the page: the shell before the first `activateLocale`, a remote when it is loaded. Resolved
 * once they can be shown.
 */
export async function registerCatalogues(area: string, loaders: CatalogueLoaders): Promise<void> {
  addArea(area, loaders);
  if (!isLocale(i18n.locale)) return;
  const code = currentLocale();
  const wasMissing = isMissing(area);
  const messages = await areaMessages(area, code);
  // Nothing that is drawn can have waited for the words of a part that comes with them: to say so draws the whole page anew.
  if (currentLocale() === code && !wasMissing) Object.assign(i18n.messages, messages);
  else i18n.load(code, messages);
  // The person changed the language meanwhile: that activation may have started before this area was known.
  if (currentLocale() !== code) await registerCatalogues(area, loaders);
}

/** The page's locale, with the name that the browser knows it by and its direction. */
export function useLocale(): LocaleInfo {
  const { locale } = useLingui().i18n;
  return localeInfo(isLocale(locale) ? locale : currentLocale());
}

/** The page's words in a text that brings its own translations, French being always there. */
export const localisedText = (text: LocalisedText, code: string = currentLocale()): string => text[code] ?? text.fr;

/** Picks the page's locale out of texts that bring their own translations. */
export function useLocalisedText(): (text: LocalisedText) => string {
  const { code } = useLocale();
  return (text) => localisedText(text, code);
}
