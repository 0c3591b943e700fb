import { countScripts } from '../support/script-bytes';
import { expect, test } from '../support/test';

/** Of compressed JavaScript, headers included, until the page is idle: docs/performance.md. */
const BUDGET_KB = 231;

test('the list of people loads no more JavaScript than its budget, and no schemas', async ({ page, signIn }) => {
  await signIn('owner');
  const scripts = await countScripts(page);
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/remotes\/.*\.js$/.test(response.url())) texts.push(response.text());
  });
  await page.goto('/client/users');
  await expect(page.getByRole('heading', { name: 'Utilisateurs', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(scripts.kilobytes()).toBeLessThan(BUDGET_KB);
  // An enumeration beside a schema brings the library of schemas along: it belongs into `contract/enums`.
  const loaded = await Promise.all(texts);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((text) => text.includes('ExtendsUnion'))).toEqual([]);
});
