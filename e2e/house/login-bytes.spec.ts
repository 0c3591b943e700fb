import { expect, test } from '../support/test';

/** Of compressed JavaScript, headers included, until the page is idle: docs/performance.md. */
const BUDGET_KB = 142;

test('the login page loads no more JavaScript than its budget', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Set<string>();
  const loaded: number[] = [];
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) loaded.push(encodedDataLength);
  });

  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Connexion', level: 1 })).toBeVisible();
  // What comes after the paint is counted too: consent, and watching the other tabs.
  await expect.poll(() => loaded.length).toBe(4);
  await page.waitForLoadState('networkidle');

  const bytes = loaded.reduce((sum, size) => sum + size, 0);
  expect(bytes / 1024).toBeLessThan(BUDGET_KB);
});
