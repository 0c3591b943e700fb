import { expect, phone, test } from '../support/test';

test.use({ consent: null });

test('cookies are asked about once, refusing being as easy as accepting, and the choice can be changed', async ({
  page,
  noAxeViolations,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/login');
  const banner = page.getByRole('region', { name: 'Vos choix sur les cookies' });
  const [accept, refuse] = ['Tout accepter', 'Tout refuser'].map((name) => banner.getByRole('button', { name }));
  await expect(banner).toBeVisible();
  await noAxeViolations();
  const [one, two] = [await accept?.boundingBox(), await refuse?.boundingBox()];
  expect(one?.width).toBe(two?.width);
  expect(one?.height).toBe(two?.height);
  // It lies over the picture, and over nothing that is to be filled in, on the smallest of phones too.
  for (const size of [phone, { width: 320, height: 568 }]) {
    await page.setViewportSize(size);
    const asked = await banner.boundingBox();
    for (const field of [page.getByLabel('Adresse e‑mail'), page.getByLabel('Mot de passe', { exact: true })]) {
      const box = await field.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((asked?.y ?? 0) + (asked?.height ?? 0));
    }
  }
  // The page behind it can be used meanwhile.
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await refuse?.click();
  await expect(banner).toBeHidden();

  await page.goto('/privacy-policy');
  await expect(page.getByText(/Vous avez refusé la mesure d’audience/)).toBeVisible();
  await expect(banner).toBeHidden();
});

test('the demo measures with a script of its own: once that is accepted, and no longer than that', async ({
  page,
  context,
}) => {
  const counted = async () => (await context.cookies()).filter(({ name }) => name === 'demo_audience').length;
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Tout accepter' })).toBeVisible();
  expect(await counted()).toBe(0);
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect.poll(counted).toBe(1);

  await page.goto('/privacy-policy');
  await page.getByRole('radio', { name: /^Refuser/ }).check();
  await expect(page.getByText(/Vous avez refusé la mesure d’audience/)).toBeVisible();
  await expect.poll(counted).toBe(0);
});
