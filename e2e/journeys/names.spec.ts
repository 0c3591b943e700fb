import { expect, test } from '../support/test';

/** Names that a sentence with markup, an escape, or a plural would read as its own. */
const names = ['<b>Zoé</b> & <1/>', String.raw`{name} \u0041 %`];

for (const [index, firstName] of names.entries()) {
  test(`a name is shown as it was typed, wherever it stands: ${firstName}`, async ({ page, signIn, settled }) => {
    const lastName = `<strong>Quintard${index}</strong>`;
    const whole = `${firstName} ${lastName}`;
    await signIn('participant');
    const made = await page.request.post('/api/me/contacts', { data: { type: 'hr', firstName, lastName } });
    expect(made.status()).toBe(200);
    const { data } = (await made.json()) as { data: { id: string } };

    await page.goto(`/contacts?search=quintard${index}`);
    await expect(page.getByRole('link', { name: whole, exact: true })).toBeVisible();
    await page.goto(`/contacts/${data.id}`);
    await settled();
    await expect(page.getByRole('heading', { level: 1, name: whole, exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Modifier' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Modifier ${whole}`, exact: true })).toBeVisible();

    await page.goto(`/contacts/${data.id}`);
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('heading', { name: `Supprimer ${whole} de vos contacts\u202F?` })).toBeVisible();
    await page.getByRole('button', { name: 'Supprimer le contact' }).click();
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText(`${whole} est de nouveau dans vos contacts`)).toBeVisible();
    await page.request.delete(`/api/me/contacts/${data.id}`);
  });
}

test('an offer’s title is shown as it was typed in what is asked about it', async ({ page, signIn }) => {
  const title = '<0>Luthière</0> {name}';
  await signIn('participant');
  const made = await page.request.post('/api/me/jobOffers', { data: { title, type: 'external' } });
  expect(made.status()).toBe(200);
  const { data } = (await made.json()) as { data: { id: string } };

  await page.goto(`/job-offers/${data.id}`);
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('heading', { name: `Supprimer «\u00A0${title}\u00A0»\u202F?` })).toBeVisible();
  await page.request.delete(`/api/me/jobOffers/${data.id}`);
});

test('the greeting shows the typed first name as text', async ({ page, signIn }) => {
  await signIn('farAlong');
  const { data: before } = (await (await page.request.get('/api/me')).json()) as { data: { firstName: string } };
  const firstName = '<0>Marek</0>';
  try {
    expect((await page.request.put('/api/me', { data: { firstName } })).status()).toBe(200);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: `Bonjour ${firstName}` })).toBeVisible();
  } finally {
    await page.request.put('/api/me', { data: { firstName: before.firstName } });
  }
});
