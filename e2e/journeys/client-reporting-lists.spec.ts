import type { Locator, Page } from '@playwright/test';

import { desktop, expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

const card = (page: Page, question: string): Locator => page.getByRole('region', { name: question });
const silentOnes = (page: Page) => card(page, 'Qui n’a plus donné de nouvelles ?');

/** Total of the users list. */
async function listed(page: Page): Promise<number> {
  await expect(page).toHaveURL(/\/client\/users\?.*figure=/);
  // The count stands in a tile beside the title.
  const title = page.getByRole('heading', { level: 1, name: 'Utilisateurs' }).locator('..');
  await expect(title).toHaveText(/^Utilisateurs\s*\d+$/);
  return Number(/\d+/.exec((await title.textContent()) ?? '')?.[0]);
}

/** Opens the list of a figure and goes back; returns the count of the list, to compare with the figure. */
async function pressedThrough(page: Page, link: Locator): Promise<number> {
  await link.click();
  const count = await listed(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Reporting' })).toBeVisible();
  return count;
}

const group = 'Fin de carrière';

interface PacksAnswer {
  data: { items: { name: string; availableLicenseCount: number }[] };
}

/** Other journeys that run at the same time leave the people of this group alone. */
async function openGroup(page: Page): Promise<void> {
  const answer = await page.request.get('/api/users/groups?pageSize=50');
  const { data } = (await answer.json()) as { data: { items: { id: string; name: string }[] } };
  const id = data.items.find(({ name }) => name === group)?.id ?? '';
  await page.goto(`/client/reporting?group=${id}&groupName=${encodeURIComponent(group)}`);
}

/** Another person for each width: a person who was written to is left alone for some days. */
const widths = [
  { viewport: desktop, name: 'Ousmane Camara', reason: /^Aucune connexion depuis \d+ jours$/ },
  {
    viewport: phone,
    name: 'Romain Bourdon',
    reason: /^Se connecte, mais aucune tâche depuis \d+ semaines$/,
  },
] as const;

for (const { viewport, name, reason } of widths) {
  test(`an HR head writes to a person who has been silent, ${viewport.width} px`, async ({
    page,
    signIn,
    noAxeViolations,
    expectTrouble,
  }) => {
    // The frame that shows a mail runs no script, the browser's own of this test included.
    expectTrouble(/sandboxed/);
    await page.setViewportSize(viewport);
    await signIn('headHR');
    await page.goto('/client/reporting');
    const row = silentOnes(page).getByRole('listitem').filter({ hasText: name });
    // Other people who are not heard from may come and go meanwhile: they stand on few pages.
    await expect(row.getByText(reason)).toBeVisible();
    const write = silentOnes(page).getByRole('button', { name: /^Prendre des nouvelles/ });
    await expect(write).toHaveAccessibleDescription(/^Cochez les personnes à qui écrire/);
    await row.getByRole('checkbox', { name: `Sélectionner ${name}` }).check();
    await write.click();

    const dialog = page.getByRole('dialog', { name: 'Prendre des nouvelles de 1 personne' });
    await expect(dialog.getByRole('heading', { name: 'Comment allez-vous ?' })).toBeVisible();
    await noAxeViolations();
    await expectNoSidewaysScrolling(page);
    await dialog.getByRole('button', { name: 'Envoyer le message' }).click();

    await expect(page).toHaveURL(/\/client\/users\/bulk\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Prise de nouvelles' })).toBeVisible();
    await expect(page.getByText('Message envoyé à 1 personne')).toBeVisible();
    const result = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: name });
    await expect(result.getByText('Fait', { exact: true })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await noAxeViolations();

    await page.goto('/client/reporting');
    await expect(row.getByText(/^Message envoyé /)).toBeVisible();

    // An owner reads the sent mails.
    await signIn('owner');
    await page.goto('/outbox');
    const [first, last] = name.toLowerCase().split(' ');
    const mail = page.getByRole('listitem').filter({ hasText: `${first}.${last}@boisetrives.example` });
    await mail.getByRole('link').first().click();
    await expect(page.frameLocator('iframe').getByText('Comment allez-vous ?').first()).toBeVisible();
  });

  test(`each figure beside the panels is that of the people it leads to, ${viewport.width} px`, async ({
    page,
    signIn,
    settled,
    noAxeViolations,
  }) => {
    await page.setViewportSize(viewport);
    await signIn('headHR');
    await openGroup(page);
    await settled();
    await expectNoSidewaysScrolling(page);
    await noAxeViolations();

    const funnel = card(page, 'Jusqu’où vont les personnes invitées ?');
    const steps = funnel.getByRole('listitem');
    await expect(steps).toHaveCount(4);
    const counts: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      const figure = Number(await steps.nth(at).locator('b').textContent());
      expect(await pressedThrough(page, steps.nth(at).getByRole('link'))).toBe(figure);
      counts.push(figure);
    }
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));

    const solutions = card(page, 'Quelles solutions ont été trouvées ?');
    for (const [issue, cell] of [
      ['Retraite', 1],
      ['Autre départ', 1],
      ['En recherche', 1],
    ] as const) {
      const figure = solutions
        .getByRole('row', { name: new RegExp(`^${issue}`) })
        .getByRole('cell')
        .nth(cell);
      const count = Number(await figure.textContent());
      expect([issue, count > 0]).toEqual([issue, true]);
      expect(await pressedThrough(page, figure.getByRole('link'))).toBe(count);
    }

    const ending = card(page, 'Quels programmes se terminent bientôt ?');
    const soonOnes = ending.getByRole('listitem').filter({ hasText: /^.*Jusqu’au/ });
    // The lists under the figures load near the viewport.
    await expect(soonOnes.first()).toBeVisible();
    const soon = await soonOnes.count();
    expect(soon).toBeGreaterThan(1);
    expect(await pressedThrough(page, ending.getByRole('link', { name: /^Voir/ }))).toBe(soon);
    // Parallel journeys use seats of the same pack, so the number of free seats is read from the API.
    const packs = (await (await page.request.get('/api/licensePacks?pageSize=50')).json()) as PacksAnswer;
    const free = packs.data.items.find((pack) => pack.name.startsWith(group))?.availableLicenseCount;
    await expect(ending.getByText(new RegExp(`^Fin de carrière \\d+, jusqu’au .*\\s: ${free} places?$`))).toBeVisible();

    const time = card(page, 'Combien de temps avant une solution ?');
    const looking = Number(
      await solutions
        .getByRole('row', { name: /^En recherche/ })
        .getByRole('cell')
        .nth(1)
        .textContent(),
    );
    const found = Number(
      await solutions
        .getByRole('row', { name: /^Total/ })
        .getByRole('cell')
        .nth(1)
        .textContent(),
    );
    await expect(time.getByText(new RegExp(`pour ${looking + found} personnes suivies$`))).toBeVisible();

    const silent = silentOnes(page);
    await expect(silent.getByRole('listitem').first()).toBeVisible();
    const rows = await silent.getByRole('listitem').count();
    expect(await pressedThrough(page, silent.getByRole('link', { name: /^Voir/ }))).toBe(rows);
  });
}
