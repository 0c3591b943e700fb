import { countScripts } from '../support/script-bytes';
import { expect, test } from '../support/test';

/** Of compressed JavaScript, headers included, until the page is idle, on a phone: docs/performance.md. */
const budgets = {
  '/program': 281,
  '/networking-actions': 303,
  '/calendar': 315,
  '/contacts': 295,
  '/library': 268,
  '/dashboard': 319,
  '/account': 396,
};

/** The chart library, and the load time report of a version, which is sent seconds later. */
const APART = /\/(chart-engine|log)\./;

test.use({ viewport: { width: 390, height: 800 } });

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} loads no more JavaScript than its budget`, async ({ page, signIn, settled }) => {
    await signIn('participant');
    const scripts = await countScripts(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled();
    await page.waitForLoadState('networkidle');

    // The product, its words and the screen, and what comes after the paint.
    expect(scripts.count()).toBeGreaterThan(5);
    expect(scripts.kilobytes(APART)).toBeLessThan(budget);
  });
}
