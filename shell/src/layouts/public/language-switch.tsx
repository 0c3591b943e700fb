import { useLingui } from '@lingui/react/macro';
import { activateLocale, type Locale, localeInfo, useLocale } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The two languages of the login page; the account offers every complete one. */
const offered: readonly Locale[] = ['fr', 'en'];

export function LanguageSwitch(): ReactNode {
  const { t } = useLingui();
  const { code } = useLocale();
  return (
    <Box
      component="fieldset"
      aria-label={t`Langue`}
      sx={({ palette }) => ({
        display: 'flex',
        m: 0,
        p: 0,
        overflow: 'hidden',
        border: '1.5px solid',
        borderColor: palette.neutral.lineSoft,
        borderRadius: '10px',
        '& button': {
          minHeight: 41,
          px: { xs: 1.5, xl: 2 },
          border: 0,
          background: 'none',
          font: 'inherit',
          fontSize: '0.9375rem',
          color: 'text.secondary',
          cursor: 'pointer',
        },
        '& button[aria-pressed=true]': {
          backgroundColor: palette.brand[100],
          color: palette.brand.text,
          fontWeight: 600,
        },
        '& button:focus-visible': { outlineOffset: '-4px' },
      })}
    >
      {offered.map((locale) => {
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
    </Box>
  );
}
