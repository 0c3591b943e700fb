import type { Locator, Page } from '@playwright/test';

import { desktop, expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

/** A window of 1280 × 1024 at 400 %. */
const enlarged = { width: 320, height: 256 };

/** True if the centre of the element is in the viewport and not covered by another element. */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });

const topOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.y;

test('at 400 % what is being filled in is not covered', async ({ page, signIn }) => {
  await page.setViewportSize(enlarged);
  await signIn('participant');
  await page.goto('/networking-actions/create/what');
  const title = page.getByLabel('Titre');
  await title.focus();
  expect(await isUncovered(title)).toBe(true);
  await expectNoSidewaysScrolling(page);

  await page.goto('/account#password');
  const field = page.getByLabel('Mot de passe actuel');
  // The page scrolls back to the anchor of the URL while sections above it load.
  await expect(async () => {
    await field.blur();
    await field.focus();
    expect(await isUncovered(field)).toBe(true);
  }).toPass();
});

test('header and menu stay while a page scrolls, and what is led to lies below them', async ({ page, signIn }) => {
  await page.setViewportSize(desktop);
  await signIn('participant');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Sécurité' }).click();
  const heading = page.getByRole('heading', { name: 'Sécurité', level: 2 });
  await expect(heading).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  expect(await topOf(page, 'body header >> nth=0')).toBe(0);
  expect(await isUncovered(heading)).toBe(true);
});

const screens = [
  '/',
  '/program',
  '/networking-actions',
  '/calendar',
  '/contacts',
  '/library',
  '/job-offers',
  '/documents',
];
const forms = ['/account', '/dashboard', '/contacts/create', '/job-offers/create', '/networking-actions/create/what'];

for (const path of [...screens, ...forms]) {
  test(`${path} takes letters of twice the size on a phone`, async ({ page, signIn, settled }) => {
    await page.setViewportSize(phone);
    await signIn('participant');
    await page.goto(path);
    await settled();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNoSidewaysScrolling(page);
  });
}
