import { languageTag } from '../lib/text-locales.mjs';
import { shapeOf } from './message-shape.mjs';
import { endOf, typographyFaults } from './typography.mjs';

/** @typedef {import('./message-shape.mjs').Shape} Shape */

/** Forms for millions, which the product never shows: they may be left out. */
const optional = ['fr', 'es', 'it', 'pt'];

/** @param {string} locale @param {string} type */
function categoriesOf(locale, type) {
  const rules = new Intl.PluralRules(languageTag(locale), { type: type === 'selectordinal' ? 'ordinal' : 'cardinal' });
  return rules.resolvedOptions().pluralCategories;
}

const sameList = (/** @type {readonly string[]} */ one, /** @type {readonly string[]} */ other) =>
  one.toSorted().join() === other.toSorted().join();
const isExact = (/** @type {string} */ key) => key.startsWith('=');

/** @param {string} locale @param {Shape['choices'][number]} choice @returns {string[]} */
function pluralFaults(locale, { arg, type, keys }) {
  if (type === 'select') return [];
  const given = keys.filter((key) => !isExact(key));
  const all = categoriesOf(locale, type);
  const allowed = optional.includes(locale) ? [all, all.filter((key) => key !== 'many')] : [all];
  if (allowed.some((list) => sameList(list, given))) return [];
  return [`the plural of {${arg}} has ${given.join(', ')} instead of ${all.join(', ')}`];
}

/** @param {Shape} source @param {Shape} target */
function choiceFaults(source, target) {
  const kinds = (/** @type {Shape} */ { choices }) => [...new Set(choices.map(({ arg, type }) => `${arg} (${type})`))];
  if (!sameList(kinds(source), kinds(target))) {
    return [
      `the plurals and selects are of ${kinds(target).join(', ') || 'nothing'}, not of ${kinds(source).join(', ')}`,
    ];
  }
  return source.choices.flatMap(({ arg, type, keys }) => {
    const own = target.choices.find((one) => one.arg === arg && one.type === type)?.keys ?? [];
    const wanted = type === 'select' ? keys : keys.filter(isExact);
    const has = type === 'select' ? own : own.filter(isExact);
    return sameList(wanted, has) ? [] : [`the cases of {${arg}} are ${has.join(', ')}, not ${wanted.join(', ')}`];
  });
}

/** @param {string} message @returns {Shape | string} the shape, or its fault */
function parsed(message) {
  try {
    return shapeOf(message);
  } catch (error) {
    return `is no ICU message: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const hasWords = (/** @type {Shape} */ { texts }) => texts.some((text) => /\p{L}/u.test(text));

/** @param {Shape} source @param {Shape} target */
function structureFaults(source, target) {
  const faults = choiceFaults(source, target);
  if (!sameList(source.values, target.values)) {
    faults.push(`the values are ${target.values.join(', ') || 'none'}, not ${source.values.join(', ') || 'none'}`);
  }
  if (!sameList(source.tags, target.tags)) {
    faults.push(`the tags are ${target.tags.join(', ') || 'none'}, not ${source.tags.join(', ') || 'none'}`);
  }
  if (target.unbalanced.length > 0) faults.push('a tag is not closed');
  return faults;
}

/**
 * Lists the faults of one translation.
 * @param {string} locale
 * @param {string} source the French text
 * @param {string} target
 * @param {readonly string[]} [unchanged] French texts that are the same in this language
 * @returns {string[]}
 */
export function messageFaults(locale, source, target, unchanged = []) {
  if (!target.trim()) return ['is empty'];
  const from = parsed(source);
  if (typeof from === 'string') return [`the French text ${from}`];
  const to = parsed(target);
  if (typeof to === 'string') return [to];
  const faults = [
    ...to.choices.flatMap((choice) => pluralFaults(locale, choice)),
    ...typographyFaults(locale, to.texts),
    ...(target.includes("'") ? ['an apostrophe is ’'] : []),
  ];
  if (locale === 'fr') return [...new Set(faults)];
  faults.push(...structureFaults(from, to));
  const [ends, should] = [endOf(to.texts[0] ?? ''), endOf(from.texts[0] ?? '')];
  if (ends !== should) faults.push(`ends with ${ends || 'a word'}, the French text with ${should || 'a word'}`);
  if (source === target && hasWords(from) && !unchanged.includes(source)) {
    faults.push('is the French text: translate it, or list it as unchanged');
  }
  return [...new Set(faults)];
}
