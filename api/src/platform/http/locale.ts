import type { IncomingHttpHeaders } from 'node:http';
import { defaultLocale, languageTags, locales, type Locale } from '@passerelle/shared/contract';

export type { Locale };

const primary = (tag: string): string => tag.replace(/-.*/s, '').toLowerCase();
const byBrowserLanguage = new Map<string, Locale>(locales.map((locale) => [primary(languageTags[locale]), locale]));
const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text);

function preferred(header: string): Locale | undefined {
  const ranked = header
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      const weight = quality ? Number.parseFloat(quality.trim().slice(2)) : 1;
      return { locale: byBrowserLanguage.get(primary(tag)), weight: Number.isNaN(weight) ? 0 : weight };
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return ranked.find((entry) => entry.locale)?.locale;
}

/** The person's choice in the product wins; the browser's own languages stand in where there is none. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  const chosen = headers['x-api-language'];
  if (typeof chosen === 'string' && isLocale(chosen)) return chosen;
  return preferred(headers['accept-language'] ?? '') ?? defaultLocale;
}
