import { defaultLocale, isLocale, type Locale } from './locale-info';

const KEY = 'passerelle.locale';

/** What was chosen on this device; null: nothing yet. Storage may be refused (private windows, policies). */
export function chosenLocale(): Locale | null {
  try {
    const value = localStorage.getItem(KEY);
    return isLocale(value) ? value : null;
  } catch {
    return null;
  }
}

/** As it was when this page began: whoever watches over it later sees by this whether another tab has chosen since. */
export const chosenAtStart: Locale | null = chosenLocale();

export const storedLocale = (): Locale => chosenLocale() ?? defaultLocale;

/** Where storage is refused, the choice lasts as long as the page. */
export function storeLocale(code: Locale): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    return;
  }
}
