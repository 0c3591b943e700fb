import type { Locator, Page } from '@playwright/test';

import type { ContentItem } from '../../shared/contract';
import { expectFocusKept, expectFocusWithin, pressEnter, tabTo, typeInto } from '../support/keyboard';
import { expectSaved, titled } from '../support/studio';
import {
  beginDraft,
  button,
  choose,
  confirm,
  expectEscape,
  field,
  fillIn,
  makeDraft,
} from '../support/studio-keyboard';
import { expect, test } from '../support/test';

/** Makes names unique, since a retry finds the data of the first attempt. */
const tag = crypto.randomUUID().slice(0, 8);

const namesIn = (list: Locator, role: 'link' | 'heading'): Promise<string[]> =>
  list.getByRole('listitem').getByRole(role).allInnerTexts();

test('a programme is begun without a mouse, and its tasks are added, moved, copied and removed', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('superAdmin');
  await beginDraft(page, 'Programme', `Reprendre ${tag}`);
  await typeInto(page, field(page, 'Titre de la semaine 1'), 'Commencer');
  const tasks = page.getByRole('list', { name: 'Tâches : Semaine 1 : Commencer' });
  const newTask = button(page, 'Ajouter une tâche');
  await pressEnter(page, newTask);
  await expectEscape(page, newTask);
  for (const title of ['Lire', 'Écrire']) {
    await pressEnter(page, newTask);
    await typeInto(page, field(page, 'Titre de la tâche'), title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(newTask).toBeFocused();
  }
  expect(await namesIn(tasks, 'link')).toEqual(['Lire', 'Écrire']);

  const up = button(page, 'Monter : Écrire');
  await tabTo(page, up, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(up).toBeFocused();
  expect(await namesIn(tasks, 'link')).toEqual(['Écrire', 'Lire']);
  await page.keyboard.press('Space');
  await expect(up).toBeFocused();
  const handle = button(page, 'Déplacer : Écrire');
  await tabTo(page, handle, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Écrire : saisi, semaine 1, position 1 sur 2.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Écrire : semaine 1, position 2 sur 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => namesIn(tasks, 'link')).toEqual(['Lire', 'Écrire']);
  await expect(handle).toBeFocused();

  const menu = button(page, 'Actions pour Lire');
  await choose(page, menu, 'Dupliquer la tâche', 'Shift+Tab');
  await expect(page.getByText('La copie est ajoutée sous la tâche')).toBeVisible();
  await expect(tasks.getByRole('listitem')).toHaveCount(3);
  await expect(menu).toBeFocused();
  await choose(page, menu, 'Retirer de la semaine');
  await expectEscape(page, menu);
  await choose(page, menu, 'Retirer de la semaine');
  await confirm(page, 'Retirer la tâche');
  await expect(tasks.getByRole('listitem')).toHaveCount(2);
  await noAxeViolations();

  const place = button(page, 'Placer dans une semaine');
  await pressEnter(page, place);
  await expectEscape(page, place);
  await page.keyboard.press('Enter');
  await confirm(page, 'Placer la tâche');
  await expect(tasks.getByRole('listitem')).toHaveCount(3);
  await expectSaved(page);
});

test('the weeks of a programme are added, moved, closed and removed without a mouse', async ({ page, signIn }) => {
  await signIn('superAdmin');
  const { id } = await makeDraft(page, { kind: 'programs', title: `Semaines ${tag}` });
  await page.goto(`/client/content/items/${id}`);
  await typeInto(page, field(page, 'Titre de la semaine 1'), 'Commencer');
  await pressEnter(page, button(page, 'Ajouter une semaine'));
  await expect(field(page, 'Titre de la semaine 2')).toBeFocused();
  await page.keyboard.type('Continuer');
  const weekUp = button(page, 'Monter : Semaine 2 : Continuer');
  await tabTo(page, weekUp, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Monter : Semaine 1 : Continuer')).toBeFocused();
  const toggle = button(page, 'Semaine 1 : Continuer');
  await tabTo(page, toggle, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const removal = button(page, 'Retirer : Semaine 1 : Continuer');
  await pressEnter(page, removal);
  await expectEscape(page, removal);
  await page.keyboard.press('Enter');
  await confirm(page, 'Retirer la semaine');
  await expect(toggle).toHaveCount(0);
  await expectSaved(page);
});

/** A programme of one week with one task, ready to be published. */
async function makeProgram(page: Page, title: string): Promise<ContentItem> {
  const program = await makeDraft(page, { kind: 'programs', title });
  const task = await makeDraft(page, { kind: 'tasks', title: `Lire ${tag}`, program: program.id });
  await fillIn(page, task, { points: 100, family: 'cv' });
  await fillIn(page, program, { weeks: [{ title: 'Commencer', tasks: [task.key] }] });
  return program;
}

test('a task of a programme gets its points, and the programme is previewed, without a mouse', async ({
  page,
  signIn,
}) => {
  await signIn('superAdmin');
  const program = await makeProgram(page, `Essayer ${tag}`);
  await page.goto(`/client/content/items/${program.id}`);
  await pressEnter(page, page.getByRole('link', { name: `Lire ${tag}` }));
  await expect(titled(page, `Lire ${tag}`)).toBeVisible();
  await expectFocusKept(page);
  await typeInto(page, field(page, 'Points'), '80');
  await expectSaved(page);
  await tabTo(page, page.getByRole('link', { name: program.title, exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(titled(page, program.title)).toBeVisible();
  await expect(page.getByText('80 sur 100 points')).toBeVisible();

  const preview = button(page, 'Voir comme un participant');
  await pressEnter(page, preview);
  await expectEscape(page, preview);
  await page.keyboard.press('Enter');
  await pressEnter(page, button(page, 'Ouvrir l’aperçu'));
  const shown = page.getByRole('dialog', { name: 'Aperçu' });
  await expectFocusWithin(shown);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await tabTo(page, button(shown, 'Téléphone'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(button(shown, 'Large')).toHaveAttribute('aria-pressed', 'true');
  await pressEnter(page, button(shown, 'Fermer'));
  await expect(shown).toHaveCount(0);
  await expect(preview).toBeFocused();
});

test('a programme is published and compared with its version without a mouse', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('superAdmin');
  const { id } = await makeProgram(page, `Publier ${tag}`);
  await page.goto(`/client/content/items/${id}`);
  const publish = button(page, 'Publier');
  await pressEnter(page, publish);
  await expectEscape(page, publish);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publier' });
  await pressEnter(page, button(dialog, 'Publier maintenant'));
  await expect(dialog.getByText('C’est publié')).toBeVisible();
  await expectFocusWithin(dialog);
  await pressEnter(page, dialog.getByRole('button', { name: 'Fermer' }).last());
  await expect(dialog).toHaveCount(0);
  // The button that opened it is gone with the changes.
  await expect(publish).toHaveCount(0);
  await expectFocusWithin(page.getByRole('main'));

  await typeInto(page, field(page, 'Titre de la semaine 1'), 'Continuer');
  await expectSaved(page);
  const history = page.getByRole('link', { name: 'Historique' });
  await tabTo(page, history, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const compare = page.getByRole('link', { name: 'Comparer la version 1' });
  await expect(compare).toBeVisible();
  await expect(history).toBeFocused();
  await pressEnter(page, compare);
  const back = button(page, 'Reprendre cette version');
  await expect(back).toBeVisible();
  await noAxeViolations();
  await pressEnter(page, back);
  await expectEscape(page, back);
  await page.keyboard.press('Enter');
  await confirm(page, 'Reprendre cette version');
  await expect(page.getByText('La version 1 est reprise comme brouillon. Rien n’est publié.')).toBeVisible();
  await expectFocusWithin(page.getByRole('main'));
});
