/* oxlint-disable no-underscore-dangle -- so jsdom names what it keeps to itself. */
import { createRequire } from 'node:module';

import { isExact, selectorNeeds } from './selector-needs.mjs';

/**
 * Roles, visibility and focus are found by the computed style of elements. Of each of them, jsdom matches every rule of
 * every stylesheet, parses what they declare, and does so for its ancestors too; a page has some thousand rules. Here
 * rules are found by tag and class, and elements that the same rules match share one style. What comes out is the same.
 */
/** @type {(path: string) => any} */
const load = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));

/** @typedef {{ [index: number]: string, length: number, cssText: string, getPropertyValue(name: string): string, getPropertyPriority(name: string): string }} Declarations */
/** @typedef {{ selectorText?: string, style: Declarations, media?: ArrayLike<string>, cssRules?: ArrayLike<Rule> }} Rule */
/** @typedef {{ cssRules: ArrayLike<Rule> }} Sheet */
/** @typedef {{ _ownerDocument: DocumentImpl, _attached: boolean, parentElement: ElementImpl | null, _localName: string, style: Declarations, getAttributeNS(namespace: null, name: string): string | null }} ElementImpl */
/** @typedef {{ styleSheets: { _list: Sheet[] }, _styleCache: object | null }} DocumentImpl */
/** @typedef {{ id: number, rule: Rule, selector: string, isExact: boolean }} Entry */

// Before jsdom itself is loaded, whose other modules take these functions once.
const strings = load('jsdom/lib/jsdom/living/helpers/strings.js');
const styleRules = load('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { matchesDontThrow } = load('jsdom/lib/jsdom/living/helpers/selectors.js');
const { CSSStyleDeclaration } = load('cssstyle');
const parsed = load('rrweb-cssom').parse(load('jsdom/lib/jsdom/browser/default-stylesheet.js'));

const upperCase = /[A-Z]/;
const lowerCased = strings.asciiLowercase;
/** Nearly every name is in lower case already. @param {string} text */
strings.asciiLowercase = (text) => (upperCase.test(text) ? lowerCased(text) : text);

const ANY = '*';
let lastId = 0;

/** @param {Sheet} sheet @returns {Rule[]} */
const rulesOf = (sheet) =>
  Array.from(sheet.cssRules).flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules ?? []) : [];
  });

/** The rules of a document, by the class or tag that an element must have for them. */
class RulesByName {
  /** @type {Map<string, Entry[]>} */
  entries = new Map();
  /** @type {Map<string, object>} */
  declarations = new Map();
  /** @type {{ sheet: Sheet, rules: number }[]} */
  sheets = [];

  /** @param {Sheet[]} list */
  isOf(list) {
    const isSame = this.sheets.every(
      ({ sheet, rules }, index) => sheet === list[index] && sheet.cssRules.length === rules,
    );
    return isSame && this.sheets.length <= list.length;
  }

  /** Stylesheets that came at the end are all that has to be read. @param {Sheet[]} list */
  extend(list) {
    for (const sheet of list.slice(this.sheets.length)) {
      this.sheets.push({ sheet, rules: sheet.cssRules.length });
      for (const rule of rulesOf(sheet)) this.add(rule);
    }
  }

  /** @param {Rule} rule */
  add(rule) {
    const selector = rule.selectorText;
    if (selector === undefined) return;
    const needs = selectorNeeds(selector) ?? [{ tag: undefined, classes: [] }];
    const entry = { id: (lastId += 1), rule, selector, isExact: isExact(selector) };
    for (const name of new Set(needs.map(({ tag, classes }) => (classes[0] ? `.${classes[0]}` : (tag ?? ANY))))) {
      this.entries.set(name, [...(this.entries.get(name) ?? []), entry]);
    }
  }

  /** In the order of the stylesheets. @param {ElementImpl} element */
  matching(element) {
    const classes = new Set(element.getAttributeNS(null, 'class')?.split(/\s+/));
    const names = [ANY, element._localName, ...[...classes].map((name) => `.${name}`)];
    const found = new Map(names.flatMap((name) => (this.entries.get(name) ?? []).map((entry) => [entry.id, entry])));
    return [...found.values()]
      .filter((entry) => entry.isExact || matchesDontThrow(element, entry.selector))
      .sort((one, other) => one.id - other.id);
  }

