import type { Page } from '@playwright/test';

import { type Persona, personas } from '../support/product';
import { expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

const tag = crypto.randomUUID().slice(0, 8);

interface Found {
  id: string;
  firstName: string;
  lastName: string;
  groups: { id: string }[];
}

async function find(page: Page, persona: Persona): Promise<Found> {
  const answer = await page.request.get(`/api/users?search=${encodeURIComponent(personas[persona])}`);
  const { data } = (await answer.json()) as { data: { items: Found[] } };
  const [found] = data.items;
  if (!found) throw new Error(`${persona} is not in the list`);
  return found;
}

/** Creates a participant followed only by this manager, in a group that this manager does not manage. */
async function aParticipant(page: Page, manager: Found, headHR: Found): Promise<string> {
  const groups = (await (await page.request.get('/api/users/groups?pageSize=100')).json()) as {
    data: { items: { id: string; name: string }[] };
  };
  const { scope } = (
    (await (await page.request.get(`/api/users/${manager.id}`)).json()) as {
      data: { scope: { groups: { id: string }[] } };
    }
  ).data;
  const group = groups.data.items.find(({ id }) => scope.groups.every((one) => one.id !== id));
  const answer = await page.request.post('/api/users', {
    data: {
      firstName: 'Ondine',
      lastName: `Passage ${tag}`,
      gender: 'woman',
      email: `ondine-${tag}@passage.example`,
      role: 'user',
      birthday: '1985-01-31',
      groups: [group?.id],
      job: { jobTitle: 'Opératrice', level: 'worker', manager: manager.id, hrRepresentative: headHR.id },
    },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

test('an owner hands a person over from the profile, on a phone; the former manager sees them no more', async ({
  page,
  signIn,
  noAxeViolations,
  expectTrouble,
}) => {
  await page.setViewportSize(phone);
  await signIn('owner');
  const [manager, headHR] = [await find(page, 'manager'), await find(page, 'headHR')];
  const person = await aParticipant(page, manager, headHR);
  await signIn('manager');
  expect((await page.request.get(`/api/users/${person}`)).status()).toBe(200);
  await signIn('owner');

  await page.goto(`/client/user/${person}`);
  await page.getByRole('button', { name: /^Autres actions pour/ }).click();
  await page.getByRole('menuitem', { name: 'Transmettre le suivi' }).click();
  const dialog = page.getByRole('dialog', { name: /^Transmettre le suivi/ });
  await dialog.getByRole('button', { name: 'Transmettre le suivi' }).click();
  await expect(
    dialog.getByText('Choisissez au moins un manager, un référent RH ou un groupe.', { exact: true }),
  ).toBeVisible();
  await noAxeViolations();
  const next = dialog.getByRole('group', { name: /^Nouveau manager/ });
  await next.getByRole('button', { name: 'Choisir une personne' }).click();
  await next.getByRole('textbox', { name: 'Chercher une personne' }).fill(personas.headHR);
  await next.getByRole('radio', { name: new RegExp(headHR.lastName) }).check();
  await noAxeViolations();
  await dialog.getByRole('button', { name: 'Transmettre le suivi' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Passation du suivi' })).toBeVisible();
  await expect(page.getByText('Suivi transmis pour 1 personne')).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: /Passage/ }).click();
  const followers = page.getByRole('list', { name: 'Suivi par' });
  await expect(followers.getByText(new RegExp(headHR.lastName)).first()).toBeVisible();
  await expectNoSidewaysScrolling(page);

  expectTrouble(new RegExp(person));
  await signIn('manager');
  await page.goto(`/client/user/${person}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Cette personne n’est pas parmi celles que vous suivez' }),
  ).toBeVisible();
});

test('a planned hand-over stands in the list of bulk actions, and is cancelled there', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('owner');
  const [manager, headHR] = [await find(page, 'manager'), await find(page, 'headHR')];
  const person = await aParticipant(page, manager, headHR);
  const startsOn = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const planned = await page.request.post('/api/users/bulk', {
    data: { kind: 'handOver', selection: { ids: [person] }, manager: headHR.id, startsOn },
  });
  const { id } = ((await planned.json()) as { data: { id: string } }).data;

  await page.goto('/client/users');
  await page.getByRole('link', { name: 'Actions groupées' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Actions groupées' })).toBeVisible();
  await noAxeViolations();
  await page.locator(`a[href="/client/users/bulk/${id}"]`).click();
  await expect(page.getByText('Prévu', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler cette action' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler cette action' }).click();
  await expect(page.getByText('Annulé', { exact: true })).toBeVisible();
  await noAxeViolations();
});
