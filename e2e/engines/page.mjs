/** WebDriver's key of an element reference. */
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';
/** A loaded machine is slow, not wrong. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 200;

/** @typedef {Record<string, string>} Element */
/**
 * Commands of both engines, each over its own protocol.
 * @typedef {object} Engine
 * @property {(url: string) => Promise<unknown>} navigate
 * @property {(script: string, args: unknown[]) => Promise<any>} run
 * @property {(element: Element) => Promise<unknown>} click
 * @property {(element: Element, text: string) => Promise<unknown>} type
 * @property {() => Promise<void>} close
 */

/** @param {Element} element */
export const idOf = (element) => element[REFERENCE] ?? '';

/**
 * Until it answers something, and does not throw.
 * @template T @param {string} what @param {() => Promise<T>} attempt @returns {Promise<T>}
 */
export async function retry(what, attempt) {
  const end = Date.now() + PATIENCE_MS;
  /** @type {unknown} */
  let reason = 'nothing';
  while (Date.now() < end) {
    try {
      const found = await attempt();
      if (found !== null && found !== undefined && found !== false) return found;
    } catch (error) {
      reason = error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`Waited in vain for ${what}: ${reason instanceof Error ? reason.message : String(reason)}`);
}

/** Something of a kind that is seen, by its words. */
const byWords = `
  const [selector, words] = arguments;
  const named = (one) => (one.getAttribute('aria-label') ?? one.textContent).replaceAll(/\\s+/g, ' ');
  return [...document.querySelectorAll(selector)].find(
    (one) => one.getClientRects().length > 0 && named(one).includes(words),
  ) ?? null;`;

/** A control by its label, drawn or only said. */
const labelled = `
  const labelled = (words) =>
    [...document.querySelectorAll('label')].find((label) => label.textContent.trim().startsWith(words))?.control ??
    document.querySelector('[role=spinbutton][aria-label="' + words + '"]') ??
    document.querySelector('[aria-label^="' + words + '"]');`;
const byLabel = `${labelled} return labelled(arguments[0]);`;

/** Page object that finds elements by their visible text. @param {Engine} engine @param {string} origin */
export function pageOf(engine, origin) {
  /** @param {string} selector @param {string} words @returns {Promise<Element>} */
  const see = (selector, words) => retry(`« ${words} » (${selector})`, () => engine.run(byWords, [selector, words]));
  return {
    see,
    /** @param {string} path */
    go: (path) => engine.navigate(origin + path),
    /** @param {string} selector @param {string} words */
    press: (selector, words) =>
      retry(`« ${words} » to be pressed`, async () => (await engine.click(await see(selector, words)), true)),
    /** @param {string} label @param {string} text */
    fill: async (label, text) => engine.type(await retry(`« ${label} »`, () => engine.run(byLabel, [label])), text),
    /** @param {string} words */
    titled: (words) =>
      retry(`the title « ${words} »`, () => engine.run('return document.title.includes(arguments[0])', [words])),
    /** @param {string} script @returns {Promise<any>} */
    read: (script) => engine.run(`return ${script}`, []),
  };
}
