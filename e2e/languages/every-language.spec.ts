import type { Page } from '@playwright/test';

import { directionOf, languageTags, textLocales } from '../../shared/contract/enums/locales';
import { accessibilityFaults } from '../support/axe';
import type { Persona } from '../support/product';
import { type PseudoLocale, usePseudoLocale } from '../support/pseudo-locale';
import { expect, test } from '../support/test';

const screens: Partial<Record<Persona, readonly string[]>> = {
  participant: [
    '/',
    '/program',
    '/networking-actions',
    '/contacts',
    '/calendar',
    '/job-offers',
    '/library',
    '/dashboard',
    '/account',
  ],
  owner: [
    '/client/dashboard',
    '/client/users',
    '/client/groups',
    '/client/organization',
    '/client/content',
    '/client/reporting?view=table',
    '/client/log',
  ],
};
const widths = [1440, 390];

/** Returns visible faults of texts: cut texts, placeholders or ids in place of texts, pages that are too wide. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(script, style, svg *)')) {
      const words = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '')
        .join('')
        .trim();
      if (!words || !element.checkVisibility()) continue;
      if (/\{\w+\}|^[\w+/]{6}$(?<=[A-Z\d+/].*)(?<=[a-z].*)(?<=\d.*)/.test(words)) found.push(`not replaced: ${words}`);
      const { clip, clipPath, overflowX, textOverflow } = getComputedStyle(element);
      // Texts for screen readers alone are cut on purpose.
      const isShown = clip === 'auto' && clipPath === 'none' && element.clientWidth > 1;
      const isCut = isShown && overflowX !== 'visible' && textOverflow !== 'ellipsis';
      if (isCut && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${words}`);
    }
    return found;
  });

/** A chart follows the width of its window once its first drawing has come to an end, which nothing on the page tells. */
const CHART_DRAWING_MS = 1_500;

/** Goes by the menu if it has the path, like a person: a full page load tests no additional texts. */
async function visit(page: Page, path: string, settled: () => Promise<void>): Promise<void> {
  // The main menu comes before the links of the screen.
  const entry = page.locator(`nav a[href="${path}"]`).first();
  if (await entry.isVisible()) {
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'page');
  } else await page.goto(path);
  await expect(page.locator('[data-first-paint]')).toHaveCount(0);
  await settled();
  if ((await page.locator('[data-chart]').count()) > 0) await page.waitForTimeout(CHART_DRAWING_MS);
}

for (const locale of textLocales.filter((code) => code !== 'fr')) {
  for (const [persona, paths] of Object.entries(screens)) {
    test(`in ${locale}, the screens of ${persona} hold their words`, async ({ page, signIn, settled }) => {
      await page.addInitScript((code) => localStorage.setItem('passerelle.locale', code), locale);
      await signIn(persona as Persona);
      for (const path of paths) {
        await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
        await visit(page, path, settled);
        await expect(page.locator('html')).toHaveAttribute('lang', languageTags[locale]);
        await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await settled();
          // A chart follows its window a moment later.
          await expect.poll(() => faults(page), { message: `${path} at ${width} px` }).toEqual([]);
        }
        // Colours are the same in every language, and take longest to look at.
        expect(await accessibilityFaults(page, { withoutRules: ['color-contrast'] }), path).toEqual([]);
      }
    });
  }
}

for (const pseudo of ['accented', 'longest', 'bidi'] satisfies PseudoLocale[]) {
  for (const [persona, paths] of Object.entries(screens)) {
    test(`with ${pseudo} words, the screens of ${persona} hold them`, async ({ page, signIn, settled }) => {
      await usePseudoLocale(page, pseudo);
      await page.addInitScript(
        (code) => localStorage.setItem('passerelle.locale', code),
        pseudo === 'bidi' ? 'ar' : 'en',
      );
      await signIn(persona as Persona);
      await page.setViewportSize({ width: 390, height: 900 });
      for (const path of paths) {
        await visit(page, path, settled);
        expect(await faults(page), path).toEqual([]);
      }
    });
  }
}
