import { expect, expectNoSidewaysScrolling, test } from '../support/test';

/** Makes names unique, since a retry finds the data of the first attempt. */
const tag = crypto.randomUUID().slice(0, 8);

const titles = 'Nom;Prénom;E-mail;Genre;Rôle;Groupes;Intitulé du poste;Statut;Référent RH;Naissance;Code postal';

/** Twelve people of one group, as an HR head fills the template in. */
function aFile(): string {
  const line = (_: unknown, n: number): string =>
    `Lundi${tag};Prénom${n};lundi.${tag}.${n}@monday.example;F;Participant;Mobilité interne;Soudeuse;ETAM;Claire Nguyen;03/04/1980;01000`;
  return [titles, ...Array.from({ length: 12 }, line)].join('\r\n');
}

test('an HR head brings twelve people in and gives them a programme at once', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('headHR');
  await page.goto('/client/users/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lundi.csv', mimeType: 'text/csv', buffer: Buffer.from(aFile()) });
  await expect(page.getByText(/Toutes ses colonnes sont reconnues/)).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await page.getByRole('button', { name: 'Importer les 12 lignes valides' }).click();
  await page.getByRole('link', { name: 'Leur attribuer un programme' }).click();

  // Exactly those are selected, and the choice of their programme is open.
  const dialog = page.getByRole('dialog', { name: 'Attribuer un programme à 12 personnes' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/client\/users\?import=[\w-]+$/);
  await expect(dialog.getByRole('radio', { name: /^Cadres.*Plus de place/ })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Mobilité \d/ }).check();
  await expect(dialog.getByText(/12 places du pack Mobilité \d+ seront utilisées au plus/)).toBeVisible();
  await noAxeViolations();
  await dialog.getByRole('button', { name: 'Attribuer le programme' }).click();

  await expect(page.getByText('Programme attribué à 12 personnes')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await noAxeViolations();

  // The import is the last search: a notice names its file, and takes it back.
  await page.goto('/client/dashboard');
  await page.goto('/client/users');
  await expect(page.getByRole('checkbox', { name: /^Sélectionner / })).toHaveCount(12);
  const restored = page.getByRole('region', { name: 'Recherche retrouvée' });
  await expect(restored.getByRole('status')).toContainText('lundi.csv');
  await expectNoSidewaysScrolling(page);
  await noAxeViolations();
  await restored.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(restored).toHaveCount(0);
  await expect(page).toHaveURL(/^[^?]*$/);
});
