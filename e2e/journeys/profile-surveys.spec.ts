import type { Locator, Page } from '@playwright/test';

import { personas, password } from '../support/product';
import { closeTaskCompleted, desktop, expect, phone, test } from '../support/test';

/** The task of the programme that asks a survey. */
const tasks = {
  letters: /^Reconnaître vos six ressorts/,
  colours: /^Découvrir vos couleurs de relation/,
  intelligences: /^Situer vos huit intelligences/,
};

interface Listed {
  data: { items: { id: string; task: { name: string } }[] };
}

async function openTask(page: Page, name: RegExp): Promise<Locator> {
  const answer = (await (await page.request.get('/api/me/tasks?pageSize=1337')).json()) as Listed;
  const found = answer.data.items.find(({ task }) => name.test(task.name));
  await page.goto(`/program/task/${found?.id}`);
  return page.locator('main form');
}

const send = (form: Locator): Locator => form.getByRole('button', { name: 'Envoyer mes réponses' });

/** The same place of every question: the profile is then known. */
async function answerAll(form: Locator, place: number): Promise<void> {
  await expect(send(form)).toBeVisible();
  for (const group of await form.getByRole('radiogroup').all()) {
    const radios = group.getByRole('radio');
    await radios.nth(Math.min(place, (await radios.count()) - 1)).check();
  }
  for (const list of await form.getByRole('combobox').all()) await list.selectOption({ index: place + 1 });
}

test('six letters are answered on one device, gone on with on another, and come back as a profile that can be printed', async ({
  browser,
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('farAlong');
  const form = await openTask(page, tasks.letters);
  const first = form.getByRole('radiogroup').first();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && /drafts/.test(answer.url()));
  await first.getByRole('radio').first().check();
  expect((await kept).status()).toBe(200);
  await expect(form.getByText(/aussi gardé avec votre compte/)).toBeVisible();

  const other = await browser.newContext({ viewport: phone });
  const onPhone = await other.newPage();
  await onPhone.request.post('/api/auth', { data: { username: personas.farAlong, password } });
  const formOnPhone = await openTask(onPhone, tasks.letters);
  await expect(formOnPhone.getByText(/Brouillon repris/)).toBeVisible();
  await expect(formOnPhone.getByRole('radiogroup').first().getByRole('radio').first()).toBeChecked();
  await other.close();

  await answerAll(form, 0);
  await expect(send(form)).toHaveAttribute('aria-disabled', 'true');
  await form.getByRole('checkbox').check();
  await noAxeViolations();
  await send(form).click();
  await closeTaskCompleted(page);

  // The first answers are T, I, R, T, T, R, T, I.
  const results = page.getByRole('main');
  await expect(results.getByRole('heading', { name: 'Votre profil Tricam' })).toBeVisible();
  await expect(results.getByRole('heading', { name: 'Technique, Réflexion et Imagination' })).toBeVisible();
  await expect(results.getByRole('img', { name: /chacune des six lettres/ })).toBeVisible();
  const scores = results.getByRole('table', { name: 'Vos six lettres en chiffres' });
  await expect(scores.getByRole('row', { name: /Technique.*Rouge.*4.*50/ })).toBeVisible();
  await noAxeViolations();

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await results.getByRole('button', { name: 'Imprimer' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(results.getByRole('heading', { name: 'Votre profil Tricam' })).toBeVisible();
  await expect(scores).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  const trades = results.getByRole('region', { name: 'Des métiers qui vous ressemblent' });
  await expect(trades.getByText('Technique et Réflexion').first()).toBeVisible();
  await expect(trades.getByText(/ROME \(France Travail\), version 4\.60.*Licence Ouverte/)).toBeVisible();
  await trades.getByRole('textbox', { name: 'Chercher parmi tous les métiers' }).fill('M1203');
  await expect(trades.getByText('1 métier')).toBeVisible();
  await trades.getByRole('button', { name: /^Ajouter à mes recherches.*Comptable/ }).click();
  await page.getByRole('menuitem', { name: 'Une annonce pour ce métier' }).click();
  await expect(page.getByRole('textbox', { name: 'Intitulé du poste' })).toHaveValue(/Comptable/);
  await page.getByRole('main').getByRole('link', { name: 'Retour', exact: true }).click();
  await expect(trades).toBeVisible();
});

test('eight intelligences are rated with the keyboard, on a phone', async ({ page, signIn, noAxeViolations }) => {
  await page.setViewportSize(phone);
  await signIn('farAlong');
  const form = await openTask(page, tasks.intelligences);
  await expect(form.getByText('0 réponse sur 16')).toBeVisible();
  await form.getByRole('button', { name: 'Aller à la première question' }).press('Enter');
  for (let question = 0; question < 16; question += 1) {
    await page.keyboard.press('Space');
    // The last one stands at « 4 », the others at « 1 ».
    await page.keyboard.press(question === 15 ? 'ArrowLeft' : 'ArrowRight');
    await page.keyboard.press('Tab');
  }
  await expect(form.getByText('16 réponses sur 16')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await form.getByRole('checkbox').press('Space');
  await noAxeViolations();
  await send(form).press('Enter');
  await closeTaskCompleted(page);

  const scores = page.getByRole('table', { name: 'Vos huit intelligences en chiffres' });
  // One and four for the naturalist, two for each of the others.
  await expect(scores.getByRole('row').nth(1)).toContainText('Naturaliste');
  await expect(scores.getByRole('row').nth(1)).toContainText('5');
  await noAxeViolations();
});

test('four colours say how strong each is, and stay readable later', async ({ page, signIn, noAxeViolations }) => {
  await page.setViewportSize(desktop);
  await signIn('farAlong');
  const form = await openTask(page, tasks.colours);
  await answerAll(form, 3);
  await form.getByRole('checkbox').check();
  await send(form).click();
  await closeTaskCompleted(page);

  const scores = page.getByRole('table', { name: 'Vos quatre couleurs en chiffres' });
  await expect(scores.getByRole('row', { name: /Bleu.*8.*100/ })).toBeVisible();
  await page.reload();
  await expect(scores).toBeVisible();
  await page.getByText(/^Relire mes réponses du/).click();
  await expect(page.getByText('la rigueur')).toBeVisible();
  await noAxeViolations();
});
