import { password, personas } from '../support/product';
import { expect, test } from '../support/test';

test('two tabs agree on who is signed in, and in which language', async ({ page, context, signIn, expectTrouble }) => {
  expectTrouble(/401/);
  await signIn('participant');
  await page.goto('/contacts');
  const other = await context.newPage();
  await other.goto('/library');
  await expect(other.getByRole('heading', { level: 1, name: 'Bibliothèque' })).toBeVisible();

  await page.getByRole('button', { name: /Votre compte/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');

  await page.getByRole('button', { name: 'English' }).click();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(other.getByRole('button', { name: 'Se connecter' })).toBeVisible();

  await page.getByLabel('Adresse e‑mail').fill(personas.participant);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour/);
  await expect(other).not.toHaveURL('/login');
});

test('another language keeps the page and what was typed, also where the other tab chose it', async ({
  page,
  context,
  signIn,
  settled,
}) => {
  await page.goto('/login');
  await page.getByLabel('Adresse e‑mail').fill(personas.otherParticipant);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByLabel('E‑mail address')).toHaveValue(personas.otherParticipant);
  await page.getByRole('button', { name: 'Français' }).click();

  await signIn('otherParticipant');
  await page.goto('/contacts/create');
  await settled();
  await page.locator('input[name="lastName"]').fill('Lubin');
  const other = await context.newPage();
  await other.goto('/account');
  await other.evaluate(() => localStorage.setItem('passerelle.locale', 'de'));

  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL('/contacts/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt hinzufügen');
  await expect(page.locator('input[name="lastName"]')).toHaveValue('Lubin');
});
