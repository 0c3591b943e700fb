import type { Page } from '@playwright/test';

import { dateField, enterDate } from '../support/dates';
import { expect, expectNoSidewaysScrolling, test } from '../support/test';
import { zipped } from '../support/zip';

/** Makes names unique, since a retry finds the data of the first attempt. */
const tag = crypto.randomUUID().slice(0, 8);

/** A pack that brings one page. */
const aPack = (title = 'title: Essai'): Buffer =>
  zipped({
    [`essai/pack.yaml`]: `name: Essai ${tag}\nversion: '1.0'\nlocales: [fr]\n`,
    [`essai/pages/essai-${tag}.md`]: `---\n${title}\n---\n\nUn essai.\n`,
  });

const choosePack = (page: Page, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name: 'essai.zip', mimeType: 'application/zip', buffer });

interface Listed {
  data: { items: { id: string }[] };
}
const headers = { 'sec-fetch-site': 'same-origin' };

test('the product’s staff adds an organisation and gives it colours', async ({ page, signIn, noAxeViolations }) => {
  const name = `Ateliers ${tag}`;
  await signIn('superAdmin');
  await page.goto('/client/organizations');
  await expect(page.getByRole('heading', { level: 1, name: /^Organisations/ })).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);

  await page.getByRole('link', { name: 'Ajouter une organisation' }).click();
  await page.getByRole('textbox', { name: 'Nom de l’entreprise' }).fill(name);
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Jeanne');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Morvan');
  await page.getByRole('textbox', { name: 'Adresse e‑mail' }).fill(`jeanne.${tag}@ateliers.example`);
  await noAxeViolations();
  await page.getByRole('button', { name: 'Ajouter et envoyer l’invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(`jeanne.${tag}@ateliers.example`)).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);

  await page.getByRole('link', { name: 'Modifier le thème' }).click();
  await page.getByRole('textbox', { name: 'Couleur principale' }).fill('#F2C14E');
  await expect(page.getByRole('region', { name: 'Aperçu' })).toBeVisible();
  await expect(page.getByText(/contraste de/).first()).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Enregistrer le thème' }).click();
  await expect(page.getByText('#F2C14E')).toBeVisible();

  await page.getByRole('link', { name: 'Ajouter un pack' }).click();
  await expect(page.getByText('Aucun programme pour cette organisation')).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Importer du contenu' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`Pour les organisations.*${name}`) })).toBeVisible();
});

test('the product’s staff gives an organisation seats', async ({ page, signIn, noAxeViolations }) => {
  await signIn('superAdmin');
  await page.goto('/client/organizations');
  await page.getByRole('link', { name: 'Bois & Rives' }).click();
  await page.getByRole('link', { name: 'Ajouter un pack' }).click();
  await page.getByRole('textbox', { name: 'Nom du pack' }).fill(`Promotion ${tag}`);
  await page.getByLabel('Nombre de places').fill('12');
  await enterDate(dateField(page, 'Premier jour'), '01/01/2026');
  await enterDate(dateField(page, 'Dernier jour'), '31/12/2027');
  await page.getByRole('checkbox').first().check();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Ajouter le pack' }).press('Enter');
  await expect(page.getByText(/0 sur 12 places prises/).first()).toBeVisible();
});

test('the product’s staff looks through more packs than one page holds', async ({ page, signIn }) => {
  await signIn('superAdmin');
  const { data: found } = (await (await page.request.get('/api/organizations?search=verreries')).json()) as Listed;
  const organization = found.items[0]?.id ?? '';
  const { data: programs } = (await (
    await page.request.get(`/api/programs?organization=${organization}`)
  ).json()) as Listed;
  const period = { fromDate: '2026-01-01', toDate: '2027-12-31' };
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const name = `Promotion ${tag} ${number}`;
    const body = { organization, name, maxLicenses: 3, period, programs: [programs.items[0]?.id] };
    const answer = await page.request.post('/api/licensePacks', { data: body, headers });
    expect(answer.status(), name).toBe(200);
  }
  await page.goto(`/client/organizations/${organization}`);
  const packs = page.getByRole('list', { name: 'Packs de licences' });
  await expect(packs.getByRole('heading', { level: 3 })).toHaveCount(6);
  const first = await packs.getByRole('heading', { level: 3 }).first().innerText();
  await page.getByRole('link', { name: 'Page suivante' }).press('Enter');
  await expect(page).toHaveURL(/[?&]page=/);
  await expect(packs.getByRole('heading', { level: 3, name: first })).toHaveCount(0);
  await expect(packs.getByRole('heading', { level: 3 }).first()).toHaveText(/^Promotion/);
  await expectNoSidewaysScrolling(page);
  await page.goBack();
  await expect(packs.getByRole('heading', { level: 3 })).toHaveCount(6);
});

