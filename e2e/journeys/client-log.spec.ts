import { expect, expectNoSidewaysScrolling, test } from '../support/test';

/** Makes names unique, since a retry finds the data of the first attempt. */
const tag = crypto.randomUUID().slice(0, 8);

test('an owner finds in the log what was done today', async ({ page, signIn, noAxeViolations }) => {
  const name = `Atelier du journal ${tag}`;
  await signIn('owner');
  await page.goto('/client/groups/form');
  await page.getByRole('textbox', { name: 'Nom du groupe' }).fill(name);
  await page.getByRole('textbox', { name: 'Description' }).fill('Pour le journal.');
  await page.getByRole('checkbox', { name: /Mobilité 2026/ }).check();
  await page.getByRole('button', { name: 'Créer le groupe' }).click();
  await expect(page).toHaveURL('/client/groups');

  await page.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
  const created = page.getByRole('listitem').filter({ hasText: `Hélène Vasseur a créé le groupe ${name}` });
  await expect(created).toBeVisible();
  // Nothing of it is written for machines.
  await expect(page.getByRole('main')).not.toContainText(/GET |POST |\/users|[\da-f]{8}-[\da-f]{4}/);
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);

  await page.getByRole('button', { name: /^Action/ }).click();
  await page.getByRole('menuitemradio', { name: 'Programmes' }).click();
  await expect(page).toHaveURL(/about=programs/);
  await expect(created).toHaveCount(0);
  await page.goBack();
  await expect(created).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  expect((await download).suggestedFilename()).toMatch(/^journal-\d{4}-\d{2}-\d{2}\.csv$/);
  await page.reload();
  await expect(page.getByText('Hélène Vasseur a exporté le journal').first()).toBeVisible();
  await expect(page.getByText('Hélène Vasseur a consulté le journal').first()).toBeVisible();
});

test('a refused attempt of staff appears in the log as a sentence', async ({ page, signIn }) => {
  await signIn('headHR');
  expect((await page.request.get(`/api/users/${crypto.randomUUID()}`)).status()).toBe(404);
  await signIn('owner');
  await page.goto('/client/log?outcome=refused');

  await expect(page.getByText(/a essayé d’ouvrir la fiche de quelqu’un hors de sa portée/).first()).toBeVisible();
  await expect(page.getByText('Refusé').first()).toBeVisible();
});

test('an HR manager has no log, and finds what was done for a person on their page', async ({
  page,
  signIn,
  expectTrouble,
  noAxeViolations,
}) => {
  expectTrouble(/403|\/api\/audit/);
  await signIn('headHR');
  await page.goto('/client/dashboard');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Journal' })).toHaveCount(0);
  expect((await page.request.get('/api/audit')).status()).toBe(403);

  const found = (await (await page.request.get('/api/users?role=user&pageSize=1&search=kerbrat')).json()) as {
    data: { items: { id: string }[] };
  };
  await page.goto(`/client/user/${found.data.items[0]?.id ?? ''}`);
  const history = page.getByRole('region', { name: 'Historique' });
  await expect(history).toBeVisible();
  await expect(history.getByRole('link', { name: 'Voir dans le journal' })).toHaveCount(0);
  await noAxeViolations();
});
