import { expect, test } from '../support/test';

test('shell and remotes share one React, one router and one theme', async ({ page, signIn }) => {
  await signIn('participant');
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (/\/remotes\/.*\.js$/.test(response.url())) scripts.push(await response.text());
  });
  await page.goto('/contacts');
  await page.getByRole('link', { name: 'Bibliothèque' }).click();
  await expect(page.getByRole('heading', { name: 'Bibliothèque', level: 1 })).toBeVisible();

  expect(scripts.length).toBeGreaterThan(3);
  // React's own packages name themselves by these; a remote that carries one carries a second copy.
  const inner = /__CLIENT_INTERNALS_DO_NOT_USE|createBrowserRouter|emotion-cache|_SWRConfig/;
  expect(scripts.filter((script) => inner.test(script))).toEqual([]);
});

test('the page runs under its policy: no script but files, no eval', async ({ page, signIn }) => {
  await signIn('participant');
  const answer = await page.goto('/contacts');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toContain('unsafe-inline');
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
});
