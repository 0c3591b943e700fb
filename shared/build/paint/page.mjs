import { createRequire } from 'node:module';

import { JSDOM } from 'jsdom';

/** Width of the drawn window; differences between widths are in the styles. */
let widthPx = 390;

const RealDate = Date;
const NodeRequest = Request;

/** @param {string} query */
const holds = (query) =>
  Array.from(query.matchAll(/(min|max)-width:\s*([\d.]+)px/g)).every(([, side, px]) =>
    side === 'min' ? widthPx >= Number(px) : widthPx <= Number(px),
  ) && /width/.test(query);

/** @param {unknown} value */
const inline = (value) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * A page in Node, with what a document brings along and no server behind it, whose Emotion writes its rules down.
 * @param {{ boot: Record<string, unknown> }} options
 */
export function openPage({ boot }) {
  const blocks = Object.entries(boot).map(
    ([id, value]) => `<script type="application/json" id="${id}">${inline(value)}</script>`,
  );
  // As in the browser: skeletons are drawn at once where the page has them already.
  const html = `<html lang="fr"><head>${blocks.join('')}</head><body><div data-first-paint></div></body></html>`;
  const { window } = new JSDOM(html, { url: 'http://localhost/', pretendToBeVisual: true });
  /** @type {string[]} */
  const rules = [];
  window.CSSStyleSheet.prototype.insertRule = (/** @type {string} */ rule) => rules.push(rule);
  const quiet = { onchange: null, addEventListener() {}, removeEventListener() {}, dispatchEvent: () => true };
  window.matchMedia = (media) => ({ media, matches: holds(media), ...quiet, addListener() {}, removeListener() {} });
  window.scrollTo = () => undefined;
  const own = ['Event', 'CustomEvent', 'EventTarget', 'navigator'];
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && !own.includes(name)) continue;
    const value = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (window))[name];
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  // Of its prototype, which the global object of Node does not have.
  for (const name of /** @type {const} */ (['addEventListener', 'removeEventListener', 'dispatchEvent'])) {
    Object.assign(globalThis, { [name]: window[name].bind(window) });
  }
  // A page's requests are relative to its own address, which Node does not have.
  globalThis.Request = class extends NodeRequest {
    /** @param {RequestInfo | URL} input @param {RequestInit} [init] */
    constructor(input, init) {
      super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
    }
  };
  // Requests never settle while painting.
  globalThis.fetch = () => new Promise(() => undefined);
  return {
    document: window.document,
    load: (/** @type {string} */ bundle) => createRequire(import.meta.url)(bundle),
    takeRules: () => rules.splice(0),
  };
}

export const setWidth = (/** @type {number} */ px) => void (widthPx = px);
export const widthNow = () => widthPx;

/** @param {Date} at */
export function setDay(at) {
  const offset = at.getTime() - RealDate.now();
  const now = () => RealDate.now() + offset;
  const Moved = new Proxy(RealDate, {
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  Object.assign(globalThis, { Date: Moved });
}
