import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { stock } from '../support/product';
import { expect, test } from '../support/test';
import { Outside } from './outside';

// Requests that are still under way when a journey ends are ignored.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const title = (page: Page) => page.getByRole('heading', { name: 'D’ailleurs', level: 1 });

/** With the React of the page, or its state would be lost on it. */
async function expectThatItCounts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compté 0 fois' }).click();
  await expect(page.getByRole('button', { name: 'Compté 1 fois' })).toBeVisible();
}

/** Returns the versions of a shared package that a remote uses, according to the federation runtime. */
const versionsInUse = (page: Page, name: string, remote: string): Promise<string[]> =>
  page.evaluate(
    ([module, user]) => {
      type Versions = Record<string, { useIn?: readonly string[] }>;
      interface Instance {
        shareScopeMap: Record<string, Record<string, Versions>>;
      }
      const { __FEDERATION__: federation } = globalThis as unknown as {
        __FEDERATION__: Record<'__INSTANCES__', readonly Instance[]>;
      };
      const scopes = federation['__INSTANCES__'].map(({ shareScopeMap }) => shareScopeMap['default'] ?? {});
      const used = scopes.flatMap((scope) =>
        Object.entries(scope[module] ?? {}).filter(([, { useIn }]) => useIn?.includes(user)),
      );
      return [...new Set(used.map(([version]) => version))];
    },
    [name, remote] as const,
  );

test.describe('a remote that the stock plugin has built elsewhere', () => {
  test('loads', async ({ page, signIn }) => {
    await signIn('participant');
    await Outside.in(page, join(stock, 'plain'));
    await page.goto('/stock');
    await expect(title(page)).toBeVisible();
    await expectThatItCounts(page);
  });

  test('loads when it needs a newer patch of a shared package, and brings its own copy', async ({ page, signIn }) => {
    await signIn('participant');
    await Outside.in(page, join(stock, 'newer-patch'));
    await page.goto('/stock');
    await expect(title(page)).toBeVisible();
    await expectThatItCounts(page);
    expect(await versionsInUse(page, 'luxon', 'mfe_stock')).toEqual(['3.7.99']);
  });

  test('is refused with one sentence when it needs another major version of a singleton', async ({
    page,
    signIn,
    expectTrouble,
  }) => {
    // Nothing was live before it that could stand in.
    expectTrouble(/before\.json|404/);
    await signIn('participant');
    await Outside.in(page, join(stock, 'other-major'));
    await page.goto('/stock');
    await expect(page.getByRole('heading', { name: 'La page d’ailleurs ne répond pas' })).toBeVisible();
    await expect(
      page.getByText(/Elle attend une autre version de l’application\s: elle n’est pas ouverte\./),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Compté/ })).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Bibliothèque' }).click();
    await expect(page.getByRole('heading', { name: 'Bibliothèque', level: 1 })).toBeVisible();
  });
});
