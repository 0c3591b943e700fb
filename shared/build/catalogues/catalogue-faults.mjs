import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { formatter } from '@lingui/format-po';

import config from '../../../lingui.config.mjs';
import { readTextLocales } from '../lib/text-locales.mjs';
import { root } from '../paths.mjs';
import { messageFaults } from './message-faults.mjs';
import { readLanguage, readTerms, termFaults } from './terms.mjs';

const { parse } = formatter();

/** The entries of a file as they are written: without what stands in for a missing translation. @param {string} file @param {string} locale */
function entriesOf(file, locale) {
  if (!existsSync(file)) return {};
  const context = { locale, sourceLocale: config.sourceLocale, filename: file };
  return /** @type {import('@lingui/conf').CatalogType} */ (parse(readFileSync(file, 'utf8'), context));
}

/** @param {import('@lingui/conf').MessageType['extra']} extra */
const isFuzzy = (extra) => Array.isArray(extra?.['flags']) && extra['flags'].includes('fuzzy');

/** Files of all catalogues in one language. @param {string} locale */
const filesOf = (locale) =>
  config.catalogs.map(({ path }) => `${path.replace('<rootDir>', root).replace('{locale}', locale)}.po`);

/** Lists the faults of one language's translations, one line per fault. @param {string} locale @returns {string[]} */
export function languageFaults(locale) {
  const terms = readTerms();
  const language = readLanguage(locale);
  const sources = filesOf(config.sourceLocale);
  return filesOf(locale).flatMap((file, index) => {
    const entries = entriesOf(file, locale);
    return Object.entries(entriesOf(sources[index] ?? '', config.sourceLocale)).flatMap(([id, source]) => {
      const french = source.translation || source.message || id;
      const entry = entries[id];
      const target = locale === config.sourceLocale ? french : (entry?.translation ?? '');
      const faults = [
        ...messageFaults(locale, french, target, language.unchanged),
        ...(locale === config.sourceLocale ? [] : termFaults(terms, language, french, target)),
        ...(isFuzzy(entry?.extra) ? ['is marked as fuzzy'] : []),
      ];
      return faults.map((fault) => `${relative(root, file)}: « ${french} » → « ${target} » ${fault}`);
    });
  });
}

/** The same in every language that the product offers. */
export const catalogueFaults = () => readTextLocales().flatMap(languageFaults);
