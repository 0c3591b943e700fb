import type { Page } from '@playwright/test';

import { pressEnter } from '../support/keyboard';
import { addSubTask, addWeek, createItem, expectSaved, titled } from '../support/studio';
import { closeTaskCompleted, expect, expectNoSidewaysScrolling, test } from '../support/test';

/** Makes names unique, since a retry finds the data of the first attempt. */
const tag = crypto.randomUUID().slice(0, 8);

/** Takes the pointer away from the buttons of a text editor, whose tooltips lie outside of the landmarks. */
const leaveButtons = (page: Page) => page.mouse.move(0, 0);

async function choose(page: Page, button: string, title: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(String(title));
  await page.getByRole('radio', { name: title }).check();
  await page.getByRole('dialog').getByText('Fermer', { exact: true }).click();
}

test('a programme of four weeks with each kind of sub-task is written, followed in its preview and published', async ({
  page,
  context,
  signIn,
  noAxeViolations,
}) => {
  test.slow();
  // Content of other sites is not tested.
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'Une page' }));
  const [program, survey] = [`Changer de métier ${tag}`, `Faire le point ${tag}`];
  await signIn('superAdmin');

  await createItem(page, 'Questionnaire', survey, 'Questionnaire libre');
  await page.getByRole('button', { name: 'Ajouter une question' }).click();
  await page.getByRole('menuitem', { name: 'Oui ou non' }).click();
  await page.getByRole('textbox', { name: 'Énoncé de la question' }).fill('Êtes-vous prêt ?');
  await expectSaved(page);

  await createItem(page, 'Programme', program);
  const address = page.url();
  for (const week of [1, 2, 3, 4]) await addWeek(page, week, `Avancer ${week}`);
  await expectSaved(page);
  await leaveButtons(page);
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);

  await page.getByRole('link', { name: 'Avancer 1' }).click();
  await expect(titled(page, 'Avancer 1')).toBeVisible();
  await page.getByRole('textbox', { name: 'Points', exact: true }).fill('100');
  await addSubTask(page, 'Texte à lire', 'Lire un texte');
  await addSubTask(page, 'Lien', 'Ouvrir un lien');
  await page.getByRole('textbox', { name: 'Adresse du lien' }).fill('https://example.org/');
  await addSubTask(page, 'Document de la bibliothèque', 'Lire un document');
  await choose(page, 'Choisir un document', 'La carte de votre réseau');
  await addSubTask(page, 'Fichier à déposer', 'Déposer un fichier');
  await addSubTask(page, 'Action', 'Ajouter quelqu’un');
  await addSubTask(page, 'Questionnaire', 'Répondre');
  await choose(page, 'Choisir un questionnaire', survey);
  await expect(page.getByText(survey, { exact: true })).toBeVisible();
  await expectSaved(page);
  await leaveButtons(page);
  await noAxeViolations();

  await page.getByRole('button', { name: 'Voir comme un participant' }).click();
  await page.getByRole('button', { name: 'Ouvrir l’aperçu' }).click();
  await followTask(page, await previewAddress(page));

  await page.goto(address);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publier' });
  const things = dialog.getByRole('list', { name: 'Ce qui change' });
  for (const title of [program, survey, 'Avancer 1', 'Avancer 4']) await expect(things).toContainText(title);
  await expect(dialog).toContainText(`${program}, semaine 4 : 0 point`);
  await leaveButtons(page);
  await noAxeViolations();
  await dialog.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(dialog.getByText('C’est publié')).toBeVisible();
  await dialog.getByText('Fermer', { exact: true }).click();
  await expect(page.getByText('Publié', { exact: true }).first()).toBeVisible();
});

async function previewAddress(page: Page): Promise<string> {
  const frame = page.locator('iframe');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  return (await frame.getAttribute('src')) ?? '';
}

/** Does each step of the task, as its participant. */
async function followTask(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
  const isDone = (name: string) => expect(step(name).getByText(/^Fait le/)).toBeVisible();

  await step('Lire un texte').getByRole('button', { name: 'J’ai lu' }).click();
  await isDone('Lire un texte');
  const tab = page.waitForEvent('popup');
  await step('Ouvrir un lien')
    .getByRole('link', { name: /^Ouvrir la page/ })
    .click();
  await (await tab).close();
  await isDone('Ouvrir un lien');
  await step('Lire un document').getByRole('link', { name: 'Lire le document' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Étape validée.')).toBeVisible();
  await page.goBack();
  await isDone('Lire un document');
  const file = { name: 'Mes pistes.txt', mimeType: 'text/plain', buffer: Buffer.from('Menuisier') };
  await step('Déposer un fichier').locator('input[type=file]').setInputFiles(file);
  await step('Déposer un fichier').getByRole('button', { name: 'Envoyer le fichier' }).click();
  await isDone('Déposer un fichier');
  await step('Ajouter quelqu’un').getByRole('link', { name: 'Ajouter un contact' }).click();
  await page.getByLabel('Nom', { exact: true }).fill('Martin');
  await page.getByLabel('Type de contact').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Ajouter le contact' }).click();
  await page.goto(address);
  await isDone('Ajouter quelqu’un');
  await step('Répondre').getByRole('radio', { name: 'Oui' }).check();
  await step('Répondre').getByRole('checkbox').check();
  await step('Répondre').getByRole('button', { name: 'Envoyer mes réponses' }).click();
  await closeTaskCompleted(page);
  await expect(page.getByText(/^Tâche validée le/)).toBeVisible();
}

test('two people change one page: the second sees both texts and chooses', async ({
  page,
  signIn,
  browser,
  expectTrouble,
  noAxeViolations,
}) => {
  expectTrouble(/409/);
  await signIn('admin');
  await createItem(page, 'Page', `À deux ${tag}`);
  const text = page.getByRole('textbox', { name: 'Texte' });
  await text.click();

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto(page.url());
  await second.getByRole('textbox', { name: 'Texte' }).click();
  await second.keyboard.type('Le mardi.');
  await expectSaved(second);
  await other.close();

  await page.keyboard.type('Le jeudi.');
  const dialog = page.getByRole('dialog', { name: 'Ce contenu a été modifié ailleurs' });
  await expect(dialog.getByRole('region', { name: 'Différences' })).toContainText(/mardi.*jeudi/);
  await noAxeViolations();
  await pressEnter(page, dialog.getByRole('button', { name: 'Garder mon texte' }));
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Texte' })).toHaveText('Le jeudi.');
});

test('a text typed without a network survives the end of the browser', async ({ page, signIn, expectTrouble }) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await signIn('admin');
  await createItem(page, 'Page', `Sans réseau ${tag}`);
  const address = page.url();
  const context = page.context();
  const next = await context.newPage();
  await page.bringToFront();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Texte' }).click();
  await page.keyboard.type('Un texte à garder.');
  await expect(page.getByText(/^Non enregistré/)).toBeVisible();
  await page.close();

  await context.setOffline(false);
  await next.goto(address);
  const offer = next.getByRole('dialog', { name: 'Un texte n’a pas été enregistré' });
  await pressEnter(next, offer.getByRole('button', { name: 'Reprendre ce texte' }));
  await expectSaved(next);
  await next.reload();
  await expect(next.getByRole('textbox', { name: 'Texte' })).toHaveText('Un texte à garder.');
});
