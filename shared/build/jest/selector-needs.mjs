/** @typedef {{ tag: string | undefined, classes: string[] }} Needs what an element must at least be to match */

const escaped = /\\/;
const quoted = /"[^"]*"|'[^']*'/g;
const innermost = /\([^()]*\)|\[[^\][]*\]/g;
const lastCompound = /[^\s>+~]+$/;
const pseudo = /::?[-\w]+/g;
const tagName = /^[a-z][\w-]*/i;
const className = /\.([-\w]+)/g;

/** What stands in brackets narrows a compound further, and may hold commas and signs of its own. @param {string} selector */
function withoutBrackets(selector) {
  let before = selector.replaceAll(quoted, '');
  for (;;) {
    const after = before.replaceAll(innermost, '');
    if (after === before) return after;
    before = after;
  }
}

/** @param {string} part @returns {Needs} */
function needsOf(part) {
  const compound = (lastCompound.exec(part.trim())?.[0] ?? '').replaceAll(pseudo, '');
  return {
    tag: tagName.exec(compound)?.[0].toLowerCase(),
    classes: [...compound.matchAll(className)].map(([, name]) => String(name)),
  };
}

/**
 * Of each selector in a list, the tag and the classes that its last compound names. Undefined where that cannot be read
 * off: then only a full match decides.
 * @param {string} selector @returns {Needs[] | undefined}
 */
export function selectorNeeds(selector) {
  if (escaped.test(selector)) return undefined;
  return withoutBrackets(selector).split(',').map(needsOf);
}

const single = /^(?:\*|[a-z][\w-]*|\.[-\w]+)$/i;

/** Whether one class or tag of each part is all that it asks for. @param {string} selector */
export const isExact = (selector) => selector.split(',').every((part) => single.test(part.trim()));
