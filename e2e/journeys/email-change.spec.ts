import type { Page } from '@playwright/test';

import { password, personas } from '../support/product';
import { desktop, expect, phone, test } from '../support/test';

/** No other test signs in as them. */
const people = [
  { email: 'mathilde.perrin@boisetrives.example', viewport: desktop },
  { email: 'yanis.belkacem@boisetrives.example', viewport: phone },
] as const;

/** Returns the link of a button, by its text, in the newest mail to a mailbox. */
async function linkIn(page: Page, mailbox: string, subject: string, button: string): Promise<string> {
  await page.goto('/outbox');
  await page.getByRole('listitem').filter({ hasText: mailbox }).getByRole('link', { name: subject }).first().click();
  const link = page.frameLocator('iframe').getByRole('link', { name: button });
  return (await link.getAttribute('href')) ?? '';
}

for (const { email, viewport } of people) {
  test(`a new address is confirmed from its mailbox and taken back from the old one, ${viewport.width} px`, async ({
    page,
    noAxeViolations,
    expectTrouble,
  }) => {
    // The frame that shows a mail runs no script; sessions end on purpose.
    expectTrouble(/401|sandboxed/);
    const moved = email.replace('@', '.nouvelle@');
    await page.setViewportSize(viewport);
    await page.request.post('/api/auth', { data: { username: email, password } });

    await page.goto('/account');
    await page.getByLabel('Adresse e‑mail', { exact: true }).fill(moved);
    await page.getByLabel('Confirmation de l’adresse e‑mail').fill(moved);
    await page.getByLabel('Votre mot de passe', { exact: true }).fill(password);
    await page.getByRole('checkbox', { name: /politique de confidentialité/i }).check();
    await page.getByRole('button', { name: 'Enregistrer mes informations' }).click();
    await expect(page.getByText('Votre nouvelle adresse attend d’être confirmée')).toBeVisible();
    await expect(page.getByLabel('Adresse e‑mail', { exact: true })).toHaveValue(email);
    await noAxeViolations();

    await page.goto(await linkIn(page, moved, 'Confirmez votre nouvelle adresse e‑mail', 'Confirmer cette adresse'));
    await expect(page.getByRole('heading', { level: 1, name: 'Confirmer votre nouvelle adresse' })).toBeVisible();
    await expect(page).toHaveURL('/email-change');
    await noAxeViolations();
    // Looking changes nothing: not even a reload does.
    await page.reload();
    await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Votre adresse est confirmée' })).toBeFocused();
    await page.getByRole('link', { name: 'Aller à l’accueil' }).click();
    await page.goto('/account');
    await expect(page.getByLabel('Adresse e‑mail', { exact: true })).toHaveValue(moved);

    await page.goto(await linkIn(page, email, 'Votre adresse e‑mail a changé', 'Reprendre mon compte'));
    await expect(page.getByRole('heading', { level: 1, name: 'Reprendre votre compte' })).toBeVisible();
    await noAxeViolations();
    await page.getByRole('button', { name: 'Reprendre mon compte' }).click();
    await page.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' })).toBeVisible();
    await page.getByLabel('Nouveau mot de passe').fill('Reprise-2026!');
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour/);
    await page.goto('/account');
    await expect(page.getByLabel('Adresse e‑mail', { exact: true })).toHaveValue(email);
  });
}

/** No other test signs in as them. */
const colleagues = [
  { email: 'rui.ferreira@boisetrives.example', search: 'Ferreira', viewport: desktop },
  { email: 'andrzej.kowalczyk@boisetrives.example', search: 'Kowalczyk', viewport: phone },
] as const;

for (const { email, search, viewport } of colleagues) {
  test(`an address that staff enter waits for the password of the account, ${viewport.width} px`, async ({
    page,
    noAxeViolations,
    expectTrouble,
  }) => {
    // The frame that shows a mail runs no script; wrong passwords are meant to be refused.
    expectTrouble(/400|401|404|sandboxed/);
    const moved = email.replace('@', '.rh@');
    await page.setViewportSize(viewport);
    await page.request.post('/api/auth', { data: { username: personas.owner, password } });
    const found = await page.request.get('/api/users', { params: { search } });
    const { data } = (await found.json()) as { data: { items: { id: string }[] } };

    await page.goto(`/client/user/${data.items[0]?.id}`);
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await page.getByLabel('E‑mail', { exact: true }).fill(moved);
    await expect(page.getByText('La nouvelle adresse attendra d’être confirmée')).toBeVisible();
    await noAxeViolations();
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(page.getByText('Une nouvelle adresse e‑mail attend d’être confirmée')).toBeVisible();
    // The person who asked for the change cannot approve it.
    await expect(page.getByRole('button', { name: 'Valider le changement' })).toHaveCount(0);
    await noAxeViolations();
    expect((await page.request.post('/api/auth/reset', { data: { username: moved } })).status()).toBe(404);

    await page.goto(await linkIn(page, moved, 'Confirmez votre nouvelle adresse e‑mail', 'Confirmer cette adresse'));
    const field = page.getByLabel('Votre mot de passe', { exact: true });
    await expect(field).toBeVisible();
    await noAxeViolations();
    await field.fill('Autre-2026!');
    await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
    await expect(page.getByText('Ce n’est pas le mot de passe de ce compte.').first()).toBeVisible();
    await field.fill(password);
    await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Votre adresse est confirmée' })).toBeFocused();
    const signIn = (username: string) => page.request.post('/api/auth', { data: { username, password } });
    expect([(await signIn(email)).status(), (await signIn(moved)).status()]).toEqual([404, 200]);
  });
}
