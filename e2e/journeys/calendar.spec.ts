import type { Page } from '@playwright/test';

import { dateField, enterDate } from '../support/dates';
import { desktop, expect, phone, test } from '../support/test';

/** Leftovers of an earlier attempt at the same journey. */
async function forget(page: Page, title: string): Promise<void> {
  const { data } = (await (
    await page.request.get(`/api/me/agenda?pageSize=100&search=${encodeURIComponent(title)}`)
  ).json()) as { data: { items: { id: string; title: string }[] } };
  for (const { id } of data.items.filter((item) => item.title === title)) {
    expect((await page.request.delete(`/api/me/agenda/${id}`)).ok()).toBe(true);
  }
}

/** Of a month that no other journey plans in; days and titles of their own keep the widths apart. */
async function plan(page: Page, title: string, date: string): Promise<void> {
  const { data } = (await (await page.request.get('/api/me/contacts?pageSize=1')).json()) as {
    data: { items: { id: string }[] };
  };
  const contact = data.items[0]?.id;
  await forget(page, title);
  const answer = await page.request.post('/api/me/agenda', {
    data: { title, actionType: 'adviseQuery', contact, date, type: 'video' },
  });
  expect(answer.status()).toBe(200);
}
const day = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });
/** Limited to the grid, since the list beside it has the upcoming appointments too. */
const link = (page: Page, title: string) => page.getByRole('grid').getByRole('link', { name: new RegExp(title) });

test('a participant goes through the calendar by keyboard, opens an appointment and comes back', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await page.setViewportSize(desktop);
  await signIn('participant');
  await plan(page, 'Au clavier', '2038-03-10T09:30:00+01:00');
  await page.goto('/calendar?date=2038-03-01');
  await expect(page.getByRole('grid', { name: 'mars 2038' })).toBeVisible();
  await noAxeViolations();

  await day(page, /^lundi.1(er)?.mars.2038/).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(day(page, /^mercredi 10.mars.2038, 1 rendez‑vous/)).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^mercredi 10/ });
  await expect(dialog).toBeVisible();
  await noAxeViolations();
  await dialog.getByRole('link', { name: 'Au clavier' }).click();
  await expect(page).toHaveURL(/\/networking-actions\/[\da-f-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Au clavier' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/calendar?date=2038-03-01');

  await page.getByRole('button', { name: 'Semaine', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await noAxeViolations();
});

test('a participant drags an appointment across daylight saving, by the week and by the month', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(desktop);
  await signIn('participant');
  await plan(page, 'À la souris', '2038-03-26T09:30:00+01:00');
  await page.goto('/calendar?date=2038-03-26');
  await link(page, 'À la souris').dragTo(day(page, /^lundi 29.mars.2038/));
  await expect(page.getByText(/^Rendez‑vous déplacé au lundi 29.mars.2038 à 9.h.30$/)).toBeVisible();
  await expect(day(page, /^lundi 29.mars.2038, 1 rendez‑vous/)).toBeVisible();

  await page.goto('/calendar?view=week&date=2038-03-29');
  await link(page, 'À la souris').dragTo(day(page, /^mercredi 31.mars.2038, 14.h/), {
    sourcePosition: { x: 20, y: 4 },
    targetPosition: { x: 20, y: 28 },
  });
  await expect(page.getByText(/^Rendez‑vous déplacé au mercredi 31.mars.2038 à 14.h.30$/)).toBeVisible();
  await expect(page).toHaveURL(/\/calendar/);
});

test('a participant reads the agenda on a phone, and moves an appointment there and back', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await page.setViewportSize(phone);
  await signIn('participant');
  await plan(page, 'Au pouce', '2038-05-11T10:00:00+02:00');
  await page.goto('/calendar?date=2038-05-01');
  await expect(page.getByRole('heading', { level: 3, name: /^mardi 11.mai.2038$/ })).toBeVisible();
  await noAxeViolations();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: /^Actions pour/ }).click();
  await page.getByRole('menuitem', { name: 'Déplacer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Déplacer le rendez‑vous' });
  await enterDate(dateField(dialog, 'Jour'), '12/05/2038');
  await enterDate(dateField(dialog, 'Heure'), '18:00');
  await noAxeViolations();
  await dialog.getByRole('button', { name: 'Déplacer' }).click();
  await expect(page.getByRole('heading', { level: 3, name: /^mercredi 12.mai.2038$/ })).toBeVisible();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText(/^Rendez‑vous remis au mardi 11.mai.2038 à 10.h$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: /^mardi 11.mai.2038$/ })).toBeVisible();
});

test('a participant makes a private link of the agenda, which any calendar reads until it is revoked', async ({
  page,
  request,
  signIn,
  noAxeViolations,
}) => {
  await signIn('participant');
  await plan(page, 'Dans mon agenda', '2038-06-15T10:00:00+02:00');
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'S’abonner depuis mon agenda' }).click();
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  const url = await page.getByLabel('Lien de votre agenda').inputValue();
  await noAxeViolations();

  // A context without a session.
  const read = await request.get(url);
  expect(read.headers()['content-type']).toContain('text/calendar');
  expect(await read.text()).toContain('SUMMARY:Dans mon agenda');

  await page.getByRole('button', { name: 'Supprimer le lien' }).click();
  await page
    .getByRole('dialog', { name: /^Supprimer le lien/ })
    .getByRole('button', { name: 'Supprimer le lien' })
    .click();
  await expect(page.getByRole('button', { name: 'Créer le lien' })).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
});
