import { readTextLocales } from '../lib/text-locales.mjs';
import { dropClasses, hideAlike, hideDifferences, quieten, styleRules } from './cut.mjs';
import { openPage, setDay, widthNow } from './page.mjs';
import { samplePerson } from './people.mjs';
import { assertNotPersonal, rulesOf } from './rules.mjs';

/**
 * @typedef {import('../../contract/remotes/paint.ts').Paint} Paint
 * @typedef {import('../../contract/index.ts').OwnProfile} OwnProfile
 */

/**
 * A page that draws the product, once for each of two sample people.
 * @param {string} bundle @param {readonly ReturnType<typeof import('../webpack/read-descriptor.mjs').readDescriptor>[]} descriptors of the remotes that the product has
 */
export function openDrawing(bundle, descriptors) {
  const sealed = descriptors.map(({ routes, menu, ...rest }) => ({
    release: JSON.stringify({ ...rest, base: `/remotes/${rest.name}/`, routes: [], menu: [], files: {}, screens: {} }),
    signature: '',
    routes,
    menu,
  }));
  const [one, other] = [samplePerson('one'), samplePerson('other')];
  const page = openPage({
    boot: {
      registry: { contract: 1, mark: '', remotes: sealed },
      env: { env: 'production', version: '', demo: false, publicUrl: 'http://localhost', locales: readTextLocales() },
      // The first person drawn differs from the one in the boot data.
      me: other.person,
    },
  });
  /**
   * @type {{
   *   draw: (path: string, locale: string, person: OwnProfile, answers?: object) => Promise<string>,
   *   drawQuestion: () => string,
   *   WIDE_FROM_PX: number,
   * }}
   */
  const { draw, drawQuestion, WIDE_FROM_PX } = page.load(bundle);

  /** @param {string} path @param {string} locale @param {OwnProfile} person @param {Date} at @param {object} [answers] */
  async function drawn(path, locale, person, at, answers) {
    setDay(at);
    page.takeRules();
    const element = page.document.createElement('div');
    element.innerHTML = await draw(path, locale, person, answers);
    return { element, rules: page.takeRules() };
  }

  /**
   * @param {Element} element @param {{ rules: string[], others: string[] }} written
   * @param {{ isWhole?: boolean, beside?: string }} [options] `beside`: further HTML that the rules are for
   * @returns {Paint}
   */
  function paintOf(element, { rules, others }, { isWhole = false, beside = '' } = {}) {
    quieten(element);
    const own = styleRules(element);
    const kept = rulesOf([...rules, ...own], element.innerHTML + beside, { isWhole });
    assertNotPersonal(kept, others);
    dropClasses(element, kept);
    return { html: element.innerHTML, rules: kept };
  }

  /** Drawings of the first language with their personal parts hidden, by address, width and answer. @type {Map<string, Element>} */
  const hidden = new Map();

  /** @param {string} path @param {string} locale @param {readonly [object?, object?]} [answers] of each of the two */
  async function drawBoth(path, locale, [ofOne, ofOther] = []) {
    const { element, rules } = await drawn(path, locale, one.person, one.at, ofOne);
    const key = JSON.stringify([path, widthNow(), ofOne]);
    const known = hidden.get(key);
    let others = rules;
    // The same elements are personal in every language, unless a translation has them in another order.
    if (!known || !hideAlike(element, known)) {
      const second = await drawn(path, locale, other.person, other.at, ofOther);
      hideDifferences(element, second.element);
      others = second.rules;
    }
    if (!known) hidden.set(key, /** @type {Element} */ (element.cloneNode(true)));
    const main = element.querySelector('main');
    const layout = main?.closest('div:has(> header)');
    if (!main || !layout) throw new Error(`Nothing stands at ${path}`);
    return { layout, main, rules, others };
  }

  return { page, one, other, drawn, drawBoth, paintOf, drawQuestion, WIDE_FROM_PX };
}
