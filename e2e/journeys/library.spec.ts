import type { Page, Response } from '@playwright/test';

import { desktop, expect, phone, test } from '../support/test';

interface Listed {
  id: string;
  name: string;
  extension: string;
}

/** A document of a kind that the library offers; by another number where another test reads at the same time. */
async function documentOf(page: Page, extension: string, number = 0): Promise<Listed> {
  const answer = await page.request.get('/api/me/library?pageSize=100');
  const { data } = (await answer.json()) as { data: { items: Listed[] } };
  const found = data.items.filter((item) => item.extension === extension)[number];
  if (!found) throw new Error(`The library has no ${extension}.`);
  return found;
}

/** Whether the server has just kept that place of a reader. */
async function isPlace(answer: Response, place: Record<string, number>): Promise<boolean> {
  if (!answer.url().endsWith('/reading')) return false;
  const { data } = (await answer.json()) as { data: Record<string, number | null> };
  return Object.entries(place).every(([name, value]) => data[name] === value);
}

for (const [number, [where, viewport]] of Object.entries({ desktop, phone }).entries()) {
  test.describe(`on a ${where}`, () => {
    test.use({ viewport });

    test('a participant reads a PDF from the library, finds words in it, and comes back to the page they left', async ({
      page,
      signIn,
      noAxeViolations,
    }) => {
      await signIn('participant');
      const { name } = await documentOf(page, 'pdf', number);
      await page.goto('/library?filter=all');
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const reader = page.getByRole('region', { name: 'Document', exact: true });
      await expect(reader.locator('[data-page="1"] canvas')).toBeVisible();
      await noAxeViolations();
      const field = reader.getByRole('textbox', { name: 'Numéro de page' });
      await field.fill('1');
      await page.keyboard.press('Enter');

      await reader.getByRole('button', { name: 'Chercher dans le document' }).click();
      await page.keyboard.type('de');
      await expect(reader.getByText(/^1 sur \d+, page/)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(reader.getByText(/^2 sur \d+, page/)).toBeVisible();
      await expect(reader.locator('[data-hit="shown"]').first()).toBeInViewport();
      await page.keyboard.press('Escape');

      const kept = page.waitForResponse((answer) => isPlace(answer, { lastPage: 2 }));
      await field.fill('2');
      await page.keyboard.press('Enter');
      await kept;
      await page.reload();
      await expect(field).toHaveValue('2');
      await page.getByRole('link', { name: 'Bibliothèque' }).first().click();
      await expect(page).toHaveURL(/\/library$|\/library\?filter=all$/);
    });
  });
}

test('a film plays in the page, and goes on where it was left', async ({ page, signIn, noAxeViolations }) => {
  await signIn('participant');
  const { id, name } = await documentOf(page, 'mp4');
  await page.goto(`/library/${id}`);
  const film = page.locator('video');
  await expect(film).toHaveAttribute('aria-label', name);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await noAxeViolations();

  const place = (video: HTMLVideoElement): number => Math.floor(video.currentTime);
  const second = (await film.evaluate(place)) === 8 ? 2 : 8;
  const kept = page.waitForResponse((answer) => isPlace(answer, { lastSecond: second }));
  await film.evaluate((video: HTMLVideoElement, to: number) => {
    video.currentTime = to;
  }, second);
  await kept;
  await page.reload();
  await expect.poll(() => film.evaluate(place)).toBe(second);
});

test('what cannot be shown can be saved under its name', async ({ page, signIn, noAxeViolations }) => {
  await signIn('participant');
  const { id } = await documentOf(page, 'docx');
  await page.goto(`/library/${id}`);
  await expect(page.getByText('Fichier non supporté')).toBeVisible();
  await noAxeViolations();

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.docx$/);
});

test('a participant finds contacts, answers and files in one place', async ({ page, signIn, noAxeViolations }) => {
  await signIn('participant');
  await page.goto('/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes documents' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Contacts' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir tous les contacts' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Questionnaires' })).toBeVisible();
  await noAxeViolations();
});
