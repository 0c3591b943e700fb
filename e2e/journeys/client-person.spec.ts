import type { Page } from '@playwright/test';

import { expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses Tab until the button has the focus, like a keyboard user. */
async function press(page: Page, name: string): Promise<void> {
  const target = button(page, name);
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

test('a profile is changed, deleted and taken back at the width of a phone', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await page.setViewportSize(phone);
  await signIn('owner');
  await page.goto('/client/users?search=aubert');
  await page.getByRole('link', { name: 'Aubert Camille' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camille Aubert');
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);

  await press(page, 'Modifier');
  await expect(page.getByRole('heading', { level: 2, name: 'Modifier la fiche' })).toBeFocused();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await press(page, 'Supprimer la personne');
  const dialog = page.getByRole('dialog', { name: /Supprimer Camille Aubert/ });
  await expect(dialog).toContainText('30 jours');
  await dialog.getByRole('button', { name: 'Supprimer la personne' }).click();

  await expect(page).toHaveURL('/client/users?search=aubert');
  await page.getByRole('link', { name: 'Personnes supprimées' }).click();
  await page.getByRole('button', { name: 'Rétablir Camille Aubert' }).click();
  await expect(page.getByText('Camille Aubert est de nouveau dans votre espace')).toBeVisible();
});

test('a manager reads a profile, and changes nothing', async ({ page, signIn, noAxeViolations }) => {
  await page.setViewportSize(phone);
  await signIn('manager');
  await page.goto('/client/users?role=user');
  await page.getByRole('region', { name: 'Liste' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/client\/user\//);
  await expect(page.getByRole('heading', { name: 'Identité' })).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);

  await expect(button(page, 'Modifier')).toHaveCount(0);
  await expect(button(page, 'Envoyer l’e‑mail de bienvenue')).toHaveCount(0);

  const activity = page.getByRole('region', { name: 'Activité' });
  await expect(activity.getByText('Dernière connexion')).toBeVisible();
  await page.getByRole('link', { name: 'Préparer l’entretien' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Préparer l’entretien' })).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Revenir à la fiche' }).click();
  await activity.getByRole('link', { name: 'Voir son reporting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reporting' })).toBeVisible();
  await expect(page).toHaveURL(/\/client\/reporting\?user=/);
  await page.goBack();
  await page.getByRole('link', { name: 'Retour aux utilisateurs' }).click();
  await expect(page).toHaveURL('/client/users?role=user');
});
