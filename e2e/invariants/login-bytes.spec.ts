import { countScripts } from '../support/script-bytes';
import { expect, test } from '../support/test';

/** Of compressed JavaScript, headers included, until the page is idle: docs/performance.md. */
const BUDGET_KB = 211;

test('the login page loads no more JavaScript than its budget', async ({ page }) => {
  const scripts = await countScripts(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Connexion', level: 1 })).toBeVisible();
  // The script of the first paint, main, login, and watching the other tabs, which comes after the paint.
  await expect.poll(scripts.count).toBe(4);
  await page.waitForLoadState('networkidle');

  expect(scripts.kilobytes()).toBeLessThan(BUDGET_KB);
});
