import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import type { Page } from '@playwright/test';

import config from '../../lingui.config.mjs';
import { readTextLocales } from '../../shared/build/lib/text-locales.mjs';

/** A message as Lingui compiles it: texts, values, and plurals or selects with a list for each case. */
type Token = string | readonly [name: string, type?: string, cases?: Record<string, readonly Token[]>];
type Catalogue = Record<string, readonly Token[]>;

const root = fileURLToPath(new URL('../..', import.meta.url));

function compiled(locale: string): Catalogue {
  const texts = config.catalogs.flatMap(({ path }) => {
    const filename = `${path.replace('<rootDir>/', root).replace('{locale}', locale)}.po`;
    const entries = formatter().parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'fr', filename });
    return Object.entries(entries).map(([id, { translation }]) => [id, translation ?? '']);
  });
  const { source } = createCompiledCatalog(locale, Object.fromEntries(texts), { namespace: 'json' });
  return (JSON.parse(source) as { messages: Catalogue }).messages;
}

/** Applies `change` to the words of a message, and leaves values and tags as they are. */
const changed = (tokens: readonly Token[], change: (text: string) => string): Token[] =>
  tokens.map((token) => {
    if (typeof token === 'string') return token.replaceAll(/[^<>]+(?![^<]*>)/g, change);
    const [name, type, cases] = token;
    if (!cases) return token;
    const all = Object.entries(cases).map(([key, list]) => [key, changed(list, change)] as const);
    return [name, type, Object.fromEntries(all)];
  });

const lengthOf = (tokens: readonly Token[]): number => JSON.stringify(tokens).length;

const accents: Readonly<Record<string, string>> = { a: 'à', e: 'é', i: 'ï', o: 'ö', u: 'ù', c: 'ç' };

const makers = {
  /** Every letter accented, and each word longer by two fifths. */
  accented: () =>
    Object.entries(compiled('fr')).map(([id, tokens]) => [
      id,
      changed(tokens, (text) =>
        text.replaceAll(/\p{L}+/gu, (word) => {
          const longer = word + word.slice(0, Math.round(word.length * 0.4)).toLowerCase();
          return longer.replaceAll(/[aeiouc]/g, (letter) => accents[letter] ?? letter);
        }),
      ),
    ]),
  /** Of each message the longest translation. */
  longest: () => {
    const all = readTextLocales().map(compiled);
    return Object.keys(all[0] ?? {}).map((id) => [
      id,
      all.map((messages) => messages[id] ?? []).toSorted((one, other) => lengthOf(other) - lengthOf(one))[0],
    ]);
  },
  /** The French words written from right to left. */
  bidi: () =>
    Object.entries(compiled('fr')).map(([id, tokens]) => [
      id,
      changed(tokens, (text) => text.replaceAll(/\p{L}+/gu, (word) => `\u202E${word}\u202C`)),
    ]),
};
export type PseudoLocale = keyof typeof makers;

/** Replaces the words of every catalogue that the page loads: each is a text that `JSON.parse` reads. */
export async function usePseudoLocale(page: Page, pseudo: PseudoLocale): Promise<void> {
  await page.addInitScript(
    (words) => {
      const parse = JSON.parse;
      JSON.parse = (text, reviver) => {
        const value: unknown = parse(text, reviver);
        if (typeof value !== 'object' || value === null) return value;
        const ids = Object.keys(value).filter((key) => key in words);
        // Catalogues alone have these names.
        return ids.length > 5 ? Object.assign(value, Object.fromEntries(ids.map((id) => [id, words[id]]))) : value;
      };
    },
    Object.fromEntries(makers[pseudo]()) as Record<string, unknown>,
  );
}
