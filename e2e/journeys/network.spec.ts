import { expect, test } from '../support/test';

test('a lost network is announced, loses nothing that was typed, and is recovered from', async ({
  page,
  context,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn('manager');
  await page.goto('/account');
  const city = page.getByLabel(/^Ville/);
  await city.fill('Redon');
  await context.setOffline(true);
  await expect(page.getByText(/La connexion est coupée/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/La connexion est revenue/)).toBeVisible();
  await expect(page.getByText(/La connexion est coupée/)).toBeHidden();
  await expect(city).toHaveValue('Redon');
});
