import type { Page } from '@playwright/test';

import { desktop, expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

const titles = 'Nom;Prénom;E-mail;Genre;Rôle;Groupes;Intitulé du poste;Statut;Référent RH;Naissance;Code postal';

/** Twelve people of one group, as an HR head fills the template in. */
function aFile(width: number): string {
  const line = (_: unknown, n: number): string =>
    `Lundi${width};Prénom${n};lundi.${width}.${n}@monday.example;F;Participant;Mobilité interne;Soudeuse;ETAM;Claire Nguyen;03/04/1980;01000`;
  return [titles, ...Array.from({ length: 12 }, line)].join('\r\n');
}

async function act(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  if (await button.isVisible()) return button.click();
  await page.getByRole('button', { name: /^(Actions|Autres actions)$/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

for (const viewport of [desktop, phone]) {
  test(`an HR head brings twelve people in and gives them a programme at once, ${viewport.width} px`, async ({
    page,
    signIn,
    noAxeViolations,
  }) => {
    const { width } = viewport;
    await page.setViewportSize(viewport);
    await signIn('headHR');
    await page.goto('/client/users/import');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'lundi.csv', mimeType: 'text/csv', buffer: Buffer.from(aFile(width)) });
    await expect(page.getByText(/Toutes ses colonnes sont reconnues/)).toBeVisible();
    await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
    await page.getByRole('button', { name: 'Importer les 12 lignes valides' }).click();
    await page.getByRole('link', { name: 'Leur attribuer un programme' }).click();

    await page.getByRole('textbox', { name: 'Chercher une personne' }).fill(`lundi${width}`);
    await page.getByRole('textbox', { name: 'Chercher une personne' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: /^Sélectionner / })).toHaveCount(12);
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
    await expect(page.getByText('12 personnes sélectionnées')).toBeVisible();
    await noAxeViolations();
    await act(page, 'Attribuer un programme');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /^Cadres.*Plus de place/ })).toBeDisabled();
    await dialog.getByRole('radio', { name: /^Mobilité \d/ }).check();
    await expect(dialog.getByText(/12 places du pack Mobilité \d+ seront utilisées au plus/)).toBeVisible();
    await noAxeViolations();
    await dialog.getByRole('button', { name: 'Attribuer le programme' }).click();

    await expect(page.getByText('Programme attribué à 12 personnes')).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await noAxeViolations();

    // Nobody is without a programme now: whoever comes back for somebody else is told why the list is empty.
    await page.goto('/client/dashboard');
    await page.goto('/client/users');
    const restored = page.getByRole('region', { name: 'Recherche retrouvée' });
    await expect(restored.getByRole('status')).toContainText(`«\u00A0lundi${width}\u00A0»`);
    await expectNoSidewaysScrolling(page);
    await noAxeViolations();
    await restored.getByRole('button', { name: 'Tout afficher' }).click();
    await expect(restored).toHaveCount(0);
    await expect(page).toHaveURL(/^[^?]*\?order=desc&sort=createdAt$/);
    await expect(page.getByRole('textbox', { name: 'Chercher une personne' })).toHaveValue('');
  });
}
