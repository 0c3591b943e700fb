/**
 * Parts of a screen that are made of an answer. A remote names them in its `first-paint.json`: by the address of a screen and the
 * name that the part bears in it (`data-paint-part`), which answer it is made of, one sample of that answer for each of the two
 * people that a screen is drawn for, and the kinds of answer that it looks different for.
 * @typedef {import('../../contract/remotes/paint.ts').PaintCondition} PaintCondition
 * @typedef {{ answer: string, samples: [Record<string, unknown>, Record<string, unknown>], cases: PaintCondition[] }} DeclaredPart
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readJson, root } from '../paths.mjs';

/** Prefix of facts about the person; they are the same in both samples and are not set in an answer. */
const OF_PERSON = 'me.';

/** Numbers that stand in no text by themselves, one for each value: by them it is found again where it was drawn. */
const FIRST_NUMBER = 7301;

/** @param {string} remote @returns {Record<string, Record<string, DeclaredPart>>} by address, then by name */
export function declaredParts(remote) {
  const file = join(root, remote, 'first-paint.json');
  return existsSync(file) ? readJson(file) : {};
}

/** @param {PaintCondition} when */
const manies = (when) => Object.keys(when).filter((path) => when[path] === 'many');

/** Of the numbers that a case is filled with, whole ones up to here have to be alike. */
const MOST = 1000;

/**
 * True if one drawing fits all numbers of a case. Some languages have several plural forms, and only the page knows the
 * number.
 * @param {PaintCondition} when @param {string} tag
 */
export function fitsPlurals(when, tag) {
  if (manies(when).length === 0) return true;
  const plurals = new Intl.PluralRules(tag);
  return Array.from({ length: MOST - 1 }, (_, at) => plurals.select(at + 2)).every((form) => form === 'other');
}

/**
 * A sample answer as it must be for one case.
 * @param {Record<string, unknown>} sample @param {PaintCondition} when
 */
export function answerFor(sample, when) {
  const answer = structuredClone(sample);
  for (const [path, wanted] of Object.entries(when)) {
    if (path.startsWith(OF_PERSON)) continue;
    const names = path.split('.');
    const last = names.pop() ?? '';
    /** @type {Record<string, unknown> | undefined} */
    let inner = answer;
    for (const name of names) inner = /** @type {Record<string, unknown> | undefined} */ (inner?.[name]);
    if (!inner || !(last in inner)) throw new Error(`The sample has no ${path}`);
    const number = wanted === 'one' ? 1 : wanted === 'many' ? FIRST_NUMBER + manies(when).indexOf(path) : 0;
    inner[last] = typeof inner[last] === 'number' ? number : wanted;
  }
  return answer;
}

/**
 * Puts marks in the place of the numbers that `answerFor` has set: the server writes those of the person there.
 * @param {Element} element @param {PaintCondition} when @param {string} tag
 */
export function markNumbers(element, when, tag) {
  const format = new Intl.NumberFormat(tag);
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const [at, path] of manies(when).entries()) {
    const number = format.format(FIRST_NUMBER + at);
    for (const text of texts) text.nodeValue = (text.nodeValue ?? '').replaceAll(number, `§${path}§`);
  }
}
