import { expect, test } from '../support/test';

/** Of what is in view, until the page is idle: 0.1 is what browsers call good. */
const SHIFT_BUDGET = 0.02;

test.use({ viewport: { width: 390, height: 800 } });

const screens = [
  ['the contact book', '/contacts', 'Contacts'],
  ['the library', '/library', 'Bibliothèque'],
  ['the documents', '/documents', 'Mes documents'],
] as const;

for (const [what, path, title] of screens) {
  test(`${what} does not move under the eye while it loads on a phone`, async ({ page, signIn, settled }) => {
    await signIn('participant');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Slow enough that every skeleton is seen.
    await page.route('**/api/me/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await settled();
    await page.waitForLoadState('networkidle');

    const shifted = await page.evaluate(() =>
      (window as Window & { shifts?: number[] }).shifts?.reduce((sum, value) => sum + value, 0),
    );
    expect(shifted).toBeLessThanOrEqual(SHIFT_BUDGET);
  });
}
