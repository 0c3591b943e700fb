import { countScripts } from '../support/script-bytes';
import { expect, test } from '../support/test';

const isEngine = (url: string): boolean => /chart-engine/.test(url);

test('the reporting without a drawing is no heavier than the list of people', async ({ page, signIn }) => {
  await signIn('owner');
  const engines: string[] = [];
  page.on('request', (request) => {
    if (isEngine(request.url())) engines.push(request.url());
  });
  const scripts = await countScripts(page);
  await page.goto('/client/users');
  await expect(page.getByRole('heading', { name: 'Utilisateurs', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const users = scripts.kilobytes();

  const fresh = await page.context().browser()?.newContext();
  if (!fresh) throw new Error('there is no browser');
  await fresh.addCookies(await page.context().cookies());
  const other = await fresh.newPage();
  other.on('request', (request) => {
    if (isEngine(request.url())) engines.push(request.url());
  });
  const counted = await countScripts(other);
  // Tables need no drawing.
  await other.goto(new URL('/client/reporting?view=table', page.url()).href);
  await expect(other.getByRole('heading', { name: 'Reporting', level: 1 })).toBeVisible();
  await expect(other.getByRole('table').first()).toBeVisible();
  await other.waitForLoadState('networkidle');

  expect(engines).toEqual([]);
  expect(counted.kilobytes()).toBeLessThanOrEqual(users);

  await other.getByRole('button', { name: 'Graphique' }).first().click();
  await expect.poll(() => engines.length).toBe(1);
  await fresh.close();
});
