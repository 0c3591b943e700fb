import { useLingui } from '@lingui/react';

import { currentLocale } from './activate';
import { isLocale, type Locale } from './locale-info';

/** The page's locale; the component renders again when it changes. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : currentLocale();
}
