import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';

const file = join(root, 'shared/contract/enums/locales.ts');
/** Read as text, since node does not run TypeScript, and at once, since Lingui's configuration waits for nothing. */
const source = readFileSync(file, 'utf8');

/** @param {RegExp} pattern what stands between the brackets of a list in the contract */
function between(pattern) {
  const found = pattern.exec(source)?.[1];
  if (!found) throw new Error(`${file} has no ${pattern}.`);
  return found;
}

/**
 * The languages that there are words in, as the contract lists them.
 * @returns {string[]}
 */
export const readTextLocales = () =>
  [...between(/export const textLocales = \[([^\]]*)\]/).matchAll(/'([a-z]+)'/g)].map(([, code = '']) => code);

/** @type {Record<string, string>} */
const tags = Object.fromEntries(
  [...between(/export const languageTags[^=]*= \{([^}]*)\}/).matchAll(/(\w+): '([\w-]+)'/g)].map(
    ([, code = '', tag = '']) => [code, tag],
  ),
);

/** The name that Intl knows a locale by. @param {string} locale */
export function languageTag(locale) {
  const tag = tags[locale];
  if (!tag) throw new Error(`The contract has no language ${locale}.`);
  return tag;
}
