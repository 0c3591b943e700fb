import { join } from 'node:path';

import { readJson, root } from '../paths.mjs';

/**
 * A reviewer's decisions for one language: `docs/glossary/<locale>.json`.
 * @typedef {object} Language
 * @property {string} register how the reader is addressed
 * @property {Record<string, string[]>} terms translations of each term, with their inflected forms or stems
 * @property {Record<string, string[]>} exceptions French messages in which a word is not the term
 * @property {string[]} unchanged French texts that are the same in this language
 */

/** @typedef {{ term: string, forms: string, meaning: string }} Term `forms`: a regular expression of whole words. */

const folder = join(root, 'docs/glossary');

/** @returns {Term[]} */
export const readTerms = () => readJson(join(folder, 'terms.json'));

/** @param {string} locale @returns {Language} */
export const readLanguage = (locale) => readJson(join(folder, `${locale}.json`));

/**
 * Terms of the French text that the translation has another word for.
 * @param {readonly Term[]} terms @param {Language} language @param {string} source @param {string} target
 */
export const termFaults = (terms, { terms: words, exceptions }, source, target) =>
  terms
    .filter(({ term, forms }) => {
      const isUsed = new RegExp(String.raw`(?<![\p{L}-])(?:${forms})(?![\p{L}-])`, 'iu').test(source);
      if (!isUsed || exceptions[term]?.includes(source)) return false;
      const text = target.toLowerCase();
      return !(words[term] ?? []).some((form) => text.includes(form.toLowerCase()));
    })
    .map(({ term }) => `« ${term} » is ${words[term]?.join(', ') ?? 'not in the glossary'}`);
