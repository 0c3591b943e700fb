import type { Locator, Page } from '@playwright/test';

import { dateField, enterDate, firstPart } from '../support/dates';
import { expect, expectNoSidewaysScrolling, test } from '../support/test';

/** Makes names unique, since a retry finds the data of the first attempt. */
const tag = crypto.randomUUID().slice(0, 8);

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Presses Tab until the target has the focus, like a keyboard user. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Of choices the tab key reaches one: the arrows go on from there, and choose as they go. */
async function arrowTo(page: Page, dialog: Locator, target: Locator): Promise<void> {
  await target.waitFor();
  await tabTo(page, dialog.getByRole('radio', { disabled: false }).first());
  for (let presses = 0; presses < 20; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Space');
  await expect(target).toBeChecked();
}

/** Selects the first option, unless one is preselected because it is the only one. */
async function choose(dialog: Locator, label: string): Promise<void> {
  const select = dialog.getByRole('combobox', { name: label });
  await expect(select).toBeVisible();
  await expect(select.locator('option')).not.toHaveCount(1);
  if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
}

/** HR adds Ines, a new person, by keyboard in every step. */
async function createByKeyboard(page: Page, email: string): Promise<void> {
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  const press = async (name: string): Promise<void> => {
    await tabTo(page, page.getByRole('button', { name, exact: true }).first());
    await page.keyboard.press('Enter');
  };
  await page.goto('/client/user/create');
  await type('Nom', 'Marchand');
  await type('Prénom', 'Inès');
  await type('Genre', 'Femme');
  await tabTo(page, firstPart(dateField(page, 'Date de naissance')));
  await page.keyboard.type('17051985');
  await type('E‑mail', email);
  await expect(page.getByRole('option', { name: 'Participant' })).toBeAttached();
  await type('Rôle', 'Participant');
  await press('Choisir des groupes');
  // A pack that is open to a group is offered for its people only.
  for (const group of [/Lyon, reclassement/, /Mobilité interne/]) {
    await tabTo(page, page.getByRole('checkbox', { name: group }));
    await page.keyboard.press('Space');
  }
  await press('Continuer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quel est son poste ?');
  await type('Statut', 'ETAM');
  await type('Intitulé du poste', 'Comptable');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tout est-il juste ?');
  await expect(page.getByText('Référent RH : Claire Nguyen')).toBeVisible();
  await press('Créer la personne');
}

test('a programme is given from a chosen Monday, extended twice, closed, its closure edited and taken back', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('headHR');
  await createByKeyboard(page, `ines.${tag}@boisetrives.example`);

  // Given in the dialog that opens by itself, and what follows is said before.
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Choisir un programme');
  expect((await dialog.boundingBox())?.width).toBe(550);
  const give = dialog.getByRole('button', { name: 'Attribuer le programme' });
  await expect(give).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog).toContainText('Pour continuer, choisissez un pack de licences et un programme.');
  await expect(dialog.getByRole('radio', { name: /Pilote.*Terminé depuis le/ })).toBeDisabled();
  await arrowTo(page, dialog, dialog.getByRole('radio', { name: /^Mobilité \d/ }));
  await choose(dialog, 'Programme');
  const start = dialog.getByRole('combobox', { name: 'Date de début' });
  await start.selectOption({ index: 3 });
  const monday = await start.locator('option:checked').innerText();
  await expect(dialog).toContainText('Ce qui va se passer');
  await expect(dialog).toContainText(new RegExp(`Le programme ira du ${monday} au`));
  await expect(dialog).toContainText(/Il durera \d+ semaines/);
  await expect(dialog).toContainText(/Une place du pack Mobilité \d+ sera utilisée/);
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await tabTo(page, give);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Le programme d’Inès Marchand est attribué')).toBeVisible();
  await expect(page.getByText('En attente', { exact: true })).toBeVisible();
  await noAxeViolations();

  // Changed before it has begun: the first seat goes back. Once it is extended there is no change any more.
  await page.getByRole('button', { name: 'Changer de programme' }).click();
  await expect(dialog).toContainText(/Le nouveau programme remplace/);
  await dialog.getByRole('radio', { name: /Reclassement Lyon/ }).check();
  await choose(dialog, 'Programme');
  await expect(dialog).toContainText(/La place du pack Mobilité \d+ sera rendue/);
  await dialog.getByRole('button', { name: 'Changer de programme' }).click();
  await expect(page.getByText('Le programme d’Inès Marchand est changé')).toBeVisible();
  for (const name of ['Prolonger maintenant', 'Prolonger à nouveau']) {
    await page.getByRole('button', { name, exact: true }).click();
    await dialog.getByRole('radio', { name: /Reclassement Lyon.*n’utilise pas de place/ }).check();
    await choose(dialog, 'Prolongation');
    await expect(dialog).toContainText(/semaines s’ajoutent\s; il en comptera \d+ en tout/);
    await expect(dialog).toContainText('Aucune place n’est prise ni rendue.');
    await dialog.getByRole('button', { name: 'Prolonger le programme' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Changer de programme' })).toHaveCount(0);

  // Closed before its first Monday: the seat goes back, and that is said first.
  await page.getByRole('link', { name: 'Clôturer le programme' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clôturer le programme');
  await expect(page.getByText(/La place du pack Reclassement Lyon \d+ sera rendue/)).toBeVisible();
  await page.getByLabel('Raison de la clôture').selectOption('training');
  await page.getByRole('button', { name: 'Clôturer le programme' }).click();
  await expect(page.getByRole('alert')).toContainText('Fin de la formation');
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await enterDate(dateField(page, 'Date de départ'), '29/01/2027');
  await enterDate(dateField(page, 'Début de la formation'), '01/02/2027');
  await enterDate(dateField(page, 'Fin de la formation'), '30/06/2027');
  await page.getByRole('button', { name: 'Clôturer le programme' }).click();
  await expect(page.getByText('Le programme d’Inès Marchand est clôturé')).toBeVisible();
  await expect(page.getByText('Clôturé', { exact: true })).toBeVisible();

  // Each other way of leaving, as a correction of this one.
  const ways = [
    ['internal', { 'Date de prise de poste': '01/02/2027', Service: 'Achats', 'Intitulé du poste': 'Acheteuse' }],
    [
      'external',
      {
        'Date de départ': '29/01/2027',
        'Date de prise de poste': '01/02/2027',
        Entreprise: 'Scierie du Val',
        'Intitulé du poste': 'Comptable',
        'Salaire annuel brut': '0',
      },
    ],
    ['businessCreation', { 'Date de départ': '29/01/2027' }],
    ['retired', { 'Date de retraite': '29/01/2027' }],
    ['other', { 'Date de départ': '29/01/2027' }],
  ] as const;
  for (const [type, fields] of ways) {
    await page.getByRole('link', { name: 'Modifier la clôture' }).click();
    await page.getByLabel('Raison de la clôture').selectOption(type);
    for (const [label, value] of Object.entries(fields)) {
      if (label.startsWith('Date ')) await enterDate(dateField(page, label), value);
      else await page.getByLabel(label, { exact: true }).fill(value);
    }
    if (type === 'businessCreation') {
      await page.getByLabel('Secteur d’activité').selectOption('manufacturing');
      await page.getByRole('radio', { name: 'Oui' }).check();
    }
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(page.getByRole('link', { name: 'Modifier la clôture' })).toBeVisible();
  }
  await expect(page.getByRole('definition').filter({ hasText: 'Autre départ' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await noAxeViolations();

  // Taken back by keyboard, which goes on in the card of the programme.
  const reopen = { name: 'Rouvrir', exact: true } as const;
  await tabTo(page, page.getByRole('button', reopen));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', reopen));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Le programme d’Inès Marchand est rouvert')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mobilité active', exact: true })).toBeFocused();
});

test('two people edit the same profile and the same closure: both see both, and nothing is lost', async ({
  page,
  signIn,
  browser,
  expectTrouble,
}) => {
  expectTrouble(/409/);
  await signIn('owner');
  const found = await page.request.get('/api/users?search=morand');
  const [{ id }] = ((await found.json()) as { data: { items: [{ id: string }] } }).data.items;
  await page.goto(`/client/user/${id}`);
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  await page.getByLabel('Intitulé du poste').fill('Chef de quai');

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto(`/client/user/${id}`);
  await second.getByRole('button', { name: 'Modifier', exact: true }).click();
  await second.getByLabel('Intitulé du poste').fill('Cariste');
  await second.getByLabel('Ville').fill('Givors');
  await second.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect(second.getByText('Les modifications sont enregistrées')).toBeVisible();

  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  const notice = page.getByRole('note').filter({ hasText: 'Quelqu’un d’autre a modifié cette fiche' });
  await expect(notice).toContainText('Chef de quai');
  await expect(notice).toContainText('Cariste');
  await expect(page.getByRole('textbox', { name: 'Intitulé du poste' })).toHaveValue('Chef de quai');
  await expect(page.getByLabel('Ville')).toHaveValue('Givors');
  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect(page.getByText('Les modifications sont enregistrées')).toBeVisible();
  const saved = (await (await page.request.get(`/api/users/${id}`)).json()) as {
    data: { job: { jobTitle: string }; address: { city: string } };
  };
  expect([saved.data.job.jobTitle, saved.data.address.city]).toEqual(['Chef de quai', 'Givors']);

  await page.goto(`/client/user/${id}/closure`);
  await page.getByLabel(/^Commentaire/).fill('À suivre au printemps.');
  await second.goto(`/client/user/${id}/closure`);
  await second.getByLabel(/^Commentaire/).fill('Tout va bien.');
  const save = /Enregistrer les modifications|Clôturer le programme/;
  await second.getByRole('button', { name: save }).click();
  await expect(second).toHaveURL(`/client/user/${id}`);
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByRole('table')).toContainText('Tout va bien.');
  await expect(page.getByLabel(/^Commentaire/)).toHaveValue('À suivre au printemps.');
  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect(page).toHaveURL(`/client/user/${id}`);
  await expect(page.getByLabel(/^Commentaire/)).toHaveCount(0);
  await expect(page.getByText('À suivre au printemps.')).toBeVisible();
  await other.close();
});
