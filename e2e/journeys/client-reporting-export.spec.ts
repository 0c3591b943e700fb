import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { desktop, expect, expectNoSidewaysScrolling, test } from '../support/test';

/** Fakes the number of inactive women, since other journeys add people at the same time. */
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

test('an owner takes the figures along as a file and on paper', async ({ page, signIn, noAxeViolations }) => {
  await signIn('owner');
  await fewWomenInactive(page);
  await page.goto('/client/reporting?distrib=gender&view=table');
  const table = page.getByRole('table', { name: /^Personnes sans connexion depuis 14 jours/ });
  await expect(table.getByRole('row')).toHaveCount(3);
  const onScreen = await table.locator('tbody td:first-of-type').allTextContents();

  // Definitions stand behind « Pourquoi ce chiffre ? » on a screen, and under the figures on paper.
  const definition = page.getByText(/^Personnes qui ont un compte et ne sont pas venues/);
  await expect(definition).toBeHidden();
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

  await page.getByRole('button', { name: 'Exporter les chiffres' }).click();
  const forExcel = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Pour Excel' }).click();
  const readable = await readFile(await (await forExcel).path(), 'utf8');
  expect(readable.startsWith('\uFEFFIndicateur;Valeur;Unité;Période;Groupe;Personne\r\n')).toBe(true);
  expect(readable).toMatch(/^Personnes sans connexion depuis 14 jours, Femmes;3;personnes;/m);
  await expect(dialog).toBeHidden();

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Exporter les chiffres' }).click();
  await dialog.getByRole('checkbox', { name: 'À transmettre' }).check();
  await dialog.getByRole('button', { name: 'Imprimer' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(definition).toBeVisible();
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

test('an export to pass on contains no name', async ({ page, signIn }) => {
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

test('an owner hands out the six-monthly report, and opens the people of a figure', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('owner');
  await page.goto('/client/reporting');
  await page.getByRole('link', { name: 'Rapport semestriel' }).click();
  const situations = page.getByRole('region', { name: /^3\. Situation/ });
  const retired = situations.getByRole('row', { name: /^Retraite/ });
  await expect(retired.getByRole('button', { name: /^1\s+personne\s: Retraite$/ })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await noAxeViolations();

  await retired.getByRole('button').click();
  const people = page.getByRole('dialog', { name: 'Retraite' });
  await expect(people.getByRole('link', { name: 'Gérard Pinson' })).toBeVisible();
  await noAxeViolations();
  await people.getByRole('link', { name: 'Voir la liste' }).click();
  await expect(page.getByRole('row', { name: /Gérard Pinson/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^1\spersonne$/ })).toBeVisible();
  await page.goBack();

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Exporter le rapport' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exporter ou imprimer' });
  await noAxeViolations();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Pour Excel' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toMatch(/^3\. Situation[^;]*;Retraite;masqué;/m);
  expect(text).not.toContain('Pinson');

  await page.getByRole('button', { name: 'Exporter le rapport' }).click();
  await dialog.getByRole('button', { name: 'Imprimer' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^À transmettre\. Les effectifs inférieurs à 5/)).toBeVisible();
  await expect(retired.getByText('masqué')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exporter le rapport' })).toBeHidden();
});

test('arrow keys go from point to point of a chart, and each is said', async ({ page, signIn }) => {
  await page.setViewportSize(desktop);
  await signIn('owner');
  await page.goto('/client/reporting');
  const card = page.getByRole('region', { name: /^Connexions\s+\d/ });
  await expect(card.getByRole('img').first()).toBeVisible();
  const points = card.getByRole('group', { name: /^Points du graphique/ });
  await points.focus();

  await page.keyboard.press('ArrowRight');
  const said: string[] = [];
  for (const key of ['ArrowRight', 'End', 'Home'] as const) {
    said.push(String(await points.getByRole('status').textContent()));
    await page.keyboard.press(key);
  }
  await page.keyboard.press('End');
  await expect(points.getByRole('status')).toContainText(', en cours');

  // A panel is a chart or a table: the same days stand in the table.
  await card.getByRole('button', { name: 'Tableau' }).click();
  await expect(card.getByRole('rowheader')).toHaveCount(7);
  const days = await card.getByRole('rowheader').allTextContents();
  const [first = '', second = '', last = ''] = said;
  expect([first.startsWith(String(days[0])), second.startsWith(String(days[1]))]).toEqual([true, true]);
  expect(last.startsWith(String(days[6]))).toBe(true);
});
