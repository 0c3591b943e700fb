import type { Locale } from '@passerelle/shared/contract';
import {
  defaultLocale,
  type Direction,
  directionOf,
  formatTags,
  languageTags,
  locales,
} from '@passerelle/shared/contract/enums/locales';

export interface LocaleInfo {
  code: Locale;
  /** BCP 47, for `lang` and for readers. */
  language: string;
  /** Tags for Intl. */
  format: string;
  direction: Direction;
  /** The language's name in itself. */
  name: string;
  isMachineMade: boolean;
}

const names: Record<Locale, string> = {
  fr: 'Français',
  en: 'English',
  ar: 'العربية',
  cn: '中文',
  de: 'Deutsch',
  es: 'Español',
  id: 'Bahasa Indonesia',
  ir: 'فارسی',
  it: 'Italiano',
  jp: '日本語',
  pt: 'Português',
  ru: 'Русский',
  tr: 'Türkçe',
};

/** Written by people; the others are translated and read again by a machine: docs/languages.md. */
const writtenByPeople: readonly Locale[] = ['fr', 'en'];

export const isLocale = (value: unknown): value is Locale => locales.some((code) => code === value);

export const localeInfo = (code: Locale): LocaleInfo => ({
  code,
  language: languageTags[code],
  format: formatTags[code],
  direction: directionOf(code),
  name: names[code],
  isMachineMade: !writtenByPeople.includes(code),
});

export { defaultLocale, type Locale };

const KEY = 'passerelle.locale';

/** The language chosen on this device; null: none yet. Storage may be refused (private windows, policies). */
export function chosenLocale(): Locale | null {
  try {
    const value = localStorage.getItem(KEY);
    return isLocale(value) ? value : null;
  } catch {
    return null;
  }
}

/** The choice at page load, to detect a change in another tab. */
export const chosenAtStart: Locale | null = chosenLocale();

export const storedLocale = (): Locale => chosenLocale() ?? defaultLocale;

/** Stores the choice; if the browser refuses storage, it lasts as long as the page. */
export function storeLocale(code: Locale): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    return;
  }
}
