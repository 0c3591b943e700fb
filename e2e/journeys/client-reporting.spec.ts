import type { Page } from '@playwright/test';

import { desktop, expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

/** The questions that a page asks the metrics, as they go out. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/reporting/grafana/')) asked.push(request.url() + (request.postData() ?? ''));
  });
  return asked;
}
const figures = (page: Page) => page.locator('figure').filter({ hasText: /\d/ });
/** Chosen filters and panel titles; without figures, which other journeys change meanwhile. */
const view = async (page: Page): Promise<string[]> => [
  ...(await page.getByRole('list', { name: 'Filtres choisis' }).getByRole('listitem').allInnerTexts()),
  ...(await page.getByRole('heading', { level: 3 }).allInnerTexts()),
];

for (const [persona, viewport] of [
  ['manager', phone],
  ['headHR', desktop],
  ['owner', phone],
] as const) {
  test(`${persona} splits, compares and hands on what they see, ${viewport.width} px`, async ({
    page,
    signIn,
    settled,
    noAxeViolations,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(persona);
    await page.goto('/client/dashboard');
    await page.getByRole('link', { name: 'Ouvrir en pleine page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reporting');
    await settled();
    expect(await figures(page).count()).toBeGreaterThan(8);
    await expectNoSidewaysScrolling(page);
    await noAxeViolations();

    const isPhone = viewport === phone;
    if (isPhone) await page.getByRole('button', { name: 'Filtrer', exact: true }).click();
    await page.getByRole('button', { name: /^Répartir par/ }).click();
    await page.getByRole('menuitemradio', { name: 'statut' }).click();
    await page.getByRole('button', { name: 'Comparer les graphiques à la période d’avant' }).click();
    if (isPhone) {
      await noAxeViolations();
      await page.getByRole('button', { name: 'Voir les chiffres' }).click();
      await expect(page.getByRole('button', { name: /^Filtrer\s: 2$/ })).toBeFocused();
    }
    await expect(page).toHaveURL(/compare=yes.*dateRange=\d+-\d+.*distrib=jobLevel/);
    await expect(
      page.getByRole('heading', { level: 3, name: /^Personnes sans connexion depuis 14 jours/ }),
    ).toBeVisible();
    await settled();
    await expectNoSidewaysScrolling(page);
    await noAxeViolations();

    const here = await view(page);
    expect(here.length).toBeGreaterThan(8);
    await page.goto(page.url());
    await expect(page.getByRole('list', { name: 'Filtres choisis' })).toBeVisible();
    await settled();
    await expect.poll(() => view(page)).toEqual(here);

    await page.getByRole('button', { name: /^Réparti par/ }).click();
    await expect(page).not.toHaveURL(/distrib/);
    await expect(page.getByRole('button', { name: /^Comparé à/ })).toBeFocused();
  });
}

test('the first opening asks each question once, all in one round', async ({ page, signIn, settled }) => {
  await signIn('headHR');
  const asked = questionsOf(page);
  let answered = 0;
  // Holds the first answer: requests sent meanwhile do not depend on it.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/reporting/grafana/**', async (route) => {
    await held;
    answered += 1;
    await route.continue();
  });
  await page.goto('/client/reporting');
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(20);
  const round = asked.length;
  expect(answered).toBe(0);
  release();
  await settled();

  expect(asked).toHaveLength(round);
  expect(new Set(asked).size).toBe(round);
});

test('everything can be chosen by keyboard', async ({ page, signIn, settled }) => {
  await signIn('headHR');
  await page.goto('/client/reporting');
  await settled();
  await page.getByRole('button', { name: /^Période/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '4 dernières semaines' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dateRange=/);
  await page.getByRole('button', { name: /^Personne/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Chercher une personne' }).fill('a');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  expect(await page.getByRole('dialog').getByRole('radio').count()).toBeLessThanOrEqual(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/user=[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 3, name: /^Nombre de connexions/ })).toBeVisible();
  const chip = page.getByRole('list', { name: 'Filtres choisis' }).getByRole('button', { name: /^Personne/ });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/user=/);
});

test('a panel whose question fails says so, and is tried again by itself', async ({
  page,
  signIn,
  settled,
  expectTrouble,
}) => {
  expectTrouble(/reporting\/grafana|503/);
  await signIn('headHR');
  await page.route(/suspension_count/, (route) =>
    route.fulfill({ status: 422, json: { status: 'error', errorType: 'execution', error: 'not today' } }),
  );
  await page.goto('/client/reporting');
  await settled();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(1);
  expect(await figures(page).count()).toBeGreaterThan(8);

  await page.unroute(/suspension_count/);
  const asked = questionsOf(page);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
  // Its figure, and that of the period before.
  expect(asked).toHaveLength(2);
});

test('a person outside the viewer’s scope is neither named nor counted', async ({
  page,
  signIn,
  settled,
  expectTrouble,
}) => {
  expectTrouble(/api\/users\/0e0f9a52|404/);
  await signIn('manager');
  await page.goto('/client/reporting?user=0e0f9a52-0000-4000-8000-000000000000&userName=Marie+Curie');
  await settled();
  await expect(page.getByText('une personne dont le nom n’est pas visible')).toBeVisible();
  await expect(page.getByText('Marie Curie')).toHaveCount(0);
});
