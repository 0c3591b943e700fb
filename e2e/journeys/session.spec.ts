import { password, personas } from '../support/product';
import { expect, test } from '../support/test';

test.describe('The session guard', () => {
  test('not connected: the login page, and back to where the person was going', async ({
    page,
    noAxeViolations,
    expectTrouble,
  }) => {
    expectTrouble(/401/);
    await page.goto('/contacts');
    await expect(page).toHaveURL('/login');
    await noAxeViolations();
    await page.getByLabel('Adresse e‑mail').fill(personas.participant);
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/contacts');
    await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  });

  test('terms not accepted: the terms, and home once they are', async ({ page, signIn, noAxeViolations }) => {
    await signIn('newcomer');
    await page.goto('/');
    await expect(page).toHaveURL('/login-terms');
    await noAxeViolations();
  });

  test('connected on the login page: home', async ({ page, signIn }) => {
    await signIn('participant');
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });

  test('wrong password and unknown e-mail are told apart, in words', async ({ page, expectTrouble }) => {
    expectTrouble(/401|404/);
    await page.goto('/login');
    const submit = page.getByRole('button', { name: 'Se connecter' });
    await page.getByLabel('Adresse e‑mail').fill(personas.participant);
    await page.getByLabel('Mot de passe', { exact: true }).fill('Wrong-2026!');
    await submit.click();
    await expect(page.getByText('Informations de connexion non valides')).toBeVisible();
    await page.getByLabel('Adresse e‑mail').fill('nobody@demo.example');
    await submit.click();
    await expect(page.getByText(/Êtes-vous sûr d’avoir saisi la bonne adresse e‑mail/)).toBeVisible();
  });

  test('the language chosen on the login page stays', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('logging out is a link that ends the session', async ({ page, signIn, expectTrouble }) => {
    expectTrouble(/401/);
    await signIn('participant');
    await page.goto('/');
    await page.getByRole('button', { name: /Votre compte/ }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/');
    await expect(page).toHaveURL('/login');
  });
});
