import { expect, test } from '../support/test';

/** Of compressed JavaScript, headers included, until the page is idle: docs/performance.md. */
const BUDGET_KB = 142;

test('the login page loads no more JavaScript than its budget', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Map<string, string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.set(requestId, response.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });

  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Connexion', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tout refuser' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(scripts.size).toBeGreaterThan(3);
  expect(bytes / 1024).toBeLessThan(BUDGET_KB);
});
