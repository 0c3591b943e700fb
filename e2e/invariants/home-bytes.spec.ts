import { countScripts } from '../support/script-bytes';
import { expect, test } from '../support/test';

/** Of compressed JavaScript, headers included, until the page is idle: docs/performance.md. */
const BUDGET_KB = 318;
/** The load time of a version is reported seconds later. */
const APART = /\/log\./;

test('a participant’s home loads no more JavaScript than its budget', async ({ page, signIn }) => {
  await signIn('participant');
  const scripts = await countScripts(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Baromètre' })).toBeVisible();
  // The slot of another remote, and what comes after the paint, are counted too. A screen that brings one file more is
  // looked at here, and either put right or written down with its reason.
  await expect.poll(() => scripts.count(APART)).toBeGreaterThanOrEqual(13);
  await page.waitForLoadState('networkidle');

  expect(scripts.count(APART)).toBe(13);
  expect(scripts.kilobytes(APART)).toBeLessThan(BUDGET_KB);
});
