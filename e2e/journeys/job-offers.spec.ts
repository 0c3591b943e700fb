import type { Page } from '@playwright/test';

import { dateField, enterDate } from '../support/dates';
import { expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

/** A picture of one point: the server looks at the first bytes, the browser at all of them. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const offer = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`^Voir l’annonce «.${title}.»$`) });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const made = async (page: Page, title: string): Promise<void> => {
  const answer = await page.request.post('/api/me/jobOffers', { data: { title, type: 'external' } });
  expect(answer.status()).toBe(200);
};

test('a participant adds an offer from the list, and it is refused', async ({ page, signIn, noAxeViolations }) => {
  await signIn('participant');
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Annonces' }).click();
  await expect(heading(page, 'Annonces')).toBeVisible();
  await noAxeViolations();
  await page.getByRole('link', { name: 'Ajouter une annonce' }).click();
  await page.getByLabel('Intitulé du poste').fill('Auditrice Quercy');
  await page.getByText('Externe', { exact: true }).click();
  await page.getByLabel(/^Entreprise/).fill('Causses Contrôle');
  await enterDate(dateField(page, /^Me rappeler de relancer le/), '24/11/2037');
  await page.getByRole('button', { name: 'Ajouter l’annonce' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Revenir à la page précédente' }).click();

  await page.getByRole('textbox', { name: 'Chercher dans vos annonces' }).fill('quercy');
  await expect(page).toHaveURL('/job-offers?search=quercy');
  // The list follows the address a moment later.
  await expect(page.getByRole('link', { name: /^Voir l’annonce/ })).toHaveCount(1);
  await expect(page.getByText('24 novembre 2037')).toBeVisible();
  await offer(page, 'Auditrice Quercy').click();
  await expect(heading(page, 'Auditrice Quercy')).toBeVisible();
  await noAxeViolations();
  await page.getByRole('button', { name: 'Retirer le rappel' }).click();
  await expect(messages(page).getByText('Rappel retiré')).toBeVisible();

  await page.getByRole('button', { name: 'Réponse négative' }).click();
  await page.getByRole('button', { name: 'Enregistrer la réponse négative' }).click();
  await expect(page.getByText(/^Réponse négative le/)).toBeVisible();
  await noAxeViolations();
  await page.getByRole('link', { name: 'Retour aux annonces' }).click();
  await expect(page).toHaveURL('/job-offers?search=quercy');
  await page.getByRole('link', { name: /^En cours/ }).click();
  await expect(page.getByRole('heading', { name: /^Aucune annonce ne correspond/ })).toBeVisible();
  await page.getByRole('link', { name: /^Négatives/ }).click();
  await expect(offer(page, 'Auditrice Quercy')).toBeVisible();
});

test('an interview that was proposed leads to planning it', async ({ page, signIn }) => {
  await signIn('participant');
  await made(page, 'Coordinatrice Vexin');
  await page.goto('/job-offers?search=vexin');
  await offer(page, 'Coordinatrice Vexin').click();
  await page.getByRole('button', { name: 'Entretien proposé' }).click();
  await page.getByRole('button', { name: 'Noter et planifier l’entretien' }).click();

  await expect(page).toHaveURL(/\/networking-actions\/create\/what\?.*jobOffer=/);
  await expect(page).toHaveURL(/actionType=jobInterview/);
  await expect(page.getByRole('radio', { name: 'Entretien d’embauche' })).toBeChecked();
});

test('on a phone, an offer gets a picture, is deleted, and comes back', async ({ page, signIn, noAxeViolations }) => {
  await page.setViewportSize(phone);
  await signIn('participant');
  await made(page, 'Formatrice Bresse');
  await page.goto('/job-offers?search=bresse');
  await expectNoSidewaysScrolling(page);
  await noAxeViolations();
  await page.getByRole('button', { name: /^Actions pour/ }).click();
  await page.getByRole('menuitem', { name: 'Modifier' }).click();
  await expect(heading(page, 'Modifier l’annonce')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: 'annonce.png', mimeType: 'image/png', buffer: point });
  await page.getByLabel(/^Description de l’image/).fill('Capture du site');
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect(messages(page).getByText('L’annonce a été mise à jour avec succès')).toBeVisible();

  await expect(page.getByRole('img', { name: 'Capture du site' })).toBeVisible();
  await page.getByRole('button', { name: 'Dans une semaine' }).click();
  await expect(page.getByText(/^Rappel de relance le/)).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);

  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('button', { name: 'Supprimer l’annonce' }).click();
  await expect(messages(page).getByText('Annonce supprimée avec succès')).toBeVisible();
  await expect(page).toHaveURL('/job-offers?search=bresse');
  await expect(offer(page, 'Formatrice Bresse')).toHaveCount(0);
  await messages(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(offer(page, 'Formatrice Bresse')).toBeVisible();
});

test('another user’s offer cannot be opened', async ({ page, signIn, expectTrouble }) => {
  expectTrouble(/404/);
  await signIn('participant');
  await page.goto('/job-offers/00000000-0000-4000-8000-000000000000');
  await expect(heading(page, 'Cette annonce n’est pas parmi les vôtres')).toBeVisible();
});
