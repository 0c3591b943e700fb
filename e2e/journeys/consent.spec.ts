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
  // What is behind it can still be used.
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await refuse?.click();
  await expect(banner).toBeHidden();

  await page.goto('/privacy-policy');
  await expect(page.getByText(/Vous avez refusé la mesure d’audience/)).toBeVisible();
  await expect(banner).toBeHidden();
});
