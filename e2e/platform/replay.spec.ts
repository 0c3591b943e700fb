import { expect, test } from '../support/test';
import { Outside } from './outside';

// Requests that are still under way when a journey ends are ignored.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a release that is older than one that has run in this browser is not run again, though it is signed', async ({
  page,
  signIn,
  expectTrouble,
}) => {
  // The product has no record of the previous live version.
  expectTrouble(/before\.json/);
  await signIn('participant');
  const outside = await Outside.in(page);
  const { routes, unavailable } = outside.build;
  const title = page.getByRole('heading', { name: routes[0]?.title.fr ?? '', level: 1 });
  const older = await outside.seal({}, Date.now() - 60_000);
  await page.goto('/mentoring');
  await expect(title).toBeVisible();

  outside.goLive(older);
  await page.goto('/mentoring');
  await expect(page.getByRole('heading', { name: unavailable.fr })).toBeVisible();
  await expect(page.getByText(/n’a pas pu être vérifiée/)).toBeVisible();

  await outside.heal();
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click();
  await expect(title).toBeVisible();
});
