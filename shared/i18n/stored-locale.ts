import { defaultLocale, isLocale, type Locale } from './locale-info';

const KEY = 'passerelle.locale';

/** Storage may be refused (private windows, policies): the choice then lasts as long as the page. */
export function storedLocale(): Locale {
  try {
    const value = localStorage.getItem(KEY);
    return isLocale(value) ? value : defaultLocale;
  } catch {
    return defaultLocale;
  }
}

export function storeLocale(code: Locale): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    return;
  }
}
