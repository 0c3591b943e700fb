import type { Page } from '@playwright/test';

import { desktop, expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

const titles = 'Nom;Prénom;Courriel;Sexe;Profil;Équipe;Intitulé du poste;CSP;RRH;Naissance';

/** A file of three people for a group of the demo: one right, one whose e-mail is none, one who is there already. */
function aFile(group: string, width: number): string {
  const line = (name: string, email: string): string =>
    `${name};Élise;${email};F;Participante;${group};Soudeuse;ETAM;headhr@demo.example;03/04/1980`;
  return [
    titles,
    line(`Roux${width}`, `elise.roux.${width}@import.example`),
    line('Petit', 'pas une adresse'),
    line('Diallo', 'participant@demo.example'),
  ].join('\r\n');
}

const choose = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: `rentrée.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) });

for (const viewport of [desktop, phone]) {
  test(`an HR manager brings people in by a file and takes them back, ${viewport.width} px`, async ({
    page,
    signIn,
    noAxeViolations,
  }) => {
    await page.setViewportSize(viewport);
    await signIn('headHR');
    const groups = (await (await page.request.get('/api/users/groups')).json()) as {
      data: { items: { name: string }[] };
    };
    const group = groups.data.items[0]?.name ?? '';

    await page.goto('/client/users');
    await page.getByRole('link', { name: 'Importer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Importer des utilisateurs' })).toBeVisible();
    await expect(page.getByText(/10.000 personnes et 10.Mo au plus/)).toBeVisible();
    await noAxeViolations();
    await expectNoSidewaysScrolling(page);

    await choose(page, aFile(group, viewport.width));
    await expect(page.getByRole('heading', { name: /Que contient chaque colonne/ })).toBeVisible();
    await noAxeViolations();
    await expectNoSidewaysScrolling(page);
    // Whoever reloads is where they were.
    await page.reload();
    await page.getByRole('button', { name: 'Vérifier les lignes' }).click();

    await expect(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible();
    await expect(page.getByText('Ligne 3')).toBeVisible();
    await noAxeViolations();
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: 'Importer la ligne valide' }).click();

    await expect(page.getByText('Import fait : 1 personne ajoutée')).toBeVisible();
    await noAxeViolations();
    await page.reload();
    await page.getByRole('button', { name: 'Annuler l’import' }).click();
    await page.getByRole('button', { name: 'Retirer cette personne' }).click();
    await expect(page.getByText('Import annulé : 1 personne retirée')).toBeVisible();
    await expectNoSidewaysScrolling(page);

    await page.getByRole('link', { name: 'Tous les imports' }).click();
    await expect(page.getByRole('link', { name: 'rentrée.csv' }).first()).toBeVisible();
  });
}
