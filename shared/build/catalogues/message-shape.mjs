import { parse } from '@messageformat/parser';

/**
 * Structure of a message: texts, placeholders, tags and choices.
 * @typedef {object} Shape
 * @property {string[]} texts the words of each branch, with U+FFFC for each value and each tag without content
 * @property {string[]} values names of the placeholders, sorted, each once
 * @property {string[]} tags sorted, each once: « <0> », « <1/> »
 * @property {string[]} unbalanced branches in which a tag is not closed
 * @property {{ arg: string, type: string, keys: string[] }[]} choices plurals and selects
 */

/** Stands for a value, or for a tag without content, in `texts`. */
export const OBJECT = '\uFFFC';

const TAG = /<(\/?)(\w+)(\/?)>/gu;

/** @param {string} text */
function isBalanced(text) {
  /** @type {string[]} */
  const open = [];
  for (const [, end, name = '', single] of text.matchAll(TAG)) {
    if (single) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** @typedef {import('@messageformat/parser').Token} Token */

/**
 * The text with `other` in every choice, and the texts in which one choice is another: all combinations would be many.
 * @typedef {{ main: string, others: string[] }} Texts
 */

/** @param {Texts} before @param {Texts} after @returns {Texts} */
const followedBy = (before, after) => ({
  main: before.main + after.main,
  others: [...before.others.map((text) => text + after.main), ...after.others.map((text) => before.main + text)],
});

/** @param {Token} token @param {Shape} shape @returns {Texts} */
function textsOfToken(token, shape) {
  if (token.type === 'content') return { main: token.value, others: [] };
  if (token.type === 'octothorpe') return { main: OBJECT, others: [] };
  shape.values.push(token.arg);
  if (token.type === 'argument' || token.type === 'function') return { main: OBJECT, others: [] };
  shape.choices.push({ arg: token.arg, type: token.type, keys: token.cases.map(({ key }) => key) });
  const branches = token.cases.map(({ tokens }) => textsOf(tokens, shape));
  const at = Math.max(
    token.cases.findIndex(({ key }) => key === 'other'),
    0,
  );
  return {
    main: branches[at]?.main ?? '',
    others: branches.flatMap(({ main, others }, index) => (index === at ? others : [main, ...others])),
  };
}

/** @param {Token[]} tokens @param {Shape} shape @returns {Texts} */
const textsOf = (tokens, shape) =>
  tokens.map((token) => textsOfToken(token, shape)).reduce(followedBy, { main: '', others: [] });

/** @param {readonly string[]} list */
const eachOnce = (list) => [...new Set(list)].toSorted();

/** @param {string} message @returns {Shape} @throws where the message is no ICU MessageFormat */
export function shapeOf(message) {
  /** @type {Shape} */
  const shape = { texts: [], values: [], tags: [], unbalanced: [], choices: [] };
  const { main, others } = textsOf(parse(message), shape);
  shape.texts = [main, ...others];
  shape.values = eachOnce(shape.values);
  shape.tags = eachOnce(
    shape.texts.flatMap((text) => [...text.matchAll(TAG)].filter(([, end]) => !end).map(([tag]) => tag)),
  );
  shape.unbalanced = shape.texts.filter((text) => !isBalanced(text));
  shape.texts = shape.texts.map((text) => text.replaceAll(TAG, (_tag, _end, _name, single) => (single ? OBJECT : '')));
  return shape;
}
