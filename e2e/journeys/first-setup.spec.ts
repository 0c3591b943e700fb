import type { Page } from '@playwright/test';

import { password as tooCommon } from '../support/product';
import { desktop, expect, phone, test } from '../support/test';

const password = 'Une-planche-2027!';

/** A person with a programme but no account yet, invited by the owner of their organisation. */
async function invite(page: Page, nth: number): Promise<string> {
  const list = await page.request.get('/api/users?pageSize=100&role=user');
  const { data } = (await list.json()) as {
    data: { items: { id: string; email: string; hasSetupAccount: boolean; selectedProgram: object | null }[] };
  };
  const invited = data.items.filter((user) => !user.hasSetupAccount && user.selectedProgram)[nth];
  if (!invited) throw new Error('The demo has no person left to invite.');
  const sent = await page.request.post('/api/users/sendWelcome', { data: { userIds: [invited.id] } });
  expect(sent.status()).toBe(200);
  await page.request.get('/api/auth/logout');
  return invited.email;
}

for (const [nth, viewport] of [desktop, phone].entries()) {
  test(`from the invitation to home, ${viewport.width} px`, async ({
    page,
    signIn,
    noAxeViolations,
    expectTrouble,
  }) => {
    // The frame that shows a mail runs no script, the browser's own of this test included.
    expectTrouble(/400|401|sandboxed/);
    await page.setViewportSize(viewport);
    await signIn('owner');
    const email = await invite(page, nth);

    await page.goto('/outbox');
    await noAxeViolations();
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first().click();
    const mail = page.frameLocator('iframe');
    const link = await mail.getByRole('link', { name: 'Choisir mon mot de passe' }).getAttribute('href');
    await page.goto(link ?? '');

    await expect(page.getByRole('heading', { level: 1, name: 'Choisissez votre mot de passe' })).toBeVisible();
    await expect(page).toHaveURL('/reset-password');
    await noAxeViolations();
    const field = page.getByLabel('Mot de passe', { exact: true });
    await field.fill('court');
    await field.fill(tooCommon);
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await expect(page.getByText(/^Ce mot de passe est trop courant/)).toBeVisible();
    await field.fill(password);
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await expect(page).toHaveURL('/login-terms');
    await page.getByRole('button', { name: /Accepter/ }).click();
    await expect(page.getByRole('dialog', { name: 'Bienvenue sur Passerelle' })).toBeVisible();
    await page.getByRole('button', { name: 'Passer la visite' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour/);

    // The link has served.
    await page.request.get('/api/auth/logout');
    await page.goto(link ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Ce lien n’est pas valable' })).toBeVisible();
  });
}
