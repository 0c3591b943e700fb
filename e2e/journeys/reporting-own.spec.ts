import { expect, phone, test } from '../support/test';

test('a participant reads their own story', async ({ page, signIn, settled, noAxeViolations }) => {
  await page.setViewportSize(phone);
  await signIn('participant');
  await page.goto('/dashboard');

  await expect(page.getByRole('region', { name: 'Où vous en êtes' })).toContainText(/Semaine 7 sur 12/);
  const figures = page.getByRole('list', { name: 'Chiffres de la période' });
  await expect(figures.getByRole('listitem')).toHaveCount(5);
  await expect(figures.getByRole('listitem').first()).toContainText(/Connexions\d/);
  await expect(page.getByText(/que la semaine d’avant\./)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Vos objectifs/ })).toContainText(/Objectif atteint \d+ fois sur/);
  await expect(page.getByRole('region', { name: 'Qui voit quoi' })).toContainText('Ils ne voient pas');

  await page.getByRole('button', { name: /^Période/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'tout le programme' }).press('Enter');
  await expect(page).toHaveURL(/range=program/);
  await expect(page.getByRole('heading', { name: 'Votre activité par semaine' })).toBeVisible();
  await expect(page.getByText(/semaines? d’avant/)).toHaveCount(0);
  await settled();
  await noAxeViolations();

  const next = page.getByRole('region', { name: 'La suite' });
  await next.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/program\/task\//);
});

test('a suspended person is asked for nothing', async ({ page, signIn }) => {
  await signIn('suspended');
  await page.goto('/dashboard');
  await expect(page.getByText(/Votre programme est en pause/)).toBeVisible();
});

test('staff see their own figures, and the way to those of their people', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'l’espace client' }).click();
  await expect(page).toHaveURL(/\/client\/dashboard/);
});
