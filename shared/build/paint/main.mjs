/**
 * Draws the first paint of the screens of some remotes, and of the shell, in a process of its own: it takes the place of a page.
 * Usage: node main.mjs <bundle> <work: JSON>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PAINT_FILE, root } from '../paths.mjs';
import { integrityOf } from '../webpack/integrity-of.mjs';
import { readDescriptor } from '../webpack/read-descriptor.mjs';
import { besideEachOther, dropClasses, hideDifferences, leaveBelow, quieten, styleRules } from './cut.mjs';
import { openPage, setDay, setWidth } from './page.mjs';
import { samplePerson, withPictures } from './people.mjs';
import { assertOfNobody, rulesOf } from './rules.mjs';

/**
 * @typedef {import('../../contract/remotes/paint.ts').Paint} Paint
 * @typedef {import('../../contract/index.ts').OwnProfile} OwnProfile
 * @typedef {{ shell?: string, remotes: { name: string, out?: string }[] }} Work `out`: the folder of a version of it.
 */

/** What an organisation may have a picture in the place of. */
const BANNER = '.banner > svg';
const LOCALES = /** @type {const} */ (['fr', 'en']);
const [bundle = '', work = '{}'] = process.argv.slice(2);
/** @type {Work} */
const { shell, remotes } = JSON.parse(work);

const descriptors = remotes.map(({ name, out }) => ({ out, descriptor: readDescriptor(join(root, name)) }));
const sealed = descriptors.map(({ descriptor: { routes, menu, ...rest } }) => ({
  release: JSON.stringify({ ...rest, base: `/remotes/${rest.name}/`, routes: [], menu: [], files: {}, screens: {} }),
  signature: '',
  routes,
  menu,
}));
const [one, other] = [samplePerson('one'), samplePerson('other')];
const page = openPage({
  boot: {
    registry: { contract: 1, mark: '', remotes: sealed },
    env: { env: 'production', version: '', demo: false, publicUrl: 'http://localhost', locales: [...LOCALES] },
    // The first that is drawn is another.
    me: other.person,
  },
});
/** @type {{ draw: (path: string, locale: string, person: OwnProfile) => Promise<string>, WIDE_FROM_PX: number }} */
const { draw, WIDE_FROM_PX } = page.load(bundle);
/** A phone, and a window in which screens may have other elements. */
const [NARROW_PX, WIDE_PX] = [390, 1440];

/** @param {string} path @param {string} locale @param {OwnProfile} person @param {Date} at */
async function drawn(path, locale, person, at) {
  setDay(at);
  page.takeRules();
  const element = page.document.createElement('div');
  element.innerHTML = await draw(path, locale, person);
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
  assertOfNobody(kept, others);
  dropClasses(element, kept);
  return { html: element.innerHTML, rules: kept };
}

/** @param {string} path @param {string} locale */
async function drawBoth(path, locale) {
  const { element, rules } = await drawn(path, locale, one.person, one.at);
  const { element: second, rules: others } = await drawn(path, locale, other.person, other.at);
  hideDifferences(element, second);
  const main = element.querySelector('main');
  const layout = main?.closest('div:has(> header)');
  if (!main || !layout) throw new Error(`Nothing stands at ${path}`);
  return { layout, main, rules, others };
}

/** @param {string} path @param {string} locale @param {number} width */
async function screenOf(path, locale, width) {
  setWidth(width);
  const { main, ...written } = await drawBoth(path, locale);
  setWidth(NARROW_PX);
  main.querySelector(BANNER)?.replaceWith('§banner§');
  leaveBelow(main);
  return paintOf(main, written);
}

/** @param {string} path @param {string} locale */
const screenAt = async (path, locale) =>
  besideEachOther(await screenOf(path, locale, NARROW_PX), await screenOf(path, locale, WIDE_PX), WIDE_FROM_PX);

/** @param {readonly string[]} paths */
async function screensAt(paths) {
  /** @type {Record<string, Record<string, Paint>>} */
  const found = {};
  for (const locale of LOCALES) {
    found[locale] = {};
    for (const path of paths) Object.assign(found[locale], { [path]: await screenAt(path, locale) });
  }
  return found;
}

/** @type {Record<string, string>} */
const pieces = {};
const outer = (/** @type {Element | null | undefined} */ element) => element?.outerHTML ?? '';

/** @param {string} path @param {string} locale */
async function layoutAt(path, locale) {
  const { layout, main, rules, others } = await drawBoth(path, locale);
  const { element: pictured, rules: further } = await drawn(path, locale, withPictures(one.person), one.at);
  main.setAttribute('aria-busy', 'true');
  main.textContent = '§screen§';
  const logo = layout.querySelector('.logo');
  const banner = layout.querySelector(`header ${BANNER}`);
  Object.assign(pieces, { mark: outer(logo), logo: outer(pictured.querySelector('.logo-picture')) });
  Object.assign(pieces, {
    drawing: outer(banner),
    picture: outer(pictured.querySelector('header > .banner > img')),
  });
  logo?.replaceWith('§logo§');
  banner?.replaceWith('§banner§');
  const menu = layout.querySelector('nav ul');
  // What it holds differs by right, and comes from the server.
  menu?.removeAttribute('data-later');
  for (const item of Array.from(menu?.children ?? [])) {
    const link = item.querySelector('a');
    link?.setAttribute('href', '§path§');
    item.querySelector('path')?.setAttribute('d', '§icon§');
    if (link?.lastChild) link.lastChild.textContent = '§label§';
    quieten(item);
    pieces[link?.hasAttribute('aria-current') ? 'currentMenuItem' : 'menuItem'] = outer(item);
  }
  if (menu) menu.textContent = '§menu§';
  const whole = page.document.createElement('div');
  whole.append(layout);
  const written = { rules: [...rules, ...further], others };
  return paintOf(whole, written, { isWhole: true, beside: Object.values(pieces).join('') });
}

for (const { out, descriptor } of descriptors) {
  if (!out) continue;
  const paths = descriptor.routes.filter(({ path, layout }) => layout === 'main' && !path.includes(':'));
  const bytes = Buffer.from(JSON.stringify(await screensAt(paths.map(({ path }) => path))));
  writeFileSync(join(out, PAINT_FILE), bytes);
  // What is signed names it like every other file.
  const release = join(out, 'release.json');
  const build = JSON.parse(readFileSync(release, 'utf8'));
  build.files[PAINT_FILE] = integrityOf(bytes);
  writeFileSync(release, JSON.stringify(build, null, 2));
}
if (shell) {
  /** @type {Record<string, Record<string, Paint>>} */
  const layouts = {};
  const places = { 'participant/main': '/', 'client/main': '/client/users', '/account': '/account' };
  for (const locale of LOCALES) {
    layouts[locale] = {};
    for (const [key, path] of Object.entries(places)) layouts[locale][key] = await layoutAt(path, locale);
  }
  writeFileSync(shell, JSON.stringify({ layouts, screens: await screensAt(['/account']), pieces }));
}
process.exit(0);
