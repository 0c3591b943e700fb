import { expect, test } from '../support/test';

/** Of what is in view, until the page is idle: 0.1 is what browsers call good. */
const SHIFT_BUDGET = 0.02;
/** Slow enough that every skeleton is seen. */
const ANSWER_DELAY_MS = 600;

test.use({ viewport: { width: 390, height: 800 } });

const screens = { actions: '/networking-actions', calendar: '/calendar', 'job offers': '/job-offers' };

for (const [name, address] of Object.entries(screens)) {
  test(`a participant’s ${name} do not move under the eye while slow answers come on a phone`, async ({
    page,
    signIn,
    settled,
  }) => {
    await signIn('participant');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/api/me/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_DELAY_MS));
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await settled();

    const shifted = await page.evaluate(() =>
      (window as Window & { shifts?: number[] }).shifts?.reduce((sum, value) => sum + value, 0),
    );
    expect(shifted).toBeLessThanOrEqual(SHIFT_BUDGET);
  });
}