  /** @param {ElementImpl} element */
  declarationOf(element) {
    const rules = this.matching(element);
    const key = `${rules.map(({ id }) => id).join()}|${element.style.cssText}`;
    const known = this.declarations.get(key);
    if (known) return known;
    const declaration = new CSSStyleDeclaration();
    for (const style of [...rules.map(({ rule }) => rule.style), element.style]) {
      for (const name of Array.from(/** @type {ArrayLike<string>} */ (style))) {
        const value = style.getPropertyValue(name);
        if (value === 'unset') declaration.removeProperty(name);
        else declaration.setProperty(name, value, style.getPropertyPriority(name));
      }
    }
    this.declarations.set(key, declaration);
    return declaration;
  }
}

/** @type {WeakMap<DocumentImpl, RulesByName>} */
const rulesOfDocuments = new WeakMap();

/** @param {DocumentImpl} document */
function rulesIn(document) {
  const sheets = [parsed, ...document.styleSheets._list];
  const known = rulesOfDocuments.get(document);
  const rules = known?.isOf(sheets) ? known : new RulesByName();
  rulesOfDocuments.set(document, rules);
  rules.extend(sheets);
  return rules;
}

/** What belongs to the document as it is now. @type {WeakMap<object, { rules: RulesByName, declarations: WeakMap<ElementImpl, object>, styles: WeakMap<ElementImpl, object> }>} */
const knownNow = new WeakMap();

/** @param {DocumentImpl} document */
function nowOf(document) {
  // jsdom throws its own away at each change.
  const cache = (document._styleCache ??= new WeakMap());
  const known = knownNow.get(cache);
  if (known) return known;
  const made = { rules: rulesIn(document), declarations: new WeakMap(), styles: new WeakMap() };
  knownNow.set(cache, made);
  return made;
}

/** @param {ElementImpl} element */
styleRules.getDeclarationForElement = (element) => {
  const { rules, declarations } = nowOf(element._ownerDocument);
  const known = element._attached ? declarations.get(element) : undefined;
  if (known) return known;
  const declaration = rules.declarationOf(element);
  declarations.set(element, declaration);
  return declaration;
};

const inherited = ['visibility', 'pointer-events', 'caret-color', 'color'];
/** Of the same declarations under the same inherited values. @type {WeakMap<object, Map<string, Declarations>>} */
const sharedStyles = new WeakMap();

/** @param {any} wrapper @returns {ElementImpl} */
function implementationOf(wrapper) {
  const symbol = Object.getOwnPropertySymbols(wrapper).find(({ description }) => description === 'impl');
  if (!symbol) throw new Error('jsdom no longer keeps its implementation under a symbol: tests would be slow');
  return wrapper[symbol];
}

/** @param {Window & typeof globalThis} page */
export function styleQuickly(page) {
  const compute = page.getComputedStyle;

  /** @param {Element} element @returns {Declarations} */
  function styleOf(element) {
    const implementation = implementationOf(element);
    const { styles } = nowOf(implementation._ownerDocument);
    const known = implementation._attached ? styles.get(implementation) : undefined;
    if (known) return known;
    const parent = element.parentElement ? styleOf(element.parentElement) : undefined;
    const key = parent ? inherited.map((name) => parent.getPropertyValue(name)).join() : '';
    const declaration = styleRules.getDeclarationForElement(implementation);
    const shared = sharedStyles.get(declaration) ?? new Map();
    sharedStyles.set(declaration, shared);
    const style = shared.get(key) ?? compute.call(page, element);
    shared.set(key, style);
    styles.set(implementation, style);
    return style;
  }

  page.getComputedStyle = /** @type {typeof compute} */ (
    (element, pseudo) =>
      element instanceof page.Element && !pseudo ? styleOf(element) : compute.call(page, element, pseudo)
  );
}
