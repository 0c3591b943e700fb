import { createHash } from 'node:crypto';

/** Screens are seen from above: what lies further below is left to the page. */
const MOST_ELEMENTS = 160;

/** React counts its ids up, from one drawing to the next. @param {Element} element @param {string} name */
const valueOf = (element, name) => element.getAttribute(name)?.replace(/_r_\w+_/g, '');

const hide = (/** @type {Element} */ element) => element.setAttribute('data-later', '');

/**
 * Hides everything that differs between two people, keeping its place in the layout.
 * @param {Element} one @param {Element} other
 */
export function hideDifferences(one, other) {
  const [children, others] = [Array.from(one.childNodes), Array.from(other.childNodes)];
  const isOtherShape =
    children.length !== others.length ||
    children.some((child, at) => child.nodeType !== others[at]?.nodeType) ||
    children.some((child, at) => child.nodeName !== others[at]?.nodeName) ||
    children.some((child, at) => child.nodeType === 3 && child.textContent !== others[at]?.textContent);
  if (isOtherShape || one.getAttributeNames().some((name) => valueOf(one, name) !== valueOf(other, name))) {
    hide(one);
    return;
  }
  for (const [at, child] of Array.from(one.children).entries()) {
    const counterpart = other.children[at];
    if (counterpart) hideDifferences(child, counterpart);
  }
}

/**
 * Hides what is hidden in another drawing of the same elements, such as one in another language.
 * @param {Element} element @param {Element} other @returns {boolean} false: the elements differ, and nothing is certain
 */
export function hideAlike(element, other) {
  const [all, others] = [element, other].map((one) => Array.from(one.querySelectorAll('*')));
  if (!all || !others || all.length !== others.length) return false;
  if (all.some((one, at) => one.localName !== others[at]?.localName)) return false;
  for (const [at, one] of all.entries()) if (others[at]?.hasAttribute('data-later')) hide(one);
  return true;
}

/** @param {Element} element */
export function leaveBelow(element) {
  for (const one of Array.from(element.querySelectorAll('*')).slice(MOST_ELEMENTS)) one.remove();
}

const controls =
  'button, [role="button"], [role="tab"], [role="tablist"], [role="combobox"], [role="switch"], [tabindex]';

/**
 * Makes controls inert, since they do nothing before the page has started. Links keep their targets.
 * @param {Element} element
 */
export function quieten(element) {
  const { ownerDocument: document } = element;
  for (const one of Array.from(element.querySelectorAll('*'))) {
    for (const name of one.getAttributeNames()) {
      if (
        /^(data-(?!later|print)|focusable$|aria-(haspopup|expanded|controls|selected|describedby|live)$)/.test(name)
      ) {
        one.removeAttribute(name);
      }
    }
  }
  for (const control of Array.from(element.querySelectorAll(controls))) {
    control.removeAttribute('tabindex');
    if (control.matches('a[href]')) continue;
    // A list to choose from, which is a `div` of MUI.
    if (control.matches('[role="combobox"]')) control.setAttribute('aria-hidden', 'true');
    control.removeAttribute('role');
    if (control.localName !== 'button') continue;
    const seen = document.createElement('span');
    for (const name of ['class', 'data-later']) {
      const value = control.getAttribute(name);
      if (value !== null) seen.setAttribute(name, value);
    }
    // Rules that are for buttons in something else go by this: `forSeenButtons`.
    seen.classList.add('button');
    seen.setAttribute('aria-hidden', 'true');
    seen.append(...Array.from(control.childNodes));
    control.replaceWith(seen);
  }
  // Their targets within the page do not exist yet.
  for (const link of Array.from(element.querySelectorAll('a[href*="#"]'))) {
    const [, target = ''] = link.getAttribute('href')?.split('#') ?? [];
    if (element.querySelector(`[id="${target}"]`)) continue;
    link.removeAttribute('href');
    link.setAttribute('aria-hidden', 'true');
  }
  for (const field of Array.from(element.querySelectorAll('input, select, textarea'))) {
    field.setAttribute('disabled', '');
    field.setAttribute('aria-hidden', 'true');
    field.removeAttribute('id');
  }
}

/** @param {Element} element @param {readonly string[]} rules which of its classes have a meaning */
export function dropClasses(element, rules) {
  const css = rules.join('');
  for (const one of Array.from(element.querySelectorAll('[class]'))) {
    const kept = Array.from(one.classList).filter((name) => css.includes(`.${name}`) || !/^(Mui|pr?-)/.test(name));
    if (kept.length > 0) one.setAttribute('class', kept.join(' '));
    else one.removeAttribute('class');
  }
}

/**
 * The policy of a page takes no style of an element by itself: it becomes a rule.
 * @param {Element} element @returns {string[]}
 */
export const styleRules = (element) =>
  Array.from(element.querySelectorAll('[style]'), (one) => {
    const style = one.getAttribute('style') ?? '';
    const name = `p-own-${createHash('sha256').update(style).digest('hex').slice(0, 6)}`;
    one.removeAttribute('style');
    one.classList.add(name);
    // Twice: it comes before the rules of classes.
    return `.${name}.${name}{${style}}`;
  });

/** Ids are counted anew in each drawing. */
const uncounted = (/** @type {string} */ html) => html.replaceAll(/_r_\w+_/g, '_');

/** @param {string} html */
const renamedForWide = (html) => html.replaceAll(/ (id|for|aria-labelledby)="([^"]*)"/g, ' $1="wide-$2"');

/**
 * A screen may have other elements in a wide window: then both stand in the document, and the width says which is shown.
 * @param {import('../../contract/remotes/paint.ts').Paint} narrow
 * @param {import('../../contract/remotes/paint.ts').Paint} wide
 * @param {number} widePx from which width on
 * @returns {import('../../contract/remotes/paint.ts').Paint}
 */
export function besideEachOther(narrow, wide, widePx) {
  const rules = Array.from(new Set([...narrow.rules, ...wide.rules]));
  const isSame = (/** @type {unknown} */ one, /** @type {unknown} */ other) =>
    uncounted(JSON.stringify(one ?? null)) === uncounted(JSON.stringify(other ?? null));
  if (isSame(narrow.html, wide.html) && isSame(narrow.parts, wide.parts)) return { ...narrow, rules };
  // Duplicate ids in the wide variant are renamed.
  let renamed = renamedForWide(wide.html);
  for (const name of Object.keys(wide.parts ?? {})) renamed = renamed.replaceAll(`§${name}§`, `§wide-${name}§`);
  const parts = { ...narrow.parts };
  for (const [name, { cases, otherwise, ...part }] of Object.entries(wide.parts ?? {})) {
    parts[`wide-${name}`] = {
      ...part,
      otherwise: renamedForWide(otherwise),
      cases: cases.map(({ when, html }) => ({ when, html: renamedForWide(html) })),
    };
  }
  return {
    ...(wide.parts && { parts }),
    html: `<div data-narrow="">${narrow.html}</div><div data-wide="">${renamed}</div>`,
    rules: [
      ...rules,
      '[data-narrow],[data-wide]{display:contents}',
      `@media (min-width:${widePx}px){[data-narrow]{display:none}}`,
      `@media (max-width:${widePx - 0.05}px){[data-wide]{display:none}}`,
    ],
  };
}