test('the product’s staff adds an owner, and the last one cannot be taken away', async ({
  page,
  signIn,
  expectTrouble,
  noAxeViolations,
}) => {
  expectTrouble(/409/);
  await signIn('superAdmin');
  const body = {
    name: `Scierie ${tag}`,
    owner: { firstName: 'Jeanne', lastName: 'Morvan', email: `jeanne.${tag}@scierie.example` },
  };
  const made = await page.request.post('/api/organizations', { data: body, headers });
  const { data: organization } = (await made.json()) as { data: { id: string; owners: { id: string }[] } };
  await page.goto(`/client/organizations/${organization.id}`);
  const owners = page.getByRole('region', { name: 'Administrateurs' });
  await expect(owners.getByRole('listitem')).toHaveCount(1);

  // One owner is alone: their page says why they stay.
  await owners.getByRole('link', { name: 'Jeanne Morvan' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Jeanne Morvan' })).toBeVisible();
  const refused = await page.request.delete(`/api/users/${organization.owners[0]?.id ?? ''}`, { headers });
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain('garde toujours un administrateur principal');
  await page.goBack();

  await owners.getByRole('button', { name: 'Ajouter un administrateur' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ajouter un administrateur' });
  await dialog.getByRole('button', { name: 'Ajouter et envoyer l’invitation' }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await noAxeViolations();
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Paule');
  await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill('Le Bihan');
  await dialog.getByRole('textbox', { name: 'Adresse e‑mail' }).fill(`paule.${tag}@scierie.example`);
  await dialog.getByRole('button', { name: 'Ajouter et envoyer l’invitation' }).press('Enter');
  await expect(page.getByText('L’invitation est partie')).toBeVisible();
  const added = owners.getByRole('listitem').filter({ hasText: 'Paule Le Bihan' });
  await expect(added).toContainText('Invitation en attente');
  await expectNoSidewaysScrolling(page);
  // One of two owners may be deleted.
  expect((await page.request.delete(`/api/users/${organization.owners[0]?.id ?? ''}`, { headers })).status()).toBe(204);
});

test('content is tried, corrected and imported', async ({ page, signIn, noAxeViolations }) => {
  await signIn('superAdmin');
  await page.goto('/client/content');
  await expect(page.getByRole('heading', { level: 1, name: 'Contenu' })).toBeVisible();
  await page.getByRole('link', { name: 'Importer un pack' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importer un pack' })).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);

  await choosePack(page, aPack('titel: Essai'));
  await expect(page.getByText(new RegExp(`pages/essai-${tag}\\.md, ligne \\d`)).first()).toBeVisible();
  await expect(page.getByText(/titel n’est pas connu ici/)).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Choisir un autre pack' }).click();

  await choosePack(page, aPack());
  await expect(page.getByRole('heading', { name: `Essai ${tag}, version 1.0` })).toBeVisible();
  await expect(page.getByText('Sera ajouté', { exact: true })).toBeVisible();
  expect((await page.request.get(`/api/staticPages/essai-${tag}`)).status()).toBe(404);
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Importer ce contenu' }).press('Enter');
  await expect(page.getByText(`Essai ${tag}, version 1.0, est importé`)).toBeVisible();
  expect((await page.request.get(`/api/staticPages/essai-${tag}`)).status()).toBe(200);
  await noAxeViolations();
});

test('an owner sees their organisation and its packs, a manager neither', async ({ page, signIn, noAxeViolations }) => {
  await signIn('owner');
  await page.goto('/client/organization');
  await expect(page.getByRole('heading', { level: 1, name: 'Bois & Rives' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Packs de licences/ })).toBeVisible();
  await expect(page.getByText('Mobilité 2026')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ajouter un pack' })).toHaveCount(0);
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);

  await signIn('manager');
  for (const path of ['organization', 'organizations', 'content/import', 'log']) {
    await page.goto(`/client/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      /Bois & Rives|Organisations|Importer un pack|Journal/,
    );
  }
});
