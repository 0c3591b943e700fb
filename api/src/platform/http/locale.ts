import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import type { Locale } from '@passerelle/shared/contract';
import { defaultLocale, languageTags, locales } from '@passerelle/shared/contract/enums/locales';

export type { Locale };

const primary = (tag: string): string => tag.replace(/-.*/s, '').toLowerCase();
const byBrowserLanguage = new Map<string, Locale>(locales.map((locale) => [primary(languageTags[locale]), locale]));
const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text);

/** More than any browser lists: a longer header is not parsed. */
const MOST_LANGUAGES = 20;

function preferred(header: string): Locale | undefined {
  const headers = { 'accept-language': header.split(',', MOST_LANGUAGES).join() };
  const language = new Negotiator({ headers }).language([...byBrowserLanguage.keys()]);
  return byBrowserLanguage.get(language ?? '');
}

/** The person's choice in the product wins; the browser's own languages stand in where there is none. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  const chosen = headers['x-api-language'];
  if (typeof chosen === 'string' && isLocale(chosen)) return chosen;
  return preferred(headers['accept-language'] ?? '') ?? defaultLocale;
}
