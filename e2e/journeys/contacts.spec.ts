import type { Page } from '@playwright/test';

import { desktop, expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const viewport of [desktop, phone]) {
  test(`a participant finds a contact, changes it, deletes it and restores it, ${viewport.width} px`, async ({
    page,
    signIn,
    noAxeViolations,
  }) => {
    // A name of its own, so that the two widths do not meet.
    const name = `Ferrand${viewport.width}`;
    await page.setViewportSize(viewport);
    await signIn('participant');
    const made = await page.request.post('/api/me/contacts', {
      data: { type: 'hr', firstName: 'Élise', lastName: name, email: `elise.${viewport.width}@ferrand.example` },
    });
    expect(made.status()).toBe(200);

    await page.goto('/contacts');
    await page.getByRole('textbox', { name: 'Chercher dans vos contacts' }).fill(name.toLowerCase());
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByText('1 contact', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: `Élise ${name}`, exact: true }).click();
    await expect(heading(page, `Élise ${name}`)).toBeVisible();
    await expect(page.getByText('Rien n’est encore planifié avec cette personne.')).toBeVisible();
    await noAxeViolations();
    await expectNoSidewaysScrolling(page);

    await page.getByRole('link', { name: 'Modifier' }).click();
    await expect(heading(page, `Modifier Élise ${name}`)).toBeVisible();
    await page.getByLabel(/^Entreprise/).fill('Atelier Ferrand');
    await noAxeViolations();
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(page.getByText('Contact modifié')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Atelier Ferrand' })).toBeVisible();

    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('button', { name: 'Supprimer le contact' }).click();
    await expect(page.getByText('Contact supprimé')).toBeVisible();
    // Back at the list as it was looked through.
    await expect(page).toHaveURL(/\/contacts\?search=/);
    await expect(page.getByRole('link', { name: `Élise ${name}`, exact: true })).toHaveCount(0);
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('link', { name: `Élise ${name}`, exact: true })).toBeVisible();
  });
}

test('a participant takes the contact book along, and brings people of another one', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('participant');
  await page.goto('/contacts');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d-contacts\.vcard$/);

  await page.getByRole('link', { name: 'Importer' }).click();
  await expect(heading(page, 'Importer des contacts')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'carnet.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Nom;Prénom;Société\nQuéméneur;Gwenaëlle;Port de Lorient\n;;Personne\n'),
  });
  const rows = page.getByRole('list', { name: 'Contacts du fichier' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Gwenaëlle Quéméneur');
  await noAxeViolations();
  await page.setViewportSize(phone);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Importer les contacts' }).click();
  await expect(page.getByText(/contacts? ajoutés?$/)).toBeVisible();

  await page.getByRole('link', { name: 'Voir vos contacts' }).click();
  await expect(page.getByRole('link', { name: 'Gwenaëlle Quéméneur', exact: true })).toBeVisible();
});

test('another user’s contact cannot be opened', async ({ page, signIn, expectTrouble }) => {
  expectTrouble(/404/);
  await signIn('participant');
  await page.goto('/contacts/00000000-0000-4000-8000-000000000000');
  await expect(heading(page, 'Ce contact n’est pas dans votre carnet')).toBeVisible();
});
