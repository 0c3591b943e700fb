import type { Page } from '@playwright/test';

import { expect, expectNoSidewaysScrolling, test } from '../support/test';

/** Makes names unique, since a retry finds the data of the first attempt. */
const tag = crypto.randomUUID().slice(0, 8);

const titles = 'Nom;Prénom;Courriel;Sexe;Profil;Équipe;Intitulé du poste;CSP;RRH;Naissance';

/** A file of three people for a group of the demo: one right, one whose e-mail is none, one who is there already. */
function aFile(group: string): string {
  const line = (name: string, email: string): string =>
    `${name};Élise;${email};F;Participante;${group};Soudeuse;ETAM;headhr@demo.example;03/04/1980`;
  return [
    titles,
    line(`Roux${tag}`, `elise.roux.${tag}@import.example`),
    line('Petit', 'pas une adresse'),
    line('Diallo', 'participant@demo.example'),
  ].join('\r\n');
}

const choose = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: `rentrée.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an HR manager brings people in by a file and takes them back', async ({ page, signIn, noAxeViolations }) => {
  await signIn('headHR');
  const groups = (await (await page.request.get('/api/users/groups')).json()) as {
    data: { items: { name: string }[] };
  };
  const group = groups.data.items[0]?.name ?? '';

  await page.goto('/client/users');
  await page.getByRole('link', { name: 'Importer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importer des personnes' })).toBeVisible();
  await expect(page.getByText(/10.000 personnes et 10.Mo au plus/)).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);

  await choose(page, aFile(group));
  await expect(page.getByRole('heading', { name: /Que contient chaque colonne/ })).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  // A reload keeps the step.
  await page.reload();
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();

  await expect(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible();
  await expect(page.getByText('Ligne 3')).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Corriger la ligne 3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corriger la ligne 3' });
  await noAxeViolations();
  await dialog.getByRole('textbox', { name: 'Courriel' }).fill(`petit.${tag}@import.example`);
  await dialog.getByRole('button', { name: 'Vérifier la ligne' }).click();
  await expect(page.getByText('La ligne 3 est corrigée')).toBeVisible();
  await expect(page.getByText('Veuillez entrer une adresse email valide')).toHaveCount(0);
  await page.getByRole('button', { name: 'Importer les 2 lignes valides' }).click();

  await expect(page.getByText('Import fait : 2 personnes ajoutées')).toBeVisible();
  await noAxeViolations();
  await page.reload();
  await page.getByRole('button', { name: 'Annuler l’import' }).click();
  await page.getByRole('button', { name: 'Retirer ces personnes' }).click();
  await expect(page.getByText('Import annulé : 2 personnes retirées')).toBeVisible();
  await expectNoSidewaysScrolling(page);

  await page.getByRole('link', { name: 'Tous les imports' }).click();
  await expect(page.getByRole('link', { name: 'rentrée.csv' }).first()).toBeVisible();
});

interface Pack {
  name: string;
  availableLicenseCount: number;
  groups: { name: string }[];
  programs: { name: string; type: string }[];
}

test('an HR manager puts the people of a file on a programme, and takes both back', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('headHR');
  const read = async <T>(path: string): Promise<T[]> =>
    ((await (await page.request.get(`/api${path}`)).json()) as { data: { items: T[] } }).data.items;
  const packs = await read<Pack>('/licensePacks?pageSize=50');
  const isUsable = ({ availableLicenseCount, programs }: Pack): boolean =>
    availableLicenseCount > 1 && programs.some(({ type }) => type === 'basic');
  const pack = packs.find(isUsable);
  const program = pack?.programs.find(({ type }) => type === 'basic')?.name ?? '';
  const group = pack?.groups[0]?.name ?? (await read<{ name: string }>('/users/groups'))[0]?.name ?? '';
  const line = (name: string, wanted: string): string =>
    `${name}${tag};Ana;${name.toLowerCase()}.${tag}@import.example;F;Participante;${group};Soudeuse;ETAM;headhr@demo.example;03/04/1980;${wanted}`;

  await page.goto('/client/users/import');
  // The title is found in any case.
  await choose(
    page,
    [`${titles};Programme`, line('Bonnet', program.toUpperCase()), line('Leroy', 'Inconnu')].join('\r\n'),
  );
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByText('Aucun programme de vos packs de licences ne porte ce titre.')).toBeVisible();
  await expect(page.getByText(/^Une personne suivra/)).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Corriger la ligne 3' }).click();
  await page.getByRole('textbox', { name: 'Programme' }).fill(program);
  await page.getByRole('button', { name: 'Vérifier la ligne' }).click();
  await expect(page.getByText(/^2 personnes suivront/)).toBeVisible();
  await page.getByRole('button', { name: 'Importer les 2 lignes valides' }).click();
  await expect(page.getByText('Import fait : 2 personnes ajoutées')).toBeVisible();
  const result = page.url();

  await page.getByRole('link', { name: 'Suivre l’attribution des programmes' }).click();
  await page
    .getByRole('link', { name: /^Attribution d’un programme/ })
    .first()
    .click();
  await expect(page.getByText('Programme attribué à 2 personnes')).toBeVisible();
  await page.getByRole('link', { name: `Ana Bonnet${tag}` }).click();
  await expect(page.getByText(program).first()).toBeVisible();
  await noAxeViolations();

  await page.goto(result);
  await page.getByRole('button', { name: 'Annuler l’import' }).click();
  await expect(page.getByText(/^Les places de licence .* sont rendues\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Retirer ces personnes' }).click();
  await expect(page.getByText('Import annulé : 2 personnes retirées')).toBeVisible();
  const after = (await read<Pack>('/licensePacks?pageSize=50')).find(({ name }) => name === pack?.name);
  expect(after?.availableLicenseCount).toBe(pack?.availableLicenseCount);
});
