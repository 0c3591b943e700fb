import type { Page } from '@playwright/test';

import type { Persona } from '../support/product';
import { expect, test } from '../support/test';

/**
 * The largest element on a phone is already in the document: no later drawing counts as larger. The cookie banner makes
 * another picture, so both are tested.
 */
const screens: Record<string, Persona | null> = {
  '/login': null,
  '/': 'participant',
  '/program': 'participant',
  '/networking-actions': 'participant',
  '/calendar': 'participant',
  '/contacts': 'participant',
  '/library': 'participant',
  '/dashboard': 'participant',
  '/account': 'participant',
  '/client/users': 'owner',
  '/client/reporting': 'owner',
};

interface Seen {
  /** True if painted after the app replaced the first paint. */
  isLater: boolean;
  text: string;
  size: number;
}

/** Notes each paint that was the largest so far, and whether the first paint was still there when it was noted. */
async function watchLargest(page: Page): Promise<() => Promise<Seen[]>> {
  await page.addInitScript(() => {
    const largest: Seen[] = [];
    let takenOverAt = Infinity;
    Object.assign(window, { largest });
    const look = (): void => {
      if (takenOverAt < Infinity || document.querySelector('[data-first-paint]')) return;
      if (document.querySelector('#root h1')) takenOverAt = performance.now();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; size: number })[]) {
        largest.push({
          isLater: entry.startTime >= takenOverAt,
          text: entry.element?.textContent ?? '',
          size: entry.size,
        });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () => page.evaluate(() => (window as Window & { largest?: Seen[] }).largest ?? []);
}

test.use({ viewport: { width: 390, height: 800 } });

/** Of each layout one: the question lies over all screens alike. */
const withQuestion = ['/login', '/', '/client/users'];

/** Comes with the programme's answer, and is larger than the summary of a week in which no appointment is left. */
const nextStep = /^À faire maintenant/;

for (const isAnswered of [false, true]) {
  test.describe(isAnswered ? 'with the question about cookies answered' : 'with the question about cookies', () => {
    test.use({ consent: isAnswered ? false : null });

    for (const [path, persona] of Object.entries(screens)) {
      if (!isAnswered && !withQuestion.includes(path)) continue;
      test(`the largest paint of ${path} is in the document`, async ({ page, signIn, settled }) => {
        if (persona) await signIn(persona);
        const largest = await watchLargest(page);
        // Scripts and the font of texts come once the document has been painted, as on a slow line.
        await page.route(/\/main[\w.]*\.js|onest-latin-wght[\w.-]*\.woff2/, async (route) => {
          await expect.poll(largest).not.toHaveLength(0);
          await route.continue();
        });
        await page.goto(path);
        await settled();
        await page.waitForLoadState('networkidle');
        const question = page.getByRole('region', { name: 'Vos choix sur les cookies' });
        await expect(question).toHaveCount(isAnswered ? 0 : 1);
        // The page removes the banner that came with the document.
        await expect(page.locator('#early-question')).toHaveCount(0);

        expect((await largest()).filter(({ isLater, text }) => isLater && !nextStep.test(text))).toEqual([]);
      });
    }
  });
}
