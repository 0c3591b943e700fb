import { expect, phone, test } from '../support/test';

/** Makes names unique, since a retry finds the data of the first attempt. */
const tag = crypto.randomUUID().slice(0, 8);

test('an owner makes a group, changes it and deletes it', async ({ page, signIn, noAxeViolations }) => {
  const name = `Atelier ${tag}`;
  await signIn('owner');
  await page.goto('/client/groups');
  await page.getByRole('link', { name: 'Créer un groupe' }).click();
  await expect(page).toHaveURL('/client/groups/form');
  await page.getByRole('button', { name: 'Créer le groupe' }).click();
  await expect(page.getByRole('alert')).toContainText('Nom du groupe');
  await noAxeViolations();

  await page.getByRole('textbox', { name: 'Nom du groupe' }).fill(name);
  await page.getByRole('textbox', { name: 'Description' }).fill('Celles et ceux de l’atelier.');
  await page.getByRole('checkbox', { name: /Mobilité 2026/ }).check();
  await page.getByRole('button', { name: 'Créer le groupe' }).click();
  await expect(page).toHaveURL('/client/groups');
  await expect(page.getByText(name, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Actions pour ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Modifier' }).click();
  await page.getByRole('textbox', { name: 'Nom du groupe' }).fill(`${name} bis`);
  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect(page).toHaveURL('/client/groups');

  await page.getByRole('button', { name: `Actions pour ${name} bis` }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le groupe' }).click();
  await expect(page.getByRole('button', { name: `Actions pour ${name} bis` })).toHaveCount(0);
});

test('a figure of the dashboard leads to what it counts, on a phone', async ({ page, signIn }) => {
  await page.setViewportSize(phone);
  await signIn('headHR');
  await page.goto('/client/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Utilisateurs' }).click();
  await expect(page).toHaveURL('/client/users');
  await page.goto('/client/dashboard');
  const own = page.getByRole('region', { name: 'Mes personnes' });
  // The first person stands in the first screen.
  await expect(own.getByRole('listitem').first()).toBeInViewport();
  await own.getByRole('link', { name: 'Voir toutes' }).click();
  await expect(page).toHaveURL(/own=yes/);
  await page.goto('/client/dashboard');
  const followUp = page.getByRole('region', { name: 'À suivre' });
  await followUp.getByRole('link', { name: 'Sans nouvelles' }).click();
  await expect(page).toHaveURL(/figure=silent/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Utilisateurs/);
  // The order of this list has the longest name.
  const order = page.getByRole('button', { name: /^Trier par/ });
  if (await order.isVisible()) {
    const box = await order.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width - 16);
  }
});
