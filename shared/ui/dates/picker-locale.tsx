import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, esES, faIR, frFR, itIT, jaJP, ptPT, ruRU, trTR, zhCN } from '@mui/x-date-pickers/locales';
import { type Locale, useLocale } from '@passerelle/shared/i18n';
import { Settings } from 'luxon';
import type { ReactNode } from 'react';

// The week of the programme, in every language: luxon would begin it on Saturday in Arabic, on Sunday in Japanese.
Settings.defaultWeekSettings = { firstDay: 1, minimalDays: 4, weekend: [6, 7] };

const textsOf = ({ components }: typeof frFR) => components.MuiLocalizationProvider.defaultProps.localeText;

/** The pickers' own texts. They have none in Arabic or Indonesian, and are in English there. */
const texts: Partial<Record<Locale, ReturnType<typeof textsOf>>> = {
  // Theirs calls an empty part « Vider », which is the word of a button.
  fr: { ...textsOf(frFR), empty: 'Vide' },
  cn: textsOf(zhCN),
  de: textsOf(deDE),
  es: textsOf(esES),
  ir: textsOf(faIR),
  it: textsOf(itIT),
  jp: textsOf(jaJP),
  pt: textsOf(ptPT),
  ru: textsOf(ruRU),
  tr: textsOf(trTR),
};

/**
 * The page's locale for the pickers inside. It is here and not around the page, so that the pickers and luxon are loaded
 * with the screens that have them, and have one context in whichever remote bundles them.
 */
export function PickerLocale({ children }: { children: ReactNode }): ReactNode {
  const { code, format } = useLocale();
  const localeText = texts[code];
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
