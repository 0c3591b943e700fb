import { join } from 'node:path';

import { readJson, root } from '../../shared/build/paths.mjs';
import { remotes } from '../support/product';
import { expect, test } from '../support/test';

interface Descriptor {
  unavailable: { fr: string };
  routes: { path: string; space: string }[];
}

/** Each remote that has a screen for participants: the first of them, and what stands there once it is taken away. */
const places = remotes.flatMap((remote) => {
  const { routes, unavailable } = readJson(join(root, remote, 'remote.json')) as Descriptor;
  const screen = routes.find(({ path, space }) => space === 'participant' && !path.includes(':'));
  return screen ? [{ remote, path: screen.path, title: unavailable.fr }] : [];
});

/** Ways in which a file of a remote can be missing. */
const faults = {
  'is missing': { status: 404, contentType: 'text/plain', body: 'Not found' },
  'answers JSON with 503': { status: 503, contentType: 'application/json', body: '{}' },
  'answers a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Login</title>' },
} as const;

test('most remotes have a screen to take away', () => expect(places.length).toBeGreaterThan(3));

for (const { remote, path, title } of places) {
  for (const [what, answer] of Object.entries(faults)) {
    test(`${remote}: every file ${what}; the rest lives on, and trying again works without a reload`, async ({
      page,
      signIn,
      expectTrouble,
    }) => {
      expectTrouble(
        new RegExp(`${remote}|Failed to load resource|Unexpected token|MIME type|ChunkLoadError|Loading chunk`),
      );
      await signIn('participant');
      const files = `**/remotes/${remote}/**`;
      await page.route(files, (route) => route.fulfill(answer));

      await page.goto(path);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')).not.toHaveCount(0);

      await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
      await page.unroute(files);
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.getByRole('heading', { name: title })).toBeHidden();
      await expect(page.locator('main h1')).toBeVisible();
      expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
    });
  }
}

test('a screen that throws costs its own area; another is a click away', async ({ page, signIn, expectTrouble }) => {
  expectTrouble(/answer 500|500 \(|broken on purpose/);
  await signIn('participant');
  await page.route('**/api/me/contacts?*', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"error":{"code":"unexpected","message":"broken on purpose"}}',
    }),
  );
  await page.goto('/contacts');
  await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Bibliothèque' }).click();
  await expect(page.getByRole('heading', { name: 'Bibliothèque', level: 1 })).toBeVisible();
});
