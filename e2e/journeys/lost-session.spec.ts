import { password } from '../support/product';
import { expect, test } from '../support/test';

test('a session that ends under a half-filled form is taken up again, with what was typed', async ({
  page,
  signIn,
  expectTrouble,
  noAxeViolations,
}) => {
  expectTrouble(/401/);
  await signIn('suspended');
  // The poll would find out first, sooner or later: here it is the form that does.
  const none = { items: [], totalCount: 0, page: 0, pageSize: 20, pageCount: 0 };
  await page.route('**/api/me/notifications*', (route) => route.fulfill({ json: { data: none } }));
  await page.goto('/account');
  const city = page.getByLabel(/^Ville/);
  await city.fill('Saint-Nazaire');
  // The link ends the session on the server, and takes the cookie of the whole context along.
  await page.request.get('/api/auth/logout');

  await page.getByRole('checkbox', { name: /politique de confidentialité/i }).check();
  await page.getByRole('button', { name: 'Enregistrer mes informations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await expect(dialog).toBeVisible();
  await noAxeViolations();
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(page).toHaveURL('/account');
  await expect(city).toHaveValue('Saint-Nazaire');
  await page.getByRole('button', { name: 'Enregistrer mes informations' }).click();
  await expect(page.getByText('Vos informations sont à jour.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Ville/)).toHaveValue('Saint-Nazaire');
});

test('a draft survives a crash of the page', async ({ page, signIn }) => {
  // No other test saves this profile meanwhile: a changed profile would discard the draft.
  await signIn('otherParticipant');
  await page.goto('/account');
  await page.getByLabel(/^Code postal/).fill('44600');
  await expect(page.getByText(/Brouillon enregistré/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Code postal/)).toHaveValue('44600');
});
