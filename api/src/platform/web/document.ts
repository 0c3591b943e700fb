import { readFileSync, statSync } from 'node:fs';

import { defaultLocale, languageTags, type Locale } from '@passerelle/shared/contract';

import type { FirstPaint } from './paint/first-paint';

/** Data inlined in the page, so that its first screen waits for no call. */
export interface BootData {
  registry: unknown;
  env: unknown;
  /** The own profile of the person of the session; null without one. */
  me: unknown;
  /** Remotes that are taken from elsewhere, by name; absent where there are none. */
  overrides?: unknown;
  /** What the screen would ask for first, by address, in the language that it was asked for in; absent where nothing came. */
  answers?: unknown;
}

/** JSON inside a script element: nothing in it may end the element or open a comment. */
const inline = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const block = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inline(value)}</script>`;

/** What is left out of a paint keeps its place, also where a part of it says by itself that it is seen. */
const ownRules = '[data-later],[data-later] *{visibility:hidden!important}';

/** In place of the plain frame; its styles go with it, when the page has drawn the same. */
const painted = ({ lang, html, css }: FirstPaint, nonce: string): string =>
  `<style nonce="${nonce}">${css}${ownRules}</style><div data-first-paint lang="${lang}">${html}</div>`;

/** Shown by a script of its own, where the browser holds no answer: nothing is asked of who has answered, not even at first. */
const asked = ({ lang, question }: FirstPaint, script: string): string =>
  question && `<template id="early-question"><div lang="${lang}">${question}</div></template>${script}`;

/** What a browser without scripts shows. French stands in the document; whoever reads another language reads English. */
const NEEDS_SCRIPT = 'Passerelle needs JavaScript: turn it on in your browser, then reload the page.';

const inWordsOf = (locale: Locale, french: string): string =>
  locale === defaultLocale ? french : french.replace(/>[^<]*</, () => ` lang="en">${NEEDS_SCRIPT}<`);

/** The shell's document, read again when a new shell was built. */
export function documentTemplate(file: string, notice: (nonce: string) => string = () => '') {
  let seen = 0;
  let html = '';
  return (boot: BootData, nonce: string, locale: Locale, paint?: FirstPaint): string => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== seen) {
      html = readFileSync(file, 'utf8');
      seen = mtimeMs;
    }
    const { registry, env, me, overrides, answers } = boot;
    const given = Object.entries({ registry, env, me, overrides, answers }).filter(([, value]) => value !== undefined);
    const blocks = given.map(([id, value]) => block(id, value)).join('');
    return html
      .replaceAll('__NONCE__', nonce)
      .replace('lang="fr"', `lang="${languageTags[locale]}"`)
      .replace(/(?<=<noscript>).*(?=<\/noscript>)/s, (french) => inWordsOf(locale, french))
      .replace('<!--notice-->', () => notice(nonce))
      .replace('<!--boot-->', () => blocks)
      .replace(/<!--paint-->.*<!--\/paint-->/s, (frame) => (paint ? painted(paint, nonce) : frame))
      .replace(/<!--question-->(.*)<!--\/question-->/s, (_, script: string) => (paint ? asked(paint, script) : ''));
  };
}
