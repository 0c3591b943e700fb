import { readFileSync, statSync } from 'node:fs';

import type { Locale } from '@passerelle/shared/contract';
import { defaultLocale, directionOf, fontScripts, languageTags } from '@passerelle/shared/contract/enums/locales';

import type { FirstPaint } from './paint/first-paint';

/** Data inlined in the page, so that its first screen waits for no call. */
export interface BootData {
  registry: unknown;
  env: unknown;
  /** The own profile of the session's user; null without one. */
  me: unknown;
  /** Overridden remotes, by name; absent without any. */
  overrides?: unknown;
  /** The first answers of the screen, by address, in the request's language; absent without any. */
  answers?: unknown;
}

/** JSON inside a script element: it must not end the element or open a comment. */
const inline = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const block = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inline(value)}</script>`;

/** Hidden content of the first paint keeps its place, even if a part of it sets its own visibility. */
const ownRules = '[data-later],[data-later] *{visibility:hidden!important}';

/** In place of the plain frame; its styles are removed with it, when the page has rendered the same. */
const painted = ({ locale, html, css }: FirstPaint, nonce: string): string =>
  `<style nonce="${nonce}">${css}${ownRules}</style><div data-first-paint lang="${languageTags[locale]}">${html}</div>`;

/** Shown by its own script, if the browser has no stored answer: never flashes for users who have answered. */
const asked = ({ locale, question }: FirstPaint, script: string): string =>
  question && `<template id="early-question"><div lang="${languageTags[locale]}">${question}</div></template>${script}`;

/** Shown by browsers without scripts. The document is in French; readers of another language get English. */
const NEEDS_SCRIPT = 'Passerelle needs JavaScript: turn it on in your browser, then reload the page.';

const inWordsOf = (locale: Locale, french: string): string =>
  locale === defaultLocale ? french : french.replace(/>[^<]*</, () => ` lang="en">${NEEDS_SCRIPT}<`);

const forScript = / data-script="([\w-]+)"/;

/** Only the fonts of the locale are fetched ahead. */
const fontLink = (link: string, locale: Locale): string =>
  fontScripts[locale].some((script) => script === forScript.exec(link)?.[1]) ? link.replace(forScript, '') : '';

/** The direction follows the text shown: a first paint may be in another language than the visitor's. */
const htmlAttributes = (locale: Locale, shown: Locale): string =>
  `lang="${languageTags[locale]}"${directionOf(shown) === 'rtl' ? ' dir="rtl"' : ''}`;

/** The shell's document, read again after a new build. */
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
      .replace('lang="fr"', htmlAttributes(locale, paint?.locale ?? locale))
      .replace(/<link[^>]* data-script="[^>]*>/g, (link) => fontLink(link, locale))
      .replace(/(?<=<noscript>).*(?=<\/noscript>)/s, (french) => inWordsOf(locale, french))
      .replace('<!--notice-->', () => notice(nonce))
      .replace('<!--boot-->', () => blocks)
      .replace(/<!--paint-->.*<!--\/paint-->/s, (frame) => (paint ? painted(paint, nonce) : frame))
      .replace(/<!--question-->(.*)<!--\/question-->/s, (_, script: string) => (paint ? asked(paint, script) : ''));
  };
}
