import { useLingui } from '@lingui/react';

import { currentLocale } from './activate';
import { isLocale, localeInfo, type LocaleInfo } from './locale-info';

/** The page's locale, with the name that the browser knows it by and its direction. */
export function useLocale(): LocaleInfo {
  const { i18n } = useLingui();
  return localeInfo(isLocale(i18n.locale) ? i18n.locale : currentLocale());
}
