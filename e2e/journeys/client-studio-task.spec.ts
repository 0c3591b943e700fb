import type { Locator, Page } from '@playwright/test';

import { expectFocusWithin, pressEnter, tabTo, typeInto } from '../support/keyboard';
import { expectSaved } from '../support/studio';
import { button, choose, confirm, expectEscape, field, fillIn, makeDraft } from '../support/studio-keyboard';
import { expect, test } from '../support/test';

/** Makes names unique, since a retry finds the data of the first attempt. */
const tag = crypto.randomUUID().slice(0, 8);

/** The sub-tasks of the task that is shown. */
function subTasks(page: Page) {
  const list = page.getByRole('list', { name: 'Sous-tâches' });
  const title = field(page, 'Titre de la sous-tâche');
  const heading = (name: string): Locator => button(list, name);
  return {
    title,
    async add(type: string, name: string): Promise<void> {
      await choose(page, button(page, 'Ajouter une sous-tâche'), type);
      await expect(title).toBeFocused();
      await page.keyboard.type(name);
      await expect(heading(name)).toHaveAttribute('aria-expanded', 'true');
    },
    /** Closes the fields of one: the next ones have the same names. */
    async close(name: string): Promise<void> {
      await tabTo(page, heading(name), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(title).toHaveCount(0);
      await expect(heading(name)).toBeFocused();
    },
  };
}

/** A task, shown in its editor. */
async function openTask(page: Page, name: string, fields: object = {}): Promise<void> {
  const program = await makeDraft(page, { kind: 'programs', title: `Étapes ${tag}` });
  const task = await makeDraft(page, { kind: 'tasks', title: `${name} ${tag}`, program: program.id });
  await fillIn(page, task, fields);
  await page.goto(`/client/content/items/${task.id}`);
}

test('sub-tasks of text, link and file are written without a mouse', async ({ page, signIn, noAxeViolations }) => {
  await signIn('superAdmin');
  await openTask(page, 'Avancer');
  const { add, close } = subTasks(page);
  await add('Texte à lire', 'Lire un texte');
  await typeInto(page, field(page, 'Description de la sous-tâche'), 'Deux pages.');
  await typeInto(page, field(page, 'Points affichés'), '10');
  const validation = page.getByRole('radiogroup', { name: 'Validation de la sous-tâche' });
  await tabTo(page, validation.getByRole('radio', { name: 'Automatique' }));
  await page.keyboard.press('ArrowDown');
  await expect(validation.getByRole('radio', { name: 'Manuelle' })).toBeChecked();
  await pressEnter(page, button(page, 'Modifier la clé'));
  await expect(field(page, 'Clé')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`texte-${tag}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Clé : texte-${tag}`)).toBeVisible();
  await expect(button(page, 'Modifier la clé')).toBeFocused();
  await noAxeViolations();
  await close('Lire un texte');

  await add('Lien', 'Ouvrir un lien');
  await typeInto(page, field(page, 'Adresse du lien'), 'https://example.org/');
  await close('Ouvrir un lien');
  await add('Fichier à déposer', 'Déposer un fichier');
  await close('Déposer un fichier');
  await expectSaved(page);
});

test('sub-tasks of document, action and survey are written without a mouse', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('superAdmin');
  const survey = await makeDraft(page, { kind: 'surveys', title: `Le point ${tag}`, fields: { type: 'basic' } });
  await openTask(page, 'Choisir');
  const { add, close } = subTasks(page);
  const pick = async (opener: string, title: string): Promise<void> => {
    const open = button(page, opener);
    await pressEnter(page, open);
    await expectEscape(page, open);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: opener });
    await typeInto(page, dialog.getByRole('textbox'), title);
    const choice = dialog.getByRole('radio');
    await expect(choice).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(choice).toBeFocused();
    await page.keyboard.press('Space');
    await expect(choice).toBeChecked();
    await pressEnter(page, dialog.getByRole('button', { name: 'Fermer' }).last());
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Changer')).toBeFocused();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
  };
  await add('Document de la bibliothèque', 'Lire un document');
  await pick('Choisir un document', 'La carte de votre réseau');
  await tabTo(page, page.getByRole('radio', { name: 'À lire' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'À faire' })).toBeChecked();
  await close('Lire un document');

  await add('Action', 'Répondre à une annonce');
  await typeInto(page, page.getByRole('combobox', { name: 'Action à accomplir' }), 'Enregistrer');
  await typeInto(page, field(page, 'Nombre d’actions'), '2');
  const demanded = page.getByRole('checkbox', { name: 'Exiger la date de candidature' });
  await tabTo(page, demanded);
  await page.keyboard.press('Space');
  await expect(demanded).toBeChecked();
  await noAxeViolations();
  await close('Répondre à une annonce');

  await add('Questionnaire', 'Faire le point');
  await pick('Choisir un questionnaire', survey.title);
  await expectSaved(page);
});

test('sub-tasks are moved, copied and removed without a mouse', async ({ page, signIn }) => {
  await signIn('superAdmin');
  const names = ['Lire', 'Écrire', 'Envoyer'];
  await openTask(page, 'Ranger', {
    subTasks: names.map((title, index) => ({ key: `s${index}`, type: 'text', title })),
  });
  const { title } = subTasks(page);
  const area = page.getByRole('region', { name: 'Sous-tâches' });
  const down = button(page, 'Descendre : Écrire');
  await tabTo(page, down);
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await expect(page.getByText('Écrire : position 3 sur 3.')).toBeAttached();
  const menu = button(page, 'Actions pour Écrire');
  await choose(page, menu, 'Dupliquer la sous-tâche');
  await expect(title).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' ailleurs');
  const copied = button(page, 'Actions pour Écrire ailleurs');
  await choose(page, copied, 'Retirer la sous-tâche', 'Shift+Tab');
  await expectEscape(page, copied);
  await choose(page, copied, 'Retirer la sous-tâche');
  await confirm(page, 'Retirer la sous-tâche', area);
  await expect(copied).toHaveCount(0);
  // One without texts is removed without a question.
  await choose(page, button(page, 'Ajouter une sous-tâche'), 'Texte à lire');
  await expect(title).toBeFocused();
  await choose(page, button(page, 'Actions pour Texte à lire'), 'Retirer la sous-tâche', 'Shift+Tab');
  await expect(title).toHaveCount(0);
  await expectFocusWithin(area);
  await expectSaved(page);
});
