import type { Page } from '@playwright/test';

import { dateField, firstPart } from '../support/dates';
import { chooseFile, arrowTo, expectFocusKept, pressEnter, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** The address of a profile. */
async function profileOf(page: Page, search: string): Promise<string> {
  const answer = await page.request.get(`/api/users?search=${encodeURIComponent(search)}`);
  const { data } = (await answer.json()) as { data: { items: { id: string }[] } };
  return `/client/user/${data.items[0]?.id}`;
}

test('a list is narrowed, selected and acted upon without a mouse', async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/client/users');
  // The chosen option of the filter menu is shown below as a removable chip.
  const program = page.locator('button[aria-haspopup="menu"]').filter({ hasText: /^Programme/ });
  await pressEnter(page, program);
  await arrowTo(page, page.getByRole('menuitemcheckbox', { name: 'En attente' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(program).toBeFocused();
  await expect(page).toHaveURL(/program=pending/);

  const rows = page.getByRole('grid', { name: 'Utilisateurs' }).locator('tbody > tr');
  await tabTo(page, rows.first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText('3 personnes sélectionnées', { exact: true })).toBeVisible();

  // One key leads to the bar over the table and back: to it again, through its menu, and out.
  await expect(page.getByRole('status').filter({ hasText: '3 personnes sélectionnées' })).toContainText('Touche A');
  const others = button(page, 'Autres actions');
  await others.waitFor();
  await page.keyboard.press('a');
  await expect(button(page, 'Attribuer un programme')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('a');
  await tabTo(page, others);
  await page.keyboard.press('Enter');
  await arrowTo(page, page.getByRole('menuitem', { name: 'Ajouter à un groupe' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('textbox'));
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(others).toBeFocused();

  const view = button(page, /^Vue/);
  await view.focus();
  await page.keyboard.press('Enter');
  await arrowTo(page, page.getByRole('menuitem', { name: /^Enregistrer comme/ }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Nom de la vue' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(view).toBeFocused();
});

test('a group is made and deleted without a mouse', async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/client/groups');
  await pressEnter(page, page.getByRole('link', { name: 'Créer un groupe' }));
  // A missing value is reported with a link to its field.
  await pressEnter(page, button(page, 'Créer le groupe'));
  await pressEnter(page, page.getByRole('alert').getByRole('link', { name: /^Nom du groupe/ }));
  await expect(page.getByRole('textbox', { name: 'Nom du groupe' })).toBeFocused();
  await page.keyboard.type('Sans souris');
  await tabTo(page, page.getByRole('textbox', { name: 'Description' }));
  await page.keyboard.type('Un essai au clavier.');
  await tabTo(page, page.getByRole('textbox', { name: 'Chercher un pack' }));
  await page.keyboard.type('mobi');
  await expect(page.getByText('1 pack trouvé')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const pack = page.getByRole('checkbox', { name: /^Mobilité/ });
  await expect(pack).toBeChecked();
  await expect(pack).toBeFocused();
  await pressEnter(page, button(page, 'Créer le groupe'));
  await expect(page.getByText('Le groupe Sans souris est créé')).toBeVisible();
  await expectFocusKept(page);

  await pressEnter(page, button(page, 'Actions pour Sans souris'));
  await arrowTo(page, page.getByRole('menuitem', { name: 'Supprimer' }));
  await page.keyboard.press('Enter');
  await pressEnter(page, page.getByRole('dialog').getByRole('button', { name: 'Supprimer le groupe' }));
  await expect(page.getByText('Le groupe Sans souris est supprimé')).toBeVisible();
  await expectFocusKept(page);
});

test('an owner adds a person and gives them a programme with the keyboard alone', async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/client/users');
  await pressEnter(page, page.getByRole('link', { name: 'Ajouter une personne' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Nom', exact: true }));
  await page.keyboard.type('Clavier');
  await tabTo(page, page.getByRole('textbox', { name: 'Prénom' }));
  await page.keyboard.type('Ana');
  await tabTo(page, page.getByRole('combobox', { name: 'Genre' }));
  await page.keyboard.type('Femme');
  await tabTo(page, firstPart(dateField(page, 'Date de naissance')));
  await page.keyboard.type('17051985');
  await tabTo(page, page.getByRole('textbox', { name: 'E‑mail' }));
  await page.keyboard.type('ana.clavier@keyboard.example');
  await tabTo(page, page.getByRole('combobox', { name: 'Rôle' }));
  await page.keyboard.type('Participant');
  await pressEnter(page, button(page, 'Choisir des groupes'));
  await expect(page.getByRole('textbox', { name: 'Chercher un groupe' })).toBeFocused();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await pressEnter(page, button(page, 'Fermer la recherche'));
  await expect(button(page, 'Choisir des groupes')).toBeFocused();
  await pressEnter(page, button(page, 'Continuer'));

  await tabTo(page, page.getByRole('combobox', { name: 'Statut' }));
  await page.keyboard.type('ETAM');
  await tabTo(page, page.getByRole('textbox', { name: 'Intitulé du poste' }));
  await page.keyboard.type('Ajusteuse');
  const representative = page.getByRole('group', { name: 'Référent RH' });
  await pressEnter(page, representative.getByRole('button', { name: 'Choisir une personne' }));
  await page.keyboard.type('nguyen');
  await expect(page.getByText('1 personne trouvée')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await pressEnter(page, button(page, 'Fermer la recherche'));
  await pressEnter(page, button(page, 'Continuer'));
  await pressEnter(page, button(page, 'Créer la personne'));

  const dialog = page.getByRole('dialog');
  const open = dialog.locator('input[type=radio]:not([disabled])').first();
  await tabTo(page, open);
  await page.keyboard.press('Space');
  await expect(dialog.getByText('Ce qui va se passer')).toBeVisible();
  await pressEnter(page, dialog.getByRole('button', { name: 'Attribuer le programme' }));
  await expect(page.getByText('Le programme d’Ana Clavier est attribué')).toBeVisible();
  await expectFocusKept(page);

  await pressEnter(page, button(page, 'Changer de programme'));
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Changer de programme')).toBeFocused();
});

test('a programme is closed without a mouse', async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto(await profileOf(page, 'Salomé Etxeberria'));
  await pressEnter(page, page.getByRole('link', { name: 'Clôturer le programme' }));
  await tabTo(page, page.getByRole('combobox', { name: 'Raison de la clôture' }));
  await page.keyboard.type('Autre');
  await pressEnter(page, button(page, 'Clôturer le programme'));
  await expect(page.getByRole('alert')).toContainText('Date de départ');
  await pressEnter(page, page.getByRole('alert').getByRole('link', { name: /^Date de départ/ }));
  await expect(firstPart(dateField(page, 'Date de départ'))).toBeFocused();
  await page.keyboard.type('11302026');
  await pressEnter(page, button(page, 'Clôturer le programme'));
  await expect(page.getByText('Le programme de Salomé Etxeberria est clôturé')).toBeVisible();
  await expectFocusKept(page);
});

test('people are imported without a mouse', async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/client/users/import');
  const titles = 'Nom;Prénom;E-mail;Genre;Rôle;Groupes;Intitulé du poste;Statut;Référent RH;Naissance;Pointure';
  const line =
    'Clavier;Léa;lea.clavier@keyboard.example;F;Participant;Mobilité interne;Soudeuse;ETAM;Claire Nguyen;03/04/1980;38';
  const file = { name: 'clavier.csv', mimeType: 'text/csv', buffer: Buffer.from(`${titles}\r\n${line}`) };
  await chooseFile(page, button(page, 'Choisir un fichier'), file);
  await expect(page.getByText('1 colonne ne sera pas importée')).toBeVisible();
  await expectFocusKept(page);
  await pressEnter(page, button(page, 'Vérifier les lignes'));
  await pressEnter(page, button(page, 'Importer la ligne valide'));
  await expect(page.getByText('Import fait')).toBeVisible();
  await expectFocusKept(page);
  const undo = button(page, 'Annuler l’import');
  await pressEnter(page, undo);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(undo).toBeFocused();
});
