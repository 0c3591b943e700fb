import { useSyncExternalStore } from 'react';
import type { Messages } from '@lingui/core';

import type { TextLocale } from '@passerelle/shared/contract';
import { textLocales } from '@passerelle/shared/contract/enums/locales';
import { reportFault } from '@passerelle/shared/events';

import { defaultLocale, type Locale } from './locale-info';

/** Areas whose words in the page's language exist and did not come: they are shown in French meanwhile. */
const missing = new Set<string>();
const listeners = new Set<() => void>();

function noteMissing(area: string, isMissing: boolean): void {
  if (missing.has(area) === isMissing) return;
  if (isMissing) missing.add(area);
  else missing.delete(area);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const isMissing = (area: string): boolean => missing.has(area);

/** True if an area is shown in French because its catalogue did not load. */
export const useMissingCatalogue = (area: string): boolean => useSyncExternalStore(subscribe, () => missing.has(area));

export type CatalogueLoader = () => Promise<{ messages: Messages }>;

/** Loaders of every language that there are words in. */
export type CompleteLoaders = Readonly<Record<TextLocale, CatalogueLoader>>;

/** Of each language; `importFile` imports a file by its name, so that each language is a chunk of its own. */
export const loadersOf = (importFile: (code: TextLocale) => ReturnType<CatalogueLoader>): CompleteLoaders =>
  Object.fromEntries(textLocales.map((code) => [code, () => importFile(code)])) as Record<TextLocale, CatalogueLoader>;

/**
 * Catalogues of a part of the page: a remote may have been built before a language was added. French is the source, and
 * always there.
 */
export type CatalogueLoaders = { fr: CatalogueLoader } & Partial<Record<Locale, CatalogueLoader>>;

const both =
  (one: CatalogueLoader, other: CatalogueLoader): CatalogueLoader =>
  async () => {
    const [first, second] = await Promise.all([one(), other()]);
    return { messages: { ...first.messages, ...second.messages } };
  };

/** Two catalogues as one, in the languages of the first. */
export const joinLoaders = (own: CatalogueLoaders, more: CompleteLoaders): CatalogueLoaders => ({
  ...Object.fromEntries(
    textLocales.flatMap((code) => {
      const loader = own[code];
      return loader ? [[code, both(more[code], loader)]] : [];
    }),
  ),
  fr: both(more.fr, own.fr),
});

/** Time limit for loading a catalogue: French is shown meanwhile. */
const CATALOGUE_TIMEOUT_MS = 8000;

const areas = new Map<string, CatalogueLoaders>();
let additions = 0;

export function addArea(area: string, loaders: CatalogueLoaders): void {
  areas.set(area, loaders);
  additions += 1;
}

const inTime = <T>(promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The words did not come in time')), CATALOGUE_TIMEOUT_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

async function load(area: string, loader: CatalogueLoader): Promise<Messages | null> {
  try {
    return (await inTime(loader())).messages;
  } catch (error) {
    reportFault(`i18n (${area})`, error);
    return null;
  }
}

/** The words of one area; in French when its catalogue is missing or does not come. */
export async function areaMessages(area: string, code: Locale): Promise<Messages> {
  const loaders = areas.get(area);
  if (!loaders) return {};
  const own = loaders[code];
  const messages = own ? await load(area, own) : null;
  noteMissing(area, own !== undefined && messages === null);
  if (messages) return messages;
  return (code === defaultLocale ? null : await load(area, loaders.fr)) ?? {};
}

/** The words of all areas that have registered so far. */
export async function allMessages(code: Locale): Promise<Messages> {
  const known = additions;
  const parts = await Promise.all(Array.from(areas.keys(), (area) => areaMessages(area, code)));
  // An area that came while the others were loading would stay without words.
  return known === additions ? (Object.assign({}, ...parts) as Messages) : allMessages(code);
}

/** The locales in which every registered area has a catalogue: those that an account may choose. */
export const completeLocales = (among: readonly Locale[]): Locale[] =>
  among.filter((code) => Array.from(areas.values()).every((loaders) => code in loaders));

/** For tests. */
export const forgetAreas = (): void => areas.clear();
