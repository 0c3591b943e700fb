import { useLingui } from '@lingui/react/macro';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type TextLocale, textLocales } from '@passerelle/shared/contract';
import { activateLocale, localeInfo, useLocale } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

/** The languages that every public page has words in; the account offers further locales. */
export function LanguageSwitch(): ReactNode {
  const { t } = useLingui();
  const { code } = useLocale();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={t`Langue`}
      value={code}
      onChange={(_event, chosen: TextLocale | null) => chosen && void activateLocale(chosen)}
    >
      {textLocales.map((locale) => {
        const { name, language } = localeInfo(locale);
        return (
          <ToggleButton key={locale} value={locale} lang={language}>
            {name}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
