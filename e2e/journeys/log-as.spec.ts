import type { Page } from '@playwright/test';

import { expect, expectNoSidewaysScrolling, test } from '../support/test';

interface Found {
  data: { items: { id: string; firstName: string; lastName: string }[] };
}

const find = async (page: Page, search: string): Promise<Found['data']['items'][number]> => {
  const answer = await page.request.get(`/api/users?role=user&pageSize=1&search=${encodeURIComponent(search)}`);
  const [user] = ((await answer.json()) as Found).data.items;
  if (!user) throw new Error(`No user matches ${search}.`);
  return user;
};

const banner = (page: Page) => page.getByRole('region', { name: 'Connexion au nom d’une autre personne' });

test('the product’s staff opens a person’s account and leaves it', async ({
  page,
  signIn,
  noAxeViolations,
  expectTrouble,
}) => {
  expectTrouble(/403|status of 403/);
  await signIn('superAdmin');
  const user = await find(page, 'Mensah');
  const profile = `/client/user/${user.id}`;
  await page.goto(profile);
  await page.getByRole('button', { name: /^Autres actions pour/ }).click();
  await page.getByRole('menuitem', { name: /^Se connecter en tant que/ }).click();
  await page.getByRole('button', { name: 'Ouvrir son compte' }).click();
  // Not without a reason.
  await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Motif' }).fill('Ne voit pas ses tâches de la semaine.');
  await page.getByRole('button', { name: 'Ouvrir son compte' }).click();

  await expect(banner(page)).toContainText(
    new RegExp(`Vous êtes dans le compte d(e |’)${user.firstName} ${user.lastName}`),
  );
  await expect(banner(page)).toContainText(/Encore (30|29) minutes/);
  await expect(page).toHaveURL('/');
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name: 'Quitter' })).toBeInViewport();

  // An action reserved to the person is refused with a message; an impersonation cannot be nested.
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const refused of [
    await page.request.put('/api/me', { data: { acceptedTerms: true }, headers }),
    await page.request.put('/api/me', { data: { email: 'autre@demo.example', oldPassword: 'x' }, headers }),
    await page.request.post('/api/me/erasure', { data: {}, headers }),
    await page.request.get('/api/me/export'),
  ]) {
    expect(refused.status()).toBe(403);
    expect(await refused.text()).toContain('elle seule peut faire cela');
  }
  expect((await page.request.post('/api/logAs', { data: { userId: user.id, reason: 'x' }, headers })).status()).toBe(
    403,
  );
  // The person is told, and it stays new to them.
  const notices = (await (await page.request.get('/api/me/notifications')).json()) as { data: { items: unknown[] } };
  expect(JSON.stringify(notices)).toContain('L’équipe Passerelle a ouvert votre compte');

  // The screen says so too.
  await page.goto('/account');
  await page.getByRole('button', { name: 'Exporter mes données' }).click();
  await expect(page.getByText(/elle seule peut faire cela/)).toBeVisible();
  await noAxeViolations();

  await page.getByRole('button', { name: 'Quitter' }).press('Enter');
  await expect(page).toHaveURL(profile);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Autres actions pour/ })).toBeVisible();
});

test('an impersonation without the permission, or of a user of the same rank, is refused', async ({
  page,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/403/);
  await signIn('superAdmin');
  const user = await find(page, 'Kerbrat');
  const { data: me } = (await (await page.request.get('/api/me')).json()) as { data: { id: string } };
  const ask = async (userId: string): Promise<number> =>
    (await page.request.post('/api/logAs', { data: { userId, reason: 'Aide' } })).status();
  expect(await ask(me.id)).toBe(403);

  for (const persona of ['admin', 'owner', 'headHR', 'manager'] as const) {
    await signIn(persona);
    expect(await ask(user.id), persona).toBe(403);
  }
  await signIn('owner');
  await page.goto(`/client/user/${user.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Se connecter en tant que/ })).toHaveCount(0);
});
