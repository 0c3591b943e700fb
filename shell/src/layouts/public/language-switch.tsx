import { useLingui } from '@lingui/react/macro';
import { textLocales } from '@passerelle/shared/contract';
import { activateLocale, localeInfo, useLocale } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

/** The languages of the login page; the account offers those that every part of the page has words in. */
export function LanguageSwitch(): ReactNode {
  const { t } = useLingui();
  const { code } = useLocale();
  return (
    <fieldset aria-label={t`Langue`} className="languages">
      {textLocales.map((locale) => {
        const { name, language } = localeInfo(locale);
        return (
          <button
            key={locale}
            type="button"
            lang={language}
            aria-pressed={code === locale}
            onClick={() => void activateLocale(locale)}
          >
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}
