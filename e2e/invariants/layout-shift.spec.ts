import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

/** Maximum shift of visible elements until the page is idle; browsers rate 0.1 as good. */
const SHIFT_BUDGET = 0.02;
/** Slow enough that every skeleton is seen. */
const ANSWER_DELAY_MS = 600;

interface Shift {
  value: number;
  /** The beginnings of the texts that moved. */
  moved: string[];
}

/** Missing in the DOM types of TypeScript. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

/** Content of each screen once its answers are there. */
const screens = {
  '/': (page: Page) => page.getByRole('region', { name: 'Prochaine étape' }),
  '/program': (page: Page) => page.getByRole('heading', { level: 3, name: /^Semaine \d+$/ }),
  '/networking-actions': title('Actions de Networking'),
  '/calendar': title('Calendrier des RDV'),
  '/job-offers': title('Annonces'),
  '/contacts': title('Contacts'),
  '/library': title('Bibliothèque'),
  '/documents': title('Mes documents'),
  '/dashboard': (page: Page) => page.getByText(/que la semaine d’avant\./),
  '/account': (page: Page) => page.getByRole('heading', { level: 2, name: 'Mes données' }),
  '/client/users': title('Utilisateurs'),
  '/client/reporting': (page: Page) => page.getByText(/que la semaine d’avant|qu’une semaine plus tôt/).first(),
};

test.use({ viewport: { width: 390, height: 800 } });

for (const [path, shown] of Object.entries(screens)) {
  test(`${path} does not move under the eye while slow answers come on a phone`, async ({ page, signIn, settled }) => {
    await signIn(path.startsWith('/client') ? 'owner' : 'participant');
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[])
          shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route(/\/api\/(me|users|reporting|client)\b/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_DELAY_MS));
      await route.continue();
    });
    await page.goto(path);
    await expect(shown(page)).toBeVisible();
    await settled();
    await page.waitForLoadState('networkidle');

    const shifts = await page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts ?? []);
    const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(shifted, JSON.stringify(shifts)).toBeLessThanOrEqual(SHIFT_BUDGET);
  });
}
