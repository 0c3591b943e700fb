import { selectorNeeds } from './selector-needs.mjs';

/** @typedef {{ match: (selector: string | undefined, element: Element) => boolean }} Matcher */

/** @type {Map<string, ReturnType<typeof selectorNeeds>>} */
const known = new Map();

/** @param {string} selector */
function needsOf(selector) {
  if (!known.has(selector)) known.set(selector, selectorNeeds(selector));
  return known.get(selector);
}

/** One element is asked about many times in a row, and each look at it takes a detour through jsdom. */
function elementReader() {
  /** @type {Element | undefined} */
  let last;
  let tag = '';
  let text = '';
  /** @type {Set<string>} */
  let classes = new Set();
  /** @param {Element} element */
  return (element) => {
    if (element !== last) tag = element.localName;
    last = element;
    const present = element.getAttribute('class') ?? '';
    if (present !== text) classes = new Set(present.split(/\s+/));
    text = present;
    return { tag, classes };
  };
}

function firstLook() {
  const read = elementReader();
  /** Rules without a selector, such as those of a font, are asked about too. @type {Matcher['match']} */
  return (selector, element) => {
    if (selector === undefined) return false;
    const needs = needsOf(selector);
    if (!needs) return true;
    const { tag, classes } = read(element);
    return needs.some(
      (need) => (need.tag === undefined || need.tag === tag) && need.classes.every((name) => classes.has(name)),
    );
  };
}

/** @param {object} wrapper */
function implementationOf(wrapper) {
  const symbol = Object.getOwnPropertySymbols(wrapper).find(({ description }) => description === 'impl');
  if (!symbol) throw new Error('jsdom no longer keeps its implementation under a symbol: tests would be slow');
  return /** @type {Record<symbol, object>} */ (wrapper)[symbol];
}

/**
 * Of every element whose style it is asked for, jsdom matches every rule of every stylesheet anew; and a page has more
 * of them than its selector engine keeps compiled, so that each is compiled again each time. Nearly all of them can be
 * ruled out by a look at the element's tag and classes, before the engine is asked.
 * @param {Document} document
 */
export function matchQuickly(document) {
  const mayMatch = firstLook();
  /** @type {Matcher | undefined} */
  let quick;
  Object.defineProperty(implementationOf(document), '_nwsapiDontThrow', {
    configurable: true,
    get: () => quick,
    /** @param {Matcher} engine */
    set: (engine) => {
      quick = {
        ...engine,
        match: (selector, element) => mayMatch(selector, element) && engine.match(selector, element),
      };
    },
  });
}
