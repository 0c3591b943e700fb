import { expectFocusWithin, pressEnter, tabTo, typeInto } from '../support/keyboard';
import { expectSaved } from '../support/studio';
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

test('the questions of a survey and their answers are written without a mouse', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('superAdmin');
  await beginDraft(page, 'Questionnaire', `Faire le point ${tag}`, 'Questionnaire libre');
  await choose(page, button(page, 'Ajouter une question'), 'Une réponse au choix');
  await expect(field(page, 'Énoncé de la question')).toBeFocused();
  await page.keyboard.type('Où en êtes-vous ?');
  const answers = page.getByRole('group', { name: 'Réponses proposées' });
  for (const [index, text] of ['Au début', 'Au milieu', 'À la fin'].entries()) {
    await pressEnter(page, button(answers, 'Ajouter une réponse'));
    await expect(field(answers, `Réponse ${index + 1}`)).toBeFocused();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(answers.getByText('Valeur : a-la-fin')).toBeVisible();
  const up = button(answers, 'Monter : À la fin');
  await tabTo(page, up);
  await page.keyboard.press('Space');
  await expect(up).toBeFocused();
  await expect(field(answers, 'Réponse 2')).toHaveValue('À la fin');
  await pressEnter(page, button(answers, 'Retirer : À la fin'));
  await expect(field(answers, 'Réponse 2')).toHaveValue('Au milieu');
  await expectFocusWithin(answers);
  const type = page.getByRole('combobox', { name: 'Type de question', exact: true });
  await typeInto(page, type, 'Plusieurs');
  await expect(answers).toBeVisible();
  await noAxeViolations();
  await page.keyboard.press('ArrowDown');
  await confirm(page, 'Changer le type');
  const told = page.getByRole('checkbox', { name: 'Un oui est signalé au référent RH' });
  await expect(answers).toHaveCount(0);
  await expect(type).toBeFocused();
  await tabTo(page, told);
  await page.keyboard.press('Space');
  await expect(told).toBeChecked();
  await tabTo(page, type, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(told).toHaveCount(0);
  await expect(type).toBeFocused();
  await expectSaved(page);
});

test('the questions of a survey are added, moved and removed without a mouse', async ({ page, signIn }) => {
  await signIn('superAdmin');
  const survey = await makeDraft(page, { kind: 'surveys', title: `Bilan ${tag}`, fields: { type: 'basic' } });
  await fillIn(page, survey, { questions: [{ key: 'q', type: 'text', label: 'Où en êtes-vous ?' }] });
  await page.goto(`/client/content/items/${survey.id}`);
  await choose(page, button(page, 'Ajouter une question'), 'Oui ou non');
  await expect(field(page, 'Énoncé de la question')).toBeFocused();
  await page.keyboard.type('Êtes-vous prêt ?');
  const words = page.getByRole('checkbox', { name: 'Écrire d’autres mots que « Oui » et « Non »' });
  await tabTo(page, words);
  await page.keyboard.press('Space');
  await typeInto(page, field(page, 'Mots pour « Oui »'), 'Tout à fait');
  const second = button(page, 'Monter : Êtes-vous prêt ?');
  await tabTo(page, second, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(second).toBeFocused();
  await choose(page, button(page, 'Actions pour Êtes-vous prêt ?'), 'Retirer la question');
  await expect(second).toHaveCount(0);
  await expectFocusWithin(page.getByRole('region', { name: 'Questions' }));

  await expectSaved(page);
});

test('a survey goes through its five types, with answers that count and results, without a mouse', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('superAdmin');
  await beginDraft(page, 'Questionnaire', `Ressorts ${tag}`, 'Confirmation');
  await typeInto(page, field(page, 'Description'), 'En dix minutes.');
  await typeInto(page, page.getByRole('textbox', { name: /^Nombre de réponses nécessaires/ }), '1');
  const addQuestion = button(page, 'Ajouter une question');
  await choose(page, addQuestion, 'Oui ou non');
  await expect(field(page, 'Énoncé de la question')).toBeFocused();
  await page.keyboard.type('Êtes-vous prêt ?');

  const type = page.getByRole('combobox', { name: 'Type de questionnaire' });
  const changeType = async (key: 'ArrowUp' | 'ArrowDown', value: string): Promise<void> => {
    await tabTo(page, type, 'Shift+Tab');
    await page.keyboard.press(key);
    await expect(type).toHaveValue(value);
    await expect(type).toBeFocused();
  };
  await changeType('ArrowUp', 'basic');
  await changeType('ArrowDown', 'validation');
  await changeType('ArrowDown', 'tricam');
  const answers = page.getByRole('group', { name: 'Réponses proposées' });
  await pressEnter(page, button(answers, 'Ajouter une réponse'));
  await expect(field(answers, 'Réponse 1')).toBeFocused();
  await page.keyboard.type('Tout à fait');
  const counted = page.getByRole('combobox', { name: 'Réponse 1 : compte pour' });
  await typeInto(page, counted, 'Imagination');
  await expect(counted).toHaveValue('i');
  await expect(counted).toBeFocused();

  const results = page.getByRole('region', { name: 'Résultats' });
  const addResult = button(results, 'Ajouter un résultat');
  const describe = async (name: string): Promise<void> => {
    await choose(page, addResult, name);
    await expect(field(results, `Titre du résultat : ${name}`)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(', surtout');
    await typeInto(page, field(results, `Description du résultat : ${name}`), 'Vous décidez vite.');
    await typeInto(page, field(results, `Métiers qui conviennent : ${name}`), 'Chef de chantier.');
  };
  await describe('Rouge');
  await describe('Imagination');
  await noAxeViolations();

  // Colours keep the result of a colour; the one of a letter is lost, after a question.
  await tabTo(page, type, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expectEscape(page, type);
  await expect(type).toHaveValue('tricam');
  await page.keyboard.press('ArrowDown');
  await confirm(page, 'Changer le type');
  await expect(type).toHaveValue('colors');
  await expect(type).toBeFocused();
  await choose(page, addQuestion, 'Une réponse au choix');
  await expect(field(page, 'Énoncé de la question').last()).toBeFocused();
  await page.keyboard.type('Au début ?');
  for (const index of [1, 2, 3, 4])
    await typeInto(page, field(answers.last(), `Réponse ${index}`), `Le choix ${index}`);
  const removal = button(results, 'Retirer : Rouge');
  await tabTo(page, removal);
  await page.keyboard.press('Enter');
  await expectEscape(page, removal);
  await page.keyboard.press('Enter');
  await confirm(page, 'Retirer le résultat', results);
  await expect(removal).toHaveCount(0);

  await changeType('ArrowDown', 'intelligence');
  await choose(page, addQuestion, 'Une réponse au choix');
  await expect(field(page, 'Énoncé de la question').last()).toBeFocused();
  await page.keyboard.type('Je chante.');
  const rated = page.getByRole('group', { name: 'Intelligence notée' }).last();
  await typeInto(page, field(rated, 'Réponse 1'), 'Je chante souvent');
  const intelligence = rated.getByRole('combobox');
  await typeInto(page, intelligence, 'Musicale');
  await expect(intelligence).toHaveValue('musical');
  await describe('Musicale');
  await noAxeViolations();
  await expectSaved(page);
});
