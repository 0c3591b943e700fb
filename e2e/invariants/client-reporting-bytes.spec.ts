import { countScripts } from '../support/script-bytes';
import { expect, test } from '../support/test';

/** Of compressed JavaScript, headers included: docs/performance.md. */
const BUDGET_KB = 326;

const isEngine = (url: string): boolean => /chart-engine/.test(url);

test('the reporting without a drawing loads no more JavaScript than its budget, and the drawing only with a press', async ({
  page,
  signIn,
}) => {
  await signIn('owner');
  const engines: string[] = [];
  page.on('request', (request) => {
    if (isEngine(request.url())) engines.push(request.url());
  });
  const counted = await countScripts(page);
  // Tables need no drawing.
  await page.goto('/client/reporting?view=table');
  await expect(page.getByRole('heading', { name: 'Reporting', level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(engines).toEqual([]);
  expect(counted.kilobytes()).toBeLessThan(BUDGET_KB);

  await page.getByRole('button', { name: 'Graphique', exact: true }).first().click();
  await expect.poll(() => engines.length).toBe(1);
});

test('on a phone, dialogs that come with the press open in their place and give the focus back', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn('owner');
  await page.goto('/client/reporting?view=table');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const range = page.getByRole('button', { name: /^Période/ });
  const before = await range.boundingBox();

  await range.click();
  await expect(page.getByRole('dialog', { name: 'Période' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(range).toBeFocused();
  expect(await range.boundingBox()).toEqual(before);

  await page.getByRole('button', { name: /^Filtrer/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtrer' });
  const group = sheet.getByRole('button', { name: /^Groupe/ });
  await group.click();
  await expect(page.getByRole('textbox', { name: 'Chercher un groupe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await sheet.getByRole('button', { name: 'Voir les chiffres' }).click();
  await expect(page.getByRole('button', { name: /^Filtrer/ })).toBeFocused();
});
