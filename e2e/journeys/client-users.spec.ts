import { readFile } from 'node:fs/promises';
import type { ListSettings } from '@passerelle/shared/contract';
import type { APIRequestContext, Page } from '@playwright/test';

import { password, personas } from '../support/product';
import { desktop, expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

const search = (page: Page) => page.getByRole('textbox', { name: 'Chercher une personne' });
const viewButton = (page: Page, name: string) => page.getByRole('button', { name });

/** Views outlive a test, so a retry deletes those of the first attempt. False when another test wrote at the same moment. */
async function forgetView(request: APIRequestContext, name: string): Promise<boolean> {
  const kept = await request.get('/api/me/lists/users');
  const { columns, views, version } = ((await kept.json()) as { data: ListSettings }).data;
  const others = views.filter((view) => view.name !== name);
  if (others.length === views.length) return true;
  const headers = { 'if-match': `"${version}"` };
  return (await request.put('/api/me/lists/users', { data: { columns, views: others }, headers })).ok();
}

/** Begins a bulk action from the bar, which has one button for those that find no room. */
async function act(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  if (await button.isVisible()) return button.click();
  await page.getByRole('button', { name: /^(Actions|Autres actions)$/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

for (const viewport of [desktop, phone]) {
  const isWide = viewport === desktop;

  test(`an owner narrows the list, and finds it again, ${viewport.width} px`, async ({
    page,
    signIn,
    noAxeViolations,
  }) => {
    await page.setViewportSize(viewport);
    await signIn('owner');
    await page.goto('/client/groups');
    await page
      .getByRole('link', { name: /^\d+ personnes?$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/client\/users\?group=/);
    await expect(page.getByRole('list', { name: 'Filtres choisis' })).toBeVisible();
    await noAxeViolations();
    await expectNoSidewaysScrolling(page);

    await page.getByRole('button', { name: 'Retirer les filtres' }).click();
    await expect(page.getByRole('list', { name: 'Filtres choisis' })).toBeHidden();
    await page.getByRole('button', { name: /^Programme\s:/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'En cours' }).click();
    await page.keyboard.press('Escape');
    if (isWide) await page.getByRole('button', { name: 'Dernière connexion' }).click();
    else {
      await page.getByRole('button', { name: /^Trier par/ }).click();
      await page.getByRole('menuitemradio', { name: 'Dernière connexion, ancienne d’abord' }).click();
    }
    await search(page).fill('an');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/program=started&search=an&sort=lastActivity/);
    const narrowed = new URL(page.url()).search;
    // It is remembered with the list that it has narrowed, a moment after the address says so.
    const kept = () => page.evaluate(() => Object.values(sessionStorage).join().replaceAll(/\W/g, ''));
    await expect.poll(kept).toMatch(/searchan/);

    await page.goto('/client/dashboard');
    await page.goto('/client/users');
    await expect(page).toHaveURL(new RegExp(narrowed.replace('?', '\\?')));
  });
}

test('a view is saved, and is there on another device', async ({ page, signIn, browser, noAxeViolations }) => {
  const name = 'Suspendus';
  const address = '/client/users?program=suspended';
  await signIn('owner');
  await expect.poll(() => forgetView(page.request, name)).toBe(true);
  await page.goto(address);
  await viewButton(page, 'Vue\u00A0: Toutes les personnes').click();
  await page.getByRole('menuitem', { name: 'Enregistrer comme nouvelle vue…' }).click();
  await page.getByRole('textbox', { name: 'Nom de la vue' }).fill(name);
  await noAxeViolations();
  await page.getByRole('button', { name: 'Enregistrer la vue' }).click();
  await expect(viewButton(page, `Vue\u00A0: ${name}`)).toBeVisible();

  const device = await browser.newContext({ locale: 'fr-FR', baseURL: new URL(page.url()).origin });
  await device.addInitScript(() => {
    localStorage.setItem('passerelle.consent', JSON.stringify({ analytics: false, at: new Date().toISOString() }));
  });
  const entry = await device.request.post('/api/auth', { data: { username: personas.owner, password } });
  expect(entry.status()).toBe(200);
  const other = await device.newPage();
  await other.goto('/client/users');
  await viewButton(other, 'Vue\u00A0: Toutes les personnes').click();
  await other.getByRole('menuitemradio', { name }).click();
  await expect(other).toHaveURL(address);
  await expect(viewButton(other, `Vue\u00A0: ${name}`)).toBeVisible();
  await device.close();
});

test('people are written to once, with a result for each, on a phone', async ({ page, signIn, noAxeViolations }) => {
  await page.setViewportSize(phone);
  await signIn('admin');
  // No other test writes to this person, so that the first letter is the first of all.
  const address = '/client/users?search=castaing';
  const send = async (): Promise<void> => {
    await page.goto(address);
    const boxes = page.getByRole('checkbox', { name: /^Sélectionner / });
    await expect(boxes.first()).toBeVisible();
    await boxes.first().check();
    await noAxeViolations();
    await act(page, 'Envoyer l’e‑mail de bienvenue');
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer l’e‑mail' }).click();
    await expect(page).toHaveURL(/\/client\/users\/bulk\//);
    await expect(boxes).toHaveCount(0);
    await expect(page.getByText('Terminé', { exact: true })).toBeVisible();
  };
  await send();
  await expect(page.getByText('E‑mail envoyé à 1 personne')).toBeVisible();
  await noAxeViolations();

  await send();
  await expect(page.getByText('E‑mail déjà envoyé il y a moins d’une heure').first()).toBeVisible();
});

test('all results but one are put into a group', async ({ page, signIn, noAxeViolations }) => {
  await signIn('owner');
  await page.goto('/client/users');
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await page.getByRole('button', { name: /^Sélectionner les .* résultats$/ }).click();
  const all = Number(
    (
      await page
        .getByRole('group', { name: 'Actions sur la sélection' })
        .getByText(/personnes sélectionnées/)
        .textContent()
    )?.match(/^\d+/)?.[0],
  );
  await page
    .getByRole('checkbox', { name: /^Sélectionner / })
    .nth(1)
    .uncheck();
  await expect(page.getByText(`${all - 1} personnes sélectionnées`, { exact: true })).toBeVisible();
  await noAxeViolations();

  await act(page, 'Ajouter à un groupe');
  await page.getByRole('dialog').getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Ajouter au groupe' }).click();

  await expect(page.getByText(`${all - 1} sur ${all - 1} personnes`)).toBeVisible();
  // The latest stands first; other journeys of the same owner may have left theirs.
  await expect(page.getByText('Terminé', { exact: true }).first()).toBeVisible();
});

test('the export is a file that spreadsheets read, with phones as they are', async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/client/users');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^utilisateurs-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.split('\r\n')[0]).toContain(';');
  expect(text).not.toMatch(/['"]\+33|'\+/);
});

test('rows are walked, selected and opened by keyboard', async ({ page, signIn, noAxeViolations }) => {
  await signIn('owner');
  await page.goto('/client/users');
  const rows = page.getByRole('grid', { name: 'Utilisateurs' }).locator('tbody > tr');
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(rows.first()).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText('3 personnes sélectionnées', { exact: true })).toBeVisible();
  await noAxeViolations();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await expect(rows.last()).toBeInViewport();
  await page.keyboard.press('Home');
  // The list shows the last name first, the profile the first name.
  const name = (await rows.first().getByRole('link').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  for (const part of name.split(' ')) await expect(page.getByRole('heading', { level: 1 })).toContainText(part);
});

test('a manager sees their people only, and adds none, on a phone', async ({ page, signIn, noAxeViolations }) => {
  await page.setViewportSize(phone);
  await signIn('manager');
  await page.goto('/client/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateurs');
  await expect(page.getByRole('region', { name: 'Liste' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ajouter une personne' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const shown = await page.request.get('/api/users').then(async (answer) => (await answer.json()).data.totalCount);
  expect(shown).toBeLessThan(40);
  await noAxeViolations();
});
