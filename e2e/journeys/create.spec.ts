import type { Page } from '@playwright/test';

import { dateField, enterDate, expectDate } from '../support/dates';
import { expect, phone, test } from '../support/test';

/** A picture of one point: the server looks at the first bytes, the browser at all of them. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function sayWhat(page: Page, title: string): Promise<void> {
  await page.getByText('Demande de conseil', { exact: true }).click();
  await page.getByLabel('Titre').fill(title);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/\/create\/who/);
}

async function sayWhen(page: Page, date: string): Promise<void> {
  await enterDate(dateField(page, 'Jour'), date);
  await enterDate(dateField(page, 'Heure'), '12:30');
  await page.getByText('En visio', { exact: true }).click();
}

test('a participant plans an action for the step of a task, and finds it counted there', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('participant');
  await page.goto('/');
  await page.getByRole('link', { name: 'Solliciter deux avis sur vos pistes' }).click();
  const step = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Planifier deux échanges' }) });
  const before = await step.getByText(/^\d sur 2$/).textContent();
  const task = page.url();
  await step.getByRole('link', { name: 'Planifier une action' }).click();
  await expect(page).toHaveURL(/\/networking-actions\/create\/what\?validationToken=/);
  await noAxeViolations();
  await sayWhat(page, 'Votre regard sur ma piste');

  await page.getByLabel('Chercher dans vos contacts').fill('morvan');
  await expect(page.getByText('1 contact trouvé')).toBeVisible();
  await page.getByText('Agnès Morvan').click();
  await noAxeViolations();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await sayWhen(page, '24/11/2037');

  await page.reload();
  await expectDate(dateField(page, 'Jour'), '24/11/2037');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /Agnès Morvan/ })).toBeChecked();
  await page.goForward();
  await noAxeViolations();
  await page.getByRole('button', { name: 'Planifier' }).click();

  const success = page.getByRole('dialog', { name: /^C’est planifié/ });
  await expect(success.getByText('Cela compte pour l’étape de votre tâche.')).toBeVisible();
  await noAxeViolations();
  const file = page.waitForEvent('download');
  await success.getByRole('button', { name: 'Ajouter à mon agenda' }).click();
  expect((await file).suggestedFilename()).toBe('Votre regard sur ma piste.ics');
  await success.getByRole('link', { name: 'Revenir à la page précédente' }).click();
  await expect(page).toHaveURL(task);
  await expect(step.getByText(before === '0 sur 2' ? '1 sur 2' : /^Fait/)).toBeVisible();
});

test('a participant adds a contact on a phone, and plans a first action with them', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await page.setViewportSize(phone);
  await signIn('participant');
  await page.goto('/contacts?sort=fullName');
  await page.getByRole('link', { name: 'Ajouter un contact' }).click();
  await noAxeViolations();
  const first = [page.getByLabel('Nom', { exact: true }), page.getByLabel('Type de contact')];
  const save = page.getByRole('button', { name: 'Ajouter le contact' });
  for (const part of [...first, save]) await expect(part).toBeInViewport({ ratio: 1 });
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Deux champs sont à revoir');

  await page.getByLabel('Type de contact').selectOption('external');
  await page.getByLabel('Nom', { exact: true }).fill('Zylberstein');
  await page.getByRole('button', { name: 'Ajouter d’autres informations' }).click();
  await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
  await page.getByLabel('Type de l’adresse 1').selectOption('professional');
  await page.getByLabel('Adresse 1', { exact: true }).fill('3, rue Haute');
  await page.getByRole('button', { name: 'Choisir dans vos contacts' }).click();
  await page.getByLabel('Chercher dans vos contacts').fill('morvan');
  await page.getByText('Agnès Morvan').click();
  await noAxeViolations();
  await page.getByRole('button', { name: 'Ajouter le contact' }).click();

  await page.getByRole('dialog').getByRole('link', { name: 'Planifier une action' }).click();
  await sayWhat(page, 'Faire connaissance');
  await expect(page.getByRole('radio', { name: /Zylberstein/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await sayWhen(page, '25/11/2037');
  await noAxeViolations();
  await page.getByRole('button', { name: 'Planifier' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Revenir à la page précédente' }).click();
  await expect(page).toHaveURL('/contacts?sort=fullName');
  await page.goto('/contacts?search=zylberstein');
  await expect(page.getByRole('heading', { name: 'Zylberstein' })).toBeVisible();
  await expect(page.getByText('Par Agnès Morvan')).toBeVisible();
});

test('a participant adds a job offer with a picture', async ({ page, signIn, noAxeViolations }) => {
  await signIn('participant');
  await page.goto('/job-offers/create');
  await expect(page.getByRole('button', { name: 'Ajouter l’annonce' })).toHaveAttribute('aria-disabled', 'true');
  await noAxeViolations();

  await page.getByLabel('Intitulé du poste').fill('Responsable qualité');
  await page.getByText('Externe', { exact: true }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'annonce.png', mimeType: 'image/png', buffer: point });
  await page.getByLabel(/^Description de l’image/).fill('Capture du site');
  await noAxeViolations();
  await page.getByRole('button', { name: 'Ajouter l’annonce' }).click();

  const success = page.getByRole('dialog', { name: /^C’est enregistré/ });
  await expect(success.getByText('Responsable qualité')).toBeVisible();
  await noAxeViolations();
  await success.getByRole('link', { name: 'Revenir à l’accueil' }).click();
  await expect(page).toHaveURL('/');
  const { data } = (await (await page.request.get('/api/me/jobOffers?search=qualit%C3%A9')).json()) as {
    data: { items: { documents: { description: string }[] }[] };
  };
  expect(data.items[0]?.documents).toMatchObject([{ description: 'Capture du site' }]);
});

test('a step whose token is not taken does not stand in the way of a contact', async ({
  page,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/400/);
  await signIn('participant');
  await page.goto('/contacts/create?validationToken=task.nobody.0.signature');
  await page.getByLabel('Type de contact').selectOption('hr');
  await page.getByLabel('Nom', { exact: true }).fill('Quillévéré');
  await page.getByRole('button', { name: 'Ajouter le contact' }).click();
  await expect(page.getByRole('alert')).toContainText('Rien n’a été enregistré');

  await page.getByRole('button', { name: 'Enregistrer sans l’étape' }).click();

  await page.getByRole('dialog').getByRole('link', { name: 'Voir vos contacts' }).click();
  await expect(page).toHaveURL('/contacts');
  await expect(page.getByRole('heading', { name: 'Quillévéré' })).toBeVisible();
});

test('steps that come too early lead to the first, and unknown ones nowhere', async ({ page, signIn }) => {
  await signIn('participant');
  for (const step of ['who', 'when']) {
    await page.goto(`/networking-actions/create/${step}`);
    await expect(page).toHaveURL('/networking-actions/create/what');
  }
  await page.goto('/networking-actions/create/where');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/404');
});
