import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, esES, faIR, frFR, itIT, jaJP, ptPT, ruRU, trTR, zhCN } from '@mui/x-date-pickers/locales';
import { type Locale, useLocale } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

/** The pickers' own texts. They have none in Arabic or Indonesian, and are in English there. */
const texts: Partial<Record<Locale, typeof frFR>> = {
  fr: frFR,
  cn: zhCN,
  de: deDE,
  es: esES,
  ir: faIR,
  it: itIT,
  jp: jaJP,
  pt: ptPT,
  ru: ruRU,
  tr: trTR,
};

/**
 * The page's locale for the pickers inside. It is here and not around the page, so that the pickers and luxon are loaded
 * with the screens that have them, and have one context in whichever remote bundles them.
 */
export function PickerLocale({ children }: { children: ReactNode }): ReactNode {
  const { code, format } = useLocale();
  const own = texts[code]?.components.MuiLocalizationProvider.defaultProps.localeText;
  // The French texts call an empty part « Vider », which is the word of a button.
  const localeText = code === 'fr' ? { ...own, empty: 'Vide' } : own;
  return (
    <LocalizationProvider
      dateAdapter={AdapterLuxon}
      adapterLocale={format}
      // With `undefined` the texts of a provider further out would stay.
      {...(localeText && { localeText })}
    >
      {children}
    </LocalizationProvider>
  );
}
