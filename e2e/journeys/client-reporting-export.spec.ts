import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { desktop, expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

/** Other journeys add people at the same time: how many have not connected is fixed here. */
const fewWomenInactive = (page: Page) =>
  page.route(/\/api\/reporting\/grafana\/query\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    if (!/^sum by \(gender\) \(inactive_users_count\b/.test(asked.get('query') ?? '')) return route.continue();
    const at = Number(asked.get('time'));
    const result = [
      { metric: { gender: 'woman' }, value: [at, '3'] },
      { metric: { gender: 'man' }, value: [at, '7'] },
    ];
    return route.fulfill({ json: { status: 'success', data: { resultType: 'vector', result } } });
  });

for (const viewport of [desktop, phone]) {
  test(`an owner takes the figures along as a file and on paper, ${viewport.width} px`, async ({
    page,
    signIn,
    noAxeViolations,
  }) => {
    await page.setViewportSize(viewport);
    await signIn('owner');
    await fewWomenInactive(page);
    await page.goto('/client/reporting?distrib=gender&view=table');
    const table = page.getByRole('table', { name: /Qui ne s’est pas connecté/ });
    await expect(table.getByRole('row')).toHaveCount(3);
    const onScreen = await table.locator('tbody td:first-of-type').allTextContents();

    await page.getByRole('button', { name: 'Exporter les chiffres' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exporter ou imprimer' });
    await noAxeViolations();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Télécharger le fichier CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^reporting-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d-\d+\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFname;user;group;gender;jobLevel;label;time;value;lvl1;lvl2;lvl3\r\n')).toBe(true);
    // Another panel may show the same metric.
    const inFile = text.split('\r\n').filter((line) => line.startsWith('inactive_users_count;'));
    expect(inFile.map((line) => line.split(';')[5])).toContain('Personnes inactives');
    expect(inFile.map((line) => line.split(';')[7])).toEqual(expect.arrayContaining(onScreen));
    await expect(dialog).toBeHidden();

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', { name: 'Exporter les chiffres' }).click();
    await dialog.getByRole('checkbox', { name: 'À transmettre' }).check();
    await dialog.getByRole('button', { name: 'Imprimer' }).click();
    await expect(page.locator('body[data-printed]')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^À transmettre\. Les effectifs inférieurs à 5/)).toBeVisible();
    await expect(page.getByText(/^Période\s: .* · Tous les groupes/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exporter les chiffres' })).toBeHidden();
    // Three women are few; the men beside them would give them away.
    await expect(table.getByText('masqué')).toHaveCount(2);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });

    await expect(table.getByText('masqué')).toHaveCount(0);
    await expectNoSidewaysScrolling(page);
    await noAxeViolations();
  });
}

test('what is passed on names nobody', async ({ page, signIn }) => {
  await page.setViewportSize(desktop);
  await signIn('owner');
  await page.goto('/client/reporting');
  const list = page.getByRole('heading', { name: 'À suivre' });
  await expect(list).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Exporter les chiffres' }).click();
  await page.getByRole('checkbox', { name: 'À transmettre' }).check();
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await expect(list).toBeHidden();
});

test('arrow keys go from point to point of a chart, and each is said', async ({ page, signIn }) => {
  await page.setViewportSize(desktop);
  await signIn('owner');
  await page.goto('/client/reporting');
  const card = page.getByRole('region', { name: 'Quand les personnes se connectent-elles ?' });
  await expect(card.getByRole('img').first()).toBeVisible();
  const points = card.getByRole('group', { name: /^Points du graphique/ });
  await points.focus();

  await page.keyboard.press('ArrowRight');
  const [first, second] = await card
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .all();
  await expect(points.getByRole('status')).toContainText(String(await first?.getByRole('rowheader').textContent()));
  await page.keyboard.press('ArrowRight');
  await expect(points.getByRole('status')).toContainText(String(await second?.getByRole('rowheader').textContent()));
});
