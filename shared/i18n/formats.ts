import { currentLocale } from './activate';
import { dateFormats } from './format-dates';
import { figureFormats } from './format-figures';
import { localeInfo, type Locale } from './locale-info';
import { useLocale } from './use-locale';

const build = (code: Locale) => {
  const info = localeInfo(code);
  return { ...dateFormats(info), ...figureFormats(info) };
};

export type Formats = ReturnType<typeof build>;

const made = new Map<Locale, Formats>();

/** The formats of a locale; outside of components, of the current one. */
export function formatsFor(code: Locale = currentLocale()): Formats {
  const formats = made.get(code) ?? build(code);
  made.set(code, formats);
  return formats;
}

/** The formats of the page's locale; the component renders again when that changes. */
export const useFormats = (): Formats => formatsFor(useLocale().code);
