import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import type { Build } from '@passerelle/shared/contract/remotes';

import { outside, password, type Persona, personas } from '../support/product';
import { expect, test as base } from '../support/test';
import { headingOf, nextVersion } from './next-version';
import { type OwnProduct, startOwnProduct } from './own-product';

const MENTORING = 'mfe-mentoring';

/** Of the worker, so that two of them never share a port. */
const test = base.extend<object, { product: OwnProduct }>({
  product: [
    async ({}, use, { workerIndex }) => {
      const product = await startOwnProduct(4420 + (workerIndex % 20));
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.describe.configure({ mode: 'serial' });

async function open(page: Page, product: OwnProduct, path: string, persona: Persona = 'participant'): Promise<void> {
  const answer = await page.request.post(`${product.origin}/api/auth`, {
    data: { username: personas[persona], password },
  });
  expect(answer.status()).toBe(200);
  await page.goto(product.origin + path);
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
}
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name, exact: true }).click();
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const section = (page: Page, version: string) => page.getByRole('heading', { name: headingOf(version) });
const isSamePage = (page: Page) => page.evaluate(() => 'stillTheSamePage' in window);

test('a remote that the product has never heard of is deployed, and appears in a page that is open', async ({
  page,
  product,
  noAxeViolations,
}) => {
  await open(page, product, '/contacts');
  await expect(title(page, 'Contacts')).toBeVisible();
  await product.deploy(MENTORING, outside);

  // The next answer of the API carries the new mark of the registry.
  await follow(page, 'Bibliothèque');
  await expect(title(page, 'Bibliothèque')).toBeVisible();
  await follow(page, 'Mentorat');
  await expect(title(page, 'Mentorat')).toBeVisible();
  // Its own widget and that of a remote of the product stand in it.
  await expect(page.getByText('Une demi-heure avec Aïcha')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir tous les contacts' })).toBeVisible();
  await expect(page.locator('.mentoring-bridge')).toHaveCSS('background-image', /url/);
  await noAxeViolations();
  expect(await isSamePage(page)).toBe(true);
});

test('a page that stays open across three deployments takes each at the next visit, and loses nothing that was typed', async ({
  page,
  product,
}) => {
  await open(page, product, '/mentoring');
  await expect(title(page, 'Mentorat')).toBeVisible();

  for (const version of ['1.0.1', '1.0.2', '1.0.3']) {
    const search = page.getByPlaceholder('Prénom, métier…');
    await search.fill('Loïc');
    await product.deploy(MENTORING, nextVersion(version));
    // An answer of the API, from which the page hears of it while the person is in the middle of something.
    await page.evaluate(() => fetch('/api/me', { method: 'HEAD' }));
    const notifications = page.getByRole('dialog', { name: 'Notifications' });
    await page.getByRole('button', { name: /Notifications/ }).click();
    await expect(notifications).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notifications).toBeHidden();
    await expect(search).toHaveValue('Loïc');
    await expect(section(page, version)).toBeHidden();

    await follow(page, 'Bibliothèque');
    await expect(title(page, 'Bibliothèque')).toBeVisible();
    await follow(page, 'Mentorat');
    await expect(section(page, version)).toBeVisible();
  }
  expect(await isSamePage(page)).toBe(true);
});

test('a version that is taken back is gone from an open page at the next visit', async ({ page, product }) => {
  await open(page, product, '/mentoring');
  await expect(section(page, '1.0.3')).toBeVisible();
  await product.rollback(MENTORING);
  await follow(page, 'Bibliothèque');
  await expect(title(page, 'Bibliothèque')).toBeVisible();
  await follow(page, 'Mentorat');
  await expect(section(page, '1.0.2')).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('the files of a version that is no longer live are still there for who has it open', async ({
  product,
  request,
}) => {
  const { entry, files } = JSON.parse(readFileSync(`${outside}/release.json`, 'utf8')) as Build;
  for (const file of [entry, ...Object.keys(files)]) {
    const answer = await request.get(`${product.origin}/remotes/${MENTORING}/1.0.0/${file}`);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['cache-control']).toContain('immutable');
  }
});
