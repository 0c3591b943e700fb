import type { Page } from '@playwright/test';

import { desktop, expect, phone, test } from '../support/test';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Counts the questions of the poll, which asks for no list. */
function countPolls(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/me/notifications?') && request.url().includes('status=received')) count += 1;
  });
  return () => count;
}

for (const viewport of [desktop, phone]) {
  test(`notifications are read by keyboard, ${viewport.width} px`, async ({ page, signIn, noAxeViolations }) => {
    await page.setViewportSize(viewport);
    await signIn('suspended');
    await page.goto('/library');
    await bellOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
    await noAxeViolations();
    // A hand's breadth hangs from the bell, a sheet of most of the screen comes up on a phone.
    const height = (await panelOf(page).boundingBox())?.height ?? 0;
    expect(height).toBeLessThanOrEqual(viewport === phone ? phone.height * 0.8 : 320 + 72);
    const ids = (
      await panelOf(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    ).filter((href) => href?.startsWith('/networking-actions/'));
    expect(new Set(ids).size, 'notifications of one appointment').toBe(ids.length);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toHaveCount(0);
    await expect(bellOf(page)).toBeFocused();
  });
}

test('a notification read in one tab is read in the other, and one of them polls for both', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('participant');
  const pollsOfFirst = countPolls(page);
  await page.goto('/');
  await expect(bellOf(page)).toHaveAccessibleName(/non lue/);
  const second = await context.newPage();
  const pollsOfSecond = countPolls(second);
  await second.goto('/');
  await expect(bellOf(second)).toHaveAccessibleName(/non lue/);
  expect(pollsOfSecond()).toBe(0);

  await bellOf(second).click();
  await panelOf(second).getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
  await expect(page).toHaveTitle('Accueil – Passerelle');

  const before = pollsOfFirst();
  await page.close();
  await expect.poll(pollsOfSecond).toBeGreaterThan(0);
  expect(before).toBeGreaterThan(0);
});
