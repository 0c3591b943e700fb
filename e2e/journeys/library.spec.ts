import { randomUUID } from 'node:crypto';

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

/** True if the response confirms the saved reading position. */
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
      await expect(reader.getByRole('region', { name: 'Page 1', exact: true }).locator('canvas')).toBeVisible();
      await noAxeViolations();
      const field = reader.getByRole('textbox', { name: 'Numéro de page' });
      await field.fill('1');
      await page.keyboard.press('Enter');

      await reader.getByRole('button', { name: 'Chercher dans le document' }).click();
      await page.keyboard.type('de');
      await expect(reader.getByText(/^1 sur \d+, page/)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(reader.getByText(/^2 sur \d+, page/)).toBeVisible();
      await expect(reader.locator('.highlight.selected').first()).toBeInViewport();
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

/** A sheet that lies on its side: its words begin near the top, at five sixths of its width, and run down. */
function aTurnedPdf(): Buffer {
  const words = 'BT /F 24 Tf 100 700 Td (Trouvez ces mots) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate 90 /Contents 4 0 R
      /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R /Size 5 >>\n%%EOF`);
}

test('words of a page that was turned are found where they stand', async ({ page, signIn }) => {
  await signIn('participant');
  const name = `${randomUUID()}.pdf`;
  const file = { name, mimeType: 'application/pdf', buffer: aTurnedPdf() };
  const answer = await page.request.post('/api/me/library', { multipart: { document: file, name } });
  const { data } = (await answer.json()) as { data: Listed };
  await page.goto(`/library/${data.id}`);
  const sheet = page.getByRole('region', { name: 'Page 1', exact: true });
  await expect(sheet.locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: 'Chercher dans le document' }).click();

  await page.keyboard.type('trouvez');

  const mark = sheet.locator('.highlight.selected');
  await expect(mark).toBeInViewport();
  const [words, around] = await Promise.all([mark, sheet].map((place) => place.boundingBox()));
  if (!words || !around) throw new Error('The words are not on the page.');
  expect(words.height).toBeGreaterThan(words.width);
  expect((words.x + words.width / 2 - around.x) / around.width).toBeCloseTo(5 / 6, 1);
  expect((words.y - around.y) / around.height).toBeCloseTo(1 / 6, 1);
});

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

test('a word spoken in a recording is found, shown under it, and leads to its moment', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('participant');
  await page.goto('/library?search=nulle+part');
  await expect(page.getByText('Trouvé dans la transcription')).toBeVisible();
  await noAxeViolations();
  await page.getByRole('link', { name: 'Transmettre avant de partir' }).click();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Transmettre avant de partir – /);

  const line = page.getByRole('listitem').filter({ hasText: 'nulle part' });
  await line.getByRole('button', { name: /^Aller à 0:/ }).click();
  await expect(line).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'anglais' }).click();
  await expect(page.getByText('First show what is written nowhere.')).toBeVisible();
  await page.getByRole('button', { name: /^1,5.×$/ }).click();
  expect(await page.locator('audio').evaluate((sound: HTMLAudioElement) => sound.playbackRate)).toBe(1.5);
  await noAxeViolations();
});

test('a file of one’s own can be deleted, and is gone', async ({ page, signIn, noAxeViolations }) => {
  await signIn('participant');
  const name = `${randomUUID()}.pdf`;
  const file = { name, mimeType: 'application/pdf', buffer: aTurnedPdf() };
  await page.request.post('/api/me/library', { multipart: { document: file, name } });
  await page.goto('/documents');
  await page.getByRole('button', { name: `Supprimer ${name}` }).click();
  await noAxeViolations();
  await page.getByRole('button', { name: 'Supprimer le fichier' }).click();
  await expect(page.getByText('Fichier supprimé')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a PDF can be read as text on a phone', async ({ page, signIn, noAxeViolations }) => {
  await page.setViewportSize(phone);
  await signIn('participant');
  const { id } = await documentOf(page, 'pdf');
  await page.goto(`/library/${id}`);
  await page.getByRole('button', { name: 'Lire le texte' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Page 1' })).toBeVisible();
  await noAxeViolations();
});

test('a document that cannot be shown can be saved under its name', async ({ page, signIn, noAxeViolations }) => {
  await signIn('participant');
  const { id } = await documentOf(page, 'docx');
  await page.goto(`/library/${id}`);
  await expect(page.getByText('Ce modèle se remplit sur votre ordinateur')).toBeVisible();
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
