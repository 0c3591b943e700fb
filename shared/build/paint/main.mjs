/**
 * Draws the first paint of the screens of a remote, or of the shell, in a process of its own: it takes the place of a page.
 * Usage: node main.mjs <bundle> <work: JSON>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { languageTag, readTextLocales } from '../lib/text-locales.mjs';
import { PAINT_FILE, root } from '../paths.mjs';
import { integrityOf } from '../webpack/integrity-of.mjs';
import { readDescriptor } from '../webpack/read-descriptor.mjs';
import { besideEachOther, leaveBelow, quieten } from './cut.mjs';
import { openDrawing } from './drawing.mjs';
import { answerFor, declaredParts, fitsPlurals, markNumbers } from './parts.mjs';
import { setWidth } from './page.mjs';
import { withPictures } from './people.mjs';
import { withRulesOnce } from './rules.mjs';

/**
 * @typedef {import('../../contract/remotes/paint.ts').Paint} Paint
 * @typedef {{ shell?: string, remote?: { name: string, out: string } }} Work `out`: the folder of a version of it.
 */

/** Banner, which an organisation may replace with a picture. */
const BANNER = '.banner > svg';
const LOGIN = '/login';
const LOCALES = readTextLocales();
/** Before sign-in, the document is in this language. */
const [FIRST_LOCALE = ''] = LOCALES;
const [bundle = '', work = '{}'] = process.argv.slice(2);
/** @type {Work & { all: string[] }} `all`: the remotes that the product has, by name */
const { all, shell, remote } = JSON.parse(work);

const descriptors = all.map((name) => readDescriptor(join(root, name)));
const { page, one, other, drawn, drawBoth, paintOf, drawQuestion, WIDE_FROM_PX } = openDrawing(bundle, descriptors);
/** A phone, and a window in which screens may have other elements. */
const [NARROW_PX, WIDE_PX] = [390, 1440];

/**
 * @param {string} path @param {string} locale @param {number} width
 * @param {Record<string, import('./parts.mjs').DeclaredPart>} parts
 */
async function screenOf(path, locale, width, parts) {
  setWidth(width);
  const { main, rules, others } = await drawBoth(path, locale);
  main.querySelector(BANNER)?.replaceWith('§banner§');
  leaveBelow(main);
  // All that is drawn stands in one place meanwhile, so that it is cut in the same way.
  const whole = page.document.createElement('div');
  whole.append(main);
  const shapes = Object.entries(parts).map(([name, part]) => ({ name, part, shape: partIn(main, name) }));
  /** @type {Record<string, { when: import('./parts.mjs').DeclaredPart['cases'][number], shown: Element }[]>} */
  const cases = {};
  for (const { name, part } of shapes) {
    cases[name] = [];
    for (const when of part.cases) {
      if (!fitsPlurals(when, languageTag(locale))) continue;
      const [ofOne, ofOther] = part.samples.map((sample) => ({ [part.answer]: answerFor(sample, when) }));
      const drawing = await drawBoth(path, locale, [ofOne, ofOther]);
      const shown = partIn(drawing.main, name);
      leaveBelow(shown);
      markNumbers(shown, when, languageTag(locale));
      whole.append(shown);
      rules.push(...drawing.rules);
      cases[name].push({ when, shown });
    }
  }
  setWidth(NARROW_PX);
  const { rules: kept } = paintOf(whole, { rules, others });
  const found = shapes.map(({ name, part: { answer }, shape }) => {
    const otherwise = shape.outerHTML;
    shape.replaceWith(`§${name}§`);
    return [
      name,
      { answer, otherwise, cases: cases[name]?.map(({ when, shown }) => ({ when, html: shown.outerHTML })) },
    ];
  });
  return { html: main.innerHTML, rules: kept, ...(found.length > 0 && { parts: Object.fromEntries(found) }) };
}

/** @param {Element} main @param {string} name */
function partIn(main, name) {
  const part = main.querySelector(`[data-paint-part="${name}"]`);
  if (!part) throw new Error(`No part of the screen is called ${name}`);
  return part;
}

/** Screens with the same elements at both widths, as found in the first language. @type {Set<string>} */
const alike = new Set();

/** @param {string} path @param {string} locale @param {Record<string, import('./parts.mjs').DeclaredPart>} [parts] */
async function screenAt(path, locale, parts = {}) {
  const narrow = await screenOf(path, locale, NARROW_PX, parts);
  if (alike.has(path)) return narrow;
  const both = besideEachOther(narrow, await screenOf(path, locale, WIDE_PX, parts), WIDE_FROM_PX);
  if (both.html === narrow.html) alike.add(path);
  return both;
}

/** @param {readonly string[]} paths @param {Record<string, Record<string, import('./parts.mjs').DeclaredPart>>} [declared] */
async function screensAt(paths, declared = {}) {
  /** @type {Record<string, Record<string, Paint>>} */
  const found = {};
  for (const locale of LOCALES) {
    found[locale] = {};
    for (const path of paths) Object.assign(found[locale], { [path]: await screenAt(path, locale, declared[path]) });
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
  // Its content depends on permissions, and comes from the server.
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
  // The foot of the page stays below the window, as under a screen that is there.
  const written = { rules: [...rules, ...further, '[data-first-paint] main{min-height:100vh}'], others };
  return paintOf(whole, written, { isWhole: true, beside: Object.values(pieces).join('') });
}

/** The screens before sign-in, drawn twice as well, so that they show nothing of one person. @param {string} locale */
async function loginAt(locale) {
  const { element, rules } = await drawn(LOGIN, locale, one.person, one.at);
  const { rules: others } = await drawn(LOGIN, locale, other.person, other.at);
  element.querySelector('main')?.setAttribute('aria-busy', 'true');
  return paintOf(element, { rules, others }, { isWhole: true });
}

/** In the language of the last drawing. */
function questionNow() {
  page.takeRules();
  const element = page.document.createElement('div');
  element.innerHTML = drawQuestion();
  const rules = page.takeRules();
  return paintOf(element, { rules, others: rules });
}

const descriptor = descriptors.find(({ name }) => name === remote?.name);
if (remote && descriptor) {
  const paths = descriptor.routes.filter(({ path, layout }) => layout === 'main' && !path.includes(':'));
  const screens = await screensAt(
    paths.map(({ path }) => path),
    declaredParts(descriptor.name),
  );
  const bytes = Buffer.from(withRulesOnce(screens));
  writeFileSync(join(remote.out, PAINT_FILE), bytes);
  // The signed release lists it like every other file.
  const release = join(remote.out, 'release.json');
  const build = JSON.parse(readFileSync(release, 'utf8'));
  build.files[PAINT_FILE] = integrityOf(bytes);
  writeFileSync(release, JSON.stringify(build, null, 2));
}
if (shell) {
  /** @type {Record<string, Record<string, Paint>>} */
  const layouts = {};
  /** @type {Record<string, Paint>} */
  const questions = {};
  const places = { 'participant/main': '/', 'client/main': '/client/users', '/account': '/account' };
  for (const locale of LOCALES) {
    layouts[locale] = {};
    for (const [key, path] of Object.entries(places)) layouts[locale][key] = await layoutAt(path, locale);
    questions[locale] = questionNow();
  }
  Object.assign(layouts[FIRST_LOCALE] ?? {}, { [LOGIN]: await loginAt(FIRST_LOCALE) });
  writeFileSync(shell, withRulesOnce({ layouts, screens: await screensAt(['/account']), questions, pieces }));
}
process.exit(0);
