import { createItem, expectSaved, titled } from '../support/studio';
import { expect, expectNoSidewaysScrolling, test } from '../support/test';

/** Makes names unique, since a retry finds the data of the first attempt. */
const tag = crypto.randomUUID().slice(0, 8);

test('a page is written, published, changed and published again', async ({ page, signIn, noAxeViolations }) => {
  const title = `Nos ateliers ${tag}`;
  const slug = `nos-ateliers-${tag}`;
  const published = async () => (await page.request.get(`/api/staticPages/${slug}`)).text();
  await signIn('admin');
  await createItem(page, 'Page', title);
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);

  await page.getByRole('textbox', { name: 'Texte' }).click();
  await page.keyboard.type('Le mardi matin.');
  await expectSaved(page);
  expect((await page.request.get(`/api/staticPages/${slug}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publier' });
  await expect(dialog.getByRole('list', { name: 'Ce qui change' })).toContainText(title);
  await noAxeViolations();
  await dialog.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(dialog.getByText('C’est publié')).toBeVisible();
  await dialog.getByText('Fermer', { exact: true }).click();
  await expect(page.getByText('Publié', { exact: true })).toBeVisible();
  const first = await published();
  expect(first).toContain('<p>Le mardi matin.</p>');

  await page.getByRole('textbox', { name: 'Texte' }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Et le jeudi.');
  await expect(page.getByText('Publié, modifications non publiées')).toBeVisible();
  expect(await published()).toBe(first);
  await page.reload();
  await expect(page.getByText('Le mardi matin. Et le jeudi.')).toBeVisible();
});

test('a page is opened and left: its status stays', async ({ page, signIn }) => {
  const title = `Rien à changer ${tag}`;
  await signIn('admin');
  await createItem(page, 'Page', title);
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'PUT' && sent.push(new URL(request.url()).pathname)));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Texte' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour au contenu' }).click();
  await expect(titled(page, 'Contenu')).toBeVisible();
  expect(sent.filter((path) => /\/content\/items\/[^/]+$/.test(path))).toEqual([]);
});

test('a draft is seen as a participant, by its author alone', async ({ page, signIn, browser }) => {
  await signIn('admin');
  await createItem(page, 'Page', `Aperçu ${tag}`);
  await page.getByRole('textbox', { name: 'Texte' }).click();
  await page.keyboard.type('Un essai.');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Voir comme un participant' }).click();
  await page.getByRole('button', { name: 'Ouvrir l’aperçu' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Rien de ce que vous faites ici n’est compté.')).toBeVisible({ timeout: 60_000 });

  const address = (await page.locator('iframe').getAttribute('src')) ?? '';
  const stranger = await browser.newContext();
  expect((await stranger.request.get(new URL(address, page.url()).href)).status()).toBe(404);
  await stranger.close();
});

test('a manager reads published content and changes nothing', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/client/content');
  await expect(titled(page, 'Contenu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nouveau', exact: true })).toHaveCount(0);
  await expect(page.getByText('Brouillon', { exact: true })).toHaveCount(0);
});
