import type { Page } from '@playwright/test';

import { expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

const weeks = (page: Page) => page.getByRole('navigation', { name: 'Semaines du programme' });

test('a participant looks through the weeks of the programme', async ({ page, signIn, noAxeViolations }) => {
  await page.setViewportSize(phone);
  await signIn('participant');
  await page.goto('/program');
  await expect(page.getByRole('heading', { level: 1, name: 'Votre programme' })).toBeVisible();
  await expect(page.getByText(/^Semaine \d+ sur \d+$/).first()).toBeVisible();

  // The description is longer than its place in a narrow window.
  const more = page.getByRole('button', { name: 'Lire la suite' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.press('Enter');
  await expect(page.getByRole('button', { name: 'Réduire' })).toBeFocused();
  await noAxeViolations();

  await weeks(page).getByRole('link', { name: /^S2\b/ }).click();
  await expect(page).toHaveURL(/\/program\?week=2$/);
  await expect(page.getByRole('heading', { level: 3, name: 'Semaine 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Semaine précédente' }).press('Enter');
  await expect(page).toHaveURL(/week=1$/);
  await expect(page.getByRole('link', { name: 'Semaine précédente' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'Semaine 1' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 3, name: 'Semaine 2' })).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
});

test('a participant with a suspended programme resumes it', async ({ page, signIn, noAxeViolations }) => {
  await signIn('suspended');
  await page.goto('/');
  await expect(page.getByText(/^Votre programme est suspendu jusqu’au /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réactiver' })).toBeVisible();

  await page.goto('/account#program');
  const area = page.getByRole('region', { name: 'Suspension du programme' });
  await expect(area).toBeInViewport();
  await area.getByRole('button', { name: 'Réactiver' }).click();
  await noAxeViolations();
  await page.getByRole('button', { name: 'Réactiver le programme' }).click();
  const resumed = page.getByRole('dialog', { name: 'Votre programme est réactivé' });
  await expect(resumed.getByText(/Il vous reste \d+\s+semaines? de suspension\./)).toBeVisible();
  await noAxeViolations();
  await resumed.getByRole('button', { name: 'J’ai compris' }).click();
  await expect(area.getByText('Votre programme est réactivé.')).toBeVisible();
  await expect(area.getByRole('button')).toHaveCount(0);

  await page.goto('/program');
  await expect(page.getByText('Votre programme est réactivé.')).toBeVisible();
  await expect(weeks(page).getByRole('link', { name: /Suspendue/ })).toHaveCount(1);
});

test('a participant asks for a pause from the account, sees it on the programme, and takes it back', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('otherParticipant');
  await page.goto('/account#program');
  const area = page.getByRole('region', { name: 'Suspension du programme' });
  await area.getByRole('button', { name: 'Suspendre le programme' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre de semaines').fill('99');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog.getByText(/^Veuillez entrer un minimum de 1 et un maximum de \d+$/)).toBeVisible();
  await dialog.getByLabel('Nombre de semaines').fill('1');
  await expect(dialog.getByText(/^Votre programme sera suspendu du /)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /^1\s+semaine, retour le lundi / })).toBeChecked();
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await dialog.getByRole('button', { name: 'Suspendre le programme' }).click();
  await expect(page.getByRole('dialog', { name: 'Votre suspension est enregistrée' })).toBeVisible();
  await noAxeViolations();
  await page.getByRole('button', { name: 'J’ai compris' }).click();
  await expect(area.getByText(/^Votre programme sera suspendu du /)).toBeVisible();

  await page.goto('/program');
  await expect(weeks(page).getByRole('link', { name: /Suspendue/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Réactiver' }).click();
  await page.getByRole('button', { name: 'Réactiver le programme' }).click();
  await page.getByRole('button', { name: 'J’ai compris' }).click();
  await expect(weeks(page).getByRole('link', { name: /Suspendue/ })).toHaveCount(0);
});
