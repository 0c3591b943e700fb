const variable = /var\((--mui-[\w-]+)/g;
/** Properties that follow the organisation's colour: the server sets them, except channels, which only hovered elements use. */
const ofOrganisation = /^--mui-palette-(brand-|scenery-|primary-|action-selected$)/;

/** Only what is drawn while nothing can be pressed or pointed at, on a screen. */
const isIdle = (/** @type {string} */ rule) =>
  !/^@media (print|\(hover)/.test(rule) &&
  !/:hover|:active|:disabled|\.Mui-disabled|\.Mui-focusVisible|@page/.test(rule);

/** The classes of emotion that a rule is for. @param {string} rule */
const classesOf = (rule) => Array.from(rule.matchAll(/\.(pr?-[\w-]+)/g), ([, name = '']) => name);

/** A button is drawn as a span, which rules for buttons inside of something find by its class. @param {string} rule */
const forSeenButtons = (rule) =>
  !rule.includes('button')
    ? rule
    : rule.replaceAll(/[^{}]+(?=\{)/g, (selector) => selector.replaceAll(/(?<=[\s>+~])button\b/g, '.button'));

/**
 * The rules that a piece of HTML is drawn by, without those of the theme's variables that nothing of it takes.
 * @param {readonly string[]} written @param {string} html @param {{ isWhole: boolean }} options with the page's own rules
 */
export function rulesOf(written, html, { isWhole }) {
  const all = Array.from(new Set(written));
  const names = new Set(Array.from(html.matchAll(/\bpr?-[\w-]+/g), ([name]) => name));
  const roots = all.filter((rule) => rule.startsWith(':root{') && rule.includes('--mui-'));
  const drawn = all.filter((rule) => {
    if (roots.includes(rule) || rule.startsWith('@keyframes') || !isIdle(rule)) return false;
    const classes = classesOf(rule);
    return classes.length === 0 ? isWhole : classes.some((name) => names.has(name));
  });
  const css = drawn.join('');
  // Nothing in it takes the focus, by which a keyboard would scroll it.
  const still = drawn.map((rule) =>
    forSeenButtons(rule).replaceAll(/(overflow(?:-[xy])?):(?:auto|scroll)/g, '$1:hidden'),
  );
  const moving = all.filter((rule) => css.includes(/^@keyframes ([\w-]+)/.exec(rule)?.[1] ?? '\0'));
  return [...variablesOf(css, roots.join('')), ...moving, ...still];
}

/** @param {string} css */
const valuesIn = (css) =>
  new Map(Array.from(css.matchAll(/(--mui-[\w-]+):([^;}]*)/g), ([, name = '', value = '']) => [name, value]));

/** @param {string} css @param {string} roots */
function variablesOf(css, roots) {
  const values = valuesIn(roots);
  /** @type {Map<string, string>} */
  const taken = new Map();
  const take = (/** @type {string} */ text) => {
    for (const [, name = ''] of text.matchAll(variable)) {
      const value = values.get(name);
      if (value === undefined || taken.has(name) || ofOrganisation.test(name)) continue;
      taken.set(name, value);
      take(value);
    }
  };
  take(css);
  return Array.from(taken, ([name, value]) => `:root{${name}:${value}}`);
}

/**
 * Throws when a paint contains the colour of an organisation, which would be shown to everyone.
 * @param {readonly string[]} rules the style rules of the paint @param {readonly string[]} others the style rules for another organisation
 */
export function assertNotPersonal(rules, others) {
  const theirs = valuesIn(others.join(''));
  for (const [name, value] of valuesIn(rules.filter((rule) => rule.startsWith(':root{--mui-')).join(''))) {
    if (theirs.get(name) !== value)
      throw new Error(`${name} follows the organisation: lookColours has to say what it is`);
  }
}

/**
 * As JSON in which each rule is written once, since languages share nearly all: `rules` are then places in `allRules`.
 * @param {object} paints
 */
export function withRulesOnce(paints) {
  /** @type {Map<string, number>} */
  const places = new Map();
  const placeOf = (/** @type {string} */ rule) => {
    const place = places.get(rule) ?? places.size;
    places.set(rule, place);
    return place;
  };
  const short = JSON.stringify(paints, (key, value) => (key === 'rules' ? value.map(placeOf) : value));
  return `{"allRules":${JSON.stringify([...places.keys()])},"paints":${short}}`;
}
