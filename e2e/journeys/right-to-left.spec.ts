import type { Page } from '@playwright/test';

import { pressEnter, tabTo } from '../support/keyboard';
import { desktop, expect, test } from '../support/test';

// Elements are found by role, not by text.
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('passerelle.locale', 'ar'));
});

const middleOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  return box ? box.x + box.width / 2 : Number.NaN;
};

test('a page in Arabic is the mirror of one in French', async ({ page, signIn, settled }) => {
  await page.setViewportSize(desktop);
  await signIn('participant');
  await page.goto('/');
  await settled();
  const centre = desktop.width / 2;

  expect(await middleOf(page, 'nav')).toBeGreaterThan(centre);
  expect(await middleOf(page, 'header .logo')).toBeGreaterThan(centre);
  expect(await middleOf(page, '[data-state="done"]')).toBeGreaterThan(await middleOf(page, '[data-state="coming"]'));
  // The planks of a gauge stand over its deck.
  const gauges = page.locator('svg[viewBox="0 0 200 112"]');
  for (const gauge of await gauges.all()) {
    const [around, plank] = [await gauge.boundingBox(), await gauge.locator('g path').first().boundingBox()];
    expect(plank?.x).toBeGreaterThan((around?.x ?? 0) + (around?.width ?? 0) / 2);
    expect(plank?.x).toBeLessThan((around?.x ?? 0) + (around?.width ?? 0));
  }
  await expect(gauges).not.toHaveCount(0);
});

test('no font and no words of another language are fetched, and letters that are joined are not set apart', async ({
  page,
  signIn,
  settled,
}) => {
  const fonts: string[] = [];
  const words: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
    const [, language] = /(\w+)-po\b[^/]*\.js/.exec(request.url()) ?? [];
    if (language) words.push(language);
  });
  await signIn('participant');
  await page.goto('/');
  await settled();

  expect(fonts.filter((font) => /cyrillic/.test(font))).toEqual([]);
  expect(fonts.some((font) => /vazirmatn-arabic/.test(font))).toBe(true);
  expect([...new Set(words)]).toEqual(['ar']);
  const spacing = await page.locator('h1').evaluate((title) => getComputedStyle(title).letterSpacing);
  expect(['normal', '0px']).toContain(spacing);
});

test('a contact is written by keyboard', async ({ page, signIn, settled }) => {
  const lastName = `الحداد${crypto.randomUUID().slice(0, 6)}`;
  await signIn('otherParticipant');
  await page.goto('/contacts');
  await settled();
  await pressEnter(page, page.locator('main a[href="/contacts/create"]').first());
  await tabTo(page, page.locator('input[name="lastName"]'));
  await page.keyboard.type(lastName);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('combobox').first()).not.toHaveValue('');
  await pressEnter(page, page.locator('main button[type="submit"]'));
  await expect(page.getByRole('dialog')).toContainText(lastName);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/contacts');
  await expect(page.getByRole('link', { name: lastName, exact: true })).toBeVisible();
});

test('arrows follow the reading in a month', async ({ page, signIn, settled }) => {
  await page.setViewportSize(desktop);
  await signIn('participant');
  await page.goto('/calendar');
  await settled();
  const cell = page.locator('td[data-cell][tabindex="0"]');
  const today = (await cell.getAttribute('data-cell')) ?? '';
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  await tabTo(page, cell);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('td:focus')).toHaveAttribute('data-cell', tomorrow);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('td:focus')).toHaveAttribute('data-cell', today);
});

test('arrows follow the reading on a chart', async ({ page, signIn, settled }) => {
  await page.setViewportSize(desktop);
  await signIn('headHR');
  await page.goto('/client/reporting');
  await settled();
  const points = page.locator('fieldset:has([data-chart])').first();
  const told = points.locator('output');
  await tabTo(page, points);
  await page.keyboard.press('Home');
  await expect(told).not.toBeEmpty();
  const first = (await told.textContent()) ?? '';
  await page.keyboard.press('ArrowLeft');
  await expect(told).not.toHaveText(first);
  await page.keyboard.press('ArrowRight');
  await expect(told).toHaveText(first);
});
