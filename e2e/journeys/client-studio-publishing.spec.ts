import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';

import type { LicensePack, Paged, User, UserGroup } from '../../shared/contract';
import { dateField, firstPart } from '../support/dates';
import { arrowTo, expectFocusKept, pressEnter, tabTo, typeInto } from '../support/keyboard';
import { password, personas } from '../support/product';
import { addSubTask, addWeek, createItem, expectSaved, publishItem, titled } from '../support/studio';
import { button, choose } from '../support/studio-keyboard';
import { expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

/** Makes names unique, since a retry finds the data of the first attempt. */
const tag = crypto.randomUUID().slice(0, 8);
const nextMonday = DateTime.now().startOf('week').plus({ weeks: 1 });

async function ask<T>(page: Page, path: string, data?: object): Promise<T> {
  const answer = await (data ? page.request.post(`/api${path}`, { data }) : page.request.get(`/api${path}`));
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

test('a page is written and its publication planned, without a mouse; on a phone it is listed and removed', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  const title = `Les horaires ${tag}`;
  const named = (name: string | RegExp) => button(page, name);
  await signIn('admin');
  await page.goto('/client/content');
  await pressEnter(page, named('Nouveau'));
  await arrowTo(page, page.getByRole('menuitem', { name: 'Page', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Titre' }));
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(titled(page, title)).toBeVisible();
  await expectFocusKept(page);
  await tabTo(page, page.getByRole('textbox', { name: 'Texte' }));
  await page.keyboard.type('Le mardi matin.');
  await expectSaved(page);

  await tabTo(page, named('Publier'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publier' });
  await tabTo(page, dialog.getByRole('radio', { name: 'Tout de suite' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Programmer' })).toBeChecked();
  await noAxeViolations();
  // A moment that is too far away is refused, and nothing is planned.
  await tabTo(page, firstPart(dateField(dialog, 'Jour')));
  await page.keyboard.type(DateTime.now().plus({ years: 2 }).toFormat('ddMMyyyy'));
  await tabTo(page, firstPart(dateField(dialog, 'Heure')));
  await page.keyboard.type('0930');
  await pressEnter(page, dialog.getByRole('button', { name: 'Programmer la publication' }));
  await expect(dialog).toContainText(/à venir, dans l’année|dans l’année qui vient/);
  await tabTo(page, firstPart(dateField(dialog, 'Jour')));
  await page.keyboard.type(DateTime.now().plus({ days: 40 }).toFormat('ddMMyyyy'));
  await pressEnter(page, dialog.getByRole('button', { name: 'Programmer la publication' }));
  await expect(dialog.getByText('C’est programmé')).toBeVisible();
  await noAxeViolations();
  await pressEnter(page, dialog.getByRole('button', { name: 'Fermer' }).last());
  await expect(page.getByText(/^Publication programmée le/)).toBeVisible();
  await expect(page.getByText('Brouillon', { exact: true })).toBeVisible();

  await page.setViewportSize(phone);
  await page.goto('/client/content');
  await named('Voir les publications programmées').click();
  const list = page.getByRole('dialog', { name: 'Publications programmées' });
  const mine = list.getByRole('listitem').filter({ hasText: title });
  await expect(mine).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await mine.getByRole('button', { name: 'Retirer' }).click();
  await named('Retirer la publication').click();
  await expect(mine).toHaveCount(0);
});

test('the other person who edits an item is named', async ({ page, signIn, browser }) => {
  await signIn('admin');
  await createItem(page, 'Page', `Qui est là ${tag}`);
  const address = page.url();
  const names = page.getByText(/a aussi ouvert ce contenu$/);
  await expect(names).toHaveCount(0);

  const context = await browser.newContext();
  const other = await context.newPage();
  const data = { username: personas.superAdmin, password };
  expect((await other.request.post(new URL('/api/auth', address).href, { data })).ok()).toBe(true);
  await other.goto(address);
  await expect(other.getByText(/a aussi ouvert ce contenu$/)).toBeVisible();
  await expect(names).toBeVisible({ timeout: 40_000 });
  await context.close();
});

/** Adds a person who follows the programme of a pack from next Monday. */
async function addFollower(page: Page, pack: LicensePack): Promise<void> {
  const inOrganization = `organization=${pack.organization.id}`;
  const { items: groups } = await ask<Paged<UserGroup>>(page, `/users/groups?${inOrganization}`);
  const { items: staff } = await ask<Paged<User>>(page, `/users?${inOrganization}&role=headHR`);
  const person = await ask<User>(page, '/users', {
    firstName: 'Noémie',
    lastName: 'Brun',
    gender: 'woman',
    email: `noemie.${tag}@boisetrives.example`,
    role: 'user',
    groups: [groups[0]?.id],
    birthday: '1986-04-12',
    organization: pack.organization.id,
    job: { level: 'etam', jobTitle: 'Comptable', hrRepresentative: staff[0]?.id },
  });
  const [program] = pack.programs;
  const selectedProgram = { program: program?.id, pack: pack.id, fromDate: nextMonday.toISODate() };
  const given = await page.request.put(`/api/users/${person.id}`, { data: { selectedProgram } });
  expect(given.ok(), await given.text()).toBe(true);
}

test('a programme is put into a pack, followed, and its weeks to come are replaced once that is asked for', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  test.slow();
  const program = `Deux semaines ${tag}`;
  await signIn('superAdmin');
  const { items: packs } = await ask<Paged<LicensePack>>(page, '/licensePacks?search=Mobilit%C3%A9');
  const model = packs[0];
  const made = await ask<LicensePack>(page, '/licensePacks', {
    name: `Places ${tag}`,
    maxLicenses: 5,
    period: {
      fromDate: nextMonday.minus({ weeks: 1 }).toISODate(),
      toDate: nextMonday.plus({ months: 6 }).toISODate(),
    },
    programs: model?.programs.slice(0, 1).map(({ id }) => id),
    organization: model?.organization.id,
  });

  await createItem(page, 'Programme', program);
  const address = page.url();
  await addWeek(page, 1, `Commencer ${tag}`);
  await addWeek(page, 2, `Continuer ${tag}`);
  await expectSaved(page);
  for (const task of [`Commencer ${tag}`, `Continuer ${tag}`]) {
    await page.goto(address);
    await page.getByRole('link', { name: task }).click();
    await page.getByRole('textbox', { name: 'Points', exact: true }).fill('100');
    await addSubTask(page, 'Texte à lire', 'Lire un texte');
    await expectSaved(page);
  }
  await page.goto(address);
  await publishItem(page);

  await choose(page, button(page, `Actions pour ${program}`), 'Mettre dans un pack de licences…');
  const dialog = page.getByRole('dialog', { name: 'Mettre dans un pack de licences' });
  await typeInto(page, dialog.getByRole('textbox', { name: 'Chercher un pack' }), tag);
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await tabTo(page, dialog.getByRole('radio', { name: new RegExp(`^Places ${tag}`) }));
  await page.keyboard.press('Space');
  await noAxeViolations();
  await pressEnter(page, dialog.getByRole('button', { name: 'Ajouter au pack' }));
  await expect(page.getByText(`Le programme est dans le pack « Places ${tag} »`)).toBeVisible();
  const pack = await ask<LicensePack>(page, `/licensePacks/${made.id}`);
  const own = pack.programs.filter(({ name }) => name === program);
  expect(own).toHaveLength(1);
  await addFollower(page, { ...pack, programs: own });

  await page.getByRole('link', { name: `Continuer ${tag}` }).click();
  await addSubTask(page, 'Texte à lire', 'Relire ce texte');
  await expectSaved(page);
  await page.goto(address);
  await publishItem(page);
  const notice = page.getByText('1 personne suit la version précédente');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();

  const replace = button(page, 'Remplacer les semaines non commencées…');
  await pressEnter(page, replace);
  const question = page.getByRole('dialog', { name: 'Remplacer les semaines non commencées ?' });
  await expect(question).toContainText('1 tâche modifiée');
  await noAxeViolations();
  await pressEnter(page, button(question, 'Garder'));
  await expect(replace).toBeFocused();
  await page.keyboard.press('Enter');
  await pressEnter(page, button(question, 'Remplacer ces semaines'));
  await expect(page.getByText('1 personne a reçu la nouvelle version des semaines à venir')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
