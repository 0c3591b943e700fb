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

/** In names that must be new: a second attempt meets what the first one left. */
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
  await typeInto(page, page.getByRole('combobox', { name: 'Type de question', exact: true }), 'Plusieurs');
  await expect(answers).toBeVisible();
  await noAxeViolations();
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

test('the answers of a survey count for results, which are described, without a mouse', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('superAdmin');
  const survey = await makeDraft(page, { kind: 'surveys', title: `Couleurs ${tag}`, fields: { type: 'basic' } });
  const answers = [{ values: ['vite'], label: 'Vite' }];
  await fillIn(page, survey, { questions: [{ key: 'q', type: 'list', label: 'Comment décidez-vous ?', answers }] });
  await page.goto(`/client/content/items/${survey.id}`);
  const type = page.getByRole('combobox', { name: 'Type de questionnaire' });
  await typeInto(page, type, 'Couleurs');
  const results = page.getByRole('region', { name: 'Résultats' });
  await expect(results).toBeVisible();
  await pressEnter(page, button(page, 'Comment décidez-vous ?'));
  const counted = page.getByRole('combobox', { name: 'Réponse 1 : compte pour' });
  await typeInto(page, counted, 'Rouge');
  await expect(counted).toHaveValue('red');
  const addResult = button(results, 'Ajouter un résultat');
  await choose(page, addResult, 'Rouge');
  const resultTitle = field(results, 'Titre du résultat : Rouge');
  await expect(resultTitle).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' vif');
  await typeInto(page, field(results, 'Description du résultat : Rouge'), 'Vous décidez vite.');
  await typeInto(page, field(results, 'Métiers qui conviennent : Rouge'), 'Chef de chantier.');
  await noAxeViolations();
  const removal = button(results, 'Retirer : Rouge');
  await tabTo(page, removal, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectEscape(page, removal);
  await page.keyboard.press('Enter');
  await confirm(page, 'Retirer le résultat', results);
  await expect(removal).toHaveCount(0);
  await expectSaved(page);
});
