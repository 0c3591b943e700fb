import { useLingui } from '@lingui/react/macro';
import { textLocales } from '@passerelle/shared/contract';
import { activateLocale, localeInfo, useLocale } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The languages of the login page; the account offers those that every part of the page has words in. */
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
        '@media (forced-colors: active)': { '& button[aria-pressed=true]': { textDecoration: 'underline' } },
        '& button:focus-visible': { outlineOffset: '-4px' },
      })}
    >
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
    </Box>
  );
}
