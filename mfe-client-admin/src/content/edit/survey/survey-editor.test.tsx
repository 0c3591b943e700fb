import type { ContentItem } from '@passerelle/shared/contract';
import { axe } from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { anItem, editItem, named } from '../common/edit-item.test-helper';
import { SurveyEditor } from './survey-editor';

jest.mock('../../text/markdown-field', () => jest.requireActual('../common/markdown-field.test-helper'));

type Page = Awaited<ReturnType<typeof editItem>>;
const survey = (fields: object = { type: 'basic', title: 'Bilan', questions: [] }, with_: Partial<ContentItem> = {}) =>
  anItem('surveys', { fr: { fields: fields as Record<string, unknown> } }, with_);
const published = { publishedAt: '2026-11-01T08:00:00.000Z' };
const press = (name: string) => screen.getByRole('button', { name: named(name) });
const questions = (page: Page) => page.files().fr?.fields['questions'];

async function add({ user }: Page, type: string, label: string): Promise<void> {
  await user.click(press('Ajouter une question'));
  await user.click(screen.getByRole('menuitem', { name: type }));
  const field = screen.getByLabelText('Énoncé de la question');
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, label);
  await user.tab();
}

async function answer({ user }: Page, label: string): Promise<void> {
  await user.click(press('Ajouter une réponse'));
  const fields = screen.getAllByLabelText(/^Réponse \d$/);
  const field = fields.at(-1) as HTMLElement;
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, label);
  await user.tab();
}

describe('the editor of a survey', () => {
  it('changes its fields and nothing else', async () => {
    const { user, files, onChange } = await editItem(SurveyEditor, survey());
    await axe();
    expect(onChange).not.toHaveBeenCalled();
    await user.selectOptions(screen.getByLabelText('Type de questionnaire'), 'Confirmation');
    await user.type(screen.getByLabelText('Titre du questionnaire'), ' de la semaine');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Deux questions.');
    await user.type(screen.getByLabelText(/^Nombre de réponses nécessaires/), '2');
    await user.tab();

    expect(files().fr).toEqual({
      fields: {
        type: 'validation',
        title: 'Bilan de la semaine',
        description: 'Deux questions.',
        requiredCount: 2,
        questions: [],
      },
    });
    expect(screen.getByLabelText(/^Nombre de réponses nécessaires/)).toHaveAccessibleDescription(
      /Indiquez un nombre entier de 1 à 1/,
    );
  });

  it('makes a question with answers, whose values come from their labels', async () => {
    const page = await editItem(SurveyEditor, survey());
    await add(page, 'Une réponse au choix', 'Votre rythme');
    screen.getByText('Ajoutez au moins une réponse');
    await answer(page, 'Plutôt lent');
    await answer(page, 'Vif');
    await axe();
    await page.user.click(press('Monter : Vif'));
    await page.user.selectOptions(screen.getByLabelText('Type de question'), 'Plusieurs réponses au choix');

    expect(questions(page)).toEqual([
      {
        key: 'votre-rythme',
        type: 'multiValue',
        label: 'Votre rythme',
        answers: [
          { values: ['vif'], label: 'Vif' },
          { values: ['plutot-lent'], label: 'Plutôt lent' },
        ],
      },
    ]);
  });

  it('keeps the focus among the answers when one is removed', async () => {
    const page = await editItem(SurveyEditor, survey());
    await add(page, 'Une réponse au choix', 'Votre rythme');
    await answer(page, 'Plutôt lent');
    await answer(page, 'Vif');
    await page.user.click(press('Retirer : Plutôt lent'));
    expect(screen.getByRole('group', { name: 'Réponses proposées' })).toHaveFocus();
  });

  it('makes a text, and a yes that is told', async () => {
    const page = await editItem(SurveyEditor, survey());
    await add(page, 'Texte libre', 'En un mot');
    await page.user.click(press('En un mot'));
    await add(page, 'Oui ou non', 'Un échange');
    await page.user.click(screen.getByRole('checkbox', { name: 'Un oui est signalé au référent RH' }));
    const asked = [
      { key: 'en-un-mot', type: 'text', label: 'En un mot' },
      { key: 'un-echange', type: 'boolean', label: 'Un échange', tells: 'hrRepresentative' },
    ];
    expect(questions(page)).toEqual(asked);

    await page.user.click(screen.getByRole('checkbox', { name: /^Écrire d’autres mots/ }));
    await page.user.type(screen.getByLabelText(/^Mots pour « Oui »/), ', volontiers');
    expect(questions(page)).toEqual([
      asked[0],
      {
        ...asked[1],
        answers: [
          { values: ['true'], label: 'Oui, volontiers' },
          { values: ['false'], label: 'Non' },
        ],
      },
    ]);
  });

  it.each([
    ['Tricam', 'tricam', 'Technique', 't', []],
    [
      'Couleurs',
      'colors',
      'Rouge',
      'red',
      [{ values: ['red'] }, { values: ['green'] }, { values: ['blue'] }, { values: ['yellow'] }],
    ],
    ['Intelligences', 'intelligence', 'Verbale', 'verbal', [{ values: ['verbal'] }]],
  ])('counts the answers of %s for its own values', async (type, key, first, value, answers) => {
    const page = await editItem(SurveyEditor, survey());
    await page.user.selectOptions(screen.getByLabelText('Type de questionnaire'), type);
    await add(page, 'Une réponse au choix', 'Une machine arrive');
    if (answers.length === 0) await answer(page, 'la démonter');
    else await page.user.type(screen.getByLabelText('Réponse 1'), 'la démonter');

    const counted = screen.getByLabelText('Réponse 1 : compte pour');
    expect(within(counted).getByRole('option', { name: first })).toHaveValue(value);
    expect(page.files().fr?.fields).toEqual({
      type: key,
      title: 'Bilan',
      questions: [
        {
          key: 'une-machine-arrive',
          type: 'list',
          label: 'Une machine arrive',
          answers: [{ values: [value], label: 'la démonter' }, ...answers.slice(1)],
        },
      ],
    });
    expect(screen.queryByLabelText('Type de question')).not.toBeInTheDocument();
    await axe();
  });

  it('writes the results of a survey whose answers are counted', async () => {
    const page = await editItem(SurveyEditor, survey({ type: 'tricam', title: 'Ressorts', questions: [] }));
    const { user } = page;
    await user.click(press('Ajouter un résultat'));
    await user.click(screen.getByRole('menuitem', { name: 'Technique' }));
    const title = screen.getByRole('textbox', { name: named('Titre du résultat : Technique') });
    await waitFor(() => expect(title).toHaveFocus());
    await user.type(
      screen.getByRole('textbox', { name: named('Description du résultat : Technique') }),
      'Le geste juste.',
    );
    await user.type(screen.getByRole('textbox', { name: named('Métiers qui conviennent : Technique') }), 'Maintenance');
    expect(page.files().fr?.fields['results']).toEqual([
      { key: 't', title: 'Technique', description: 'Le geste juste.', jobs: 'Maintenance' },
    ]);

    await user.selectOptions(screen.getByLabelText('Type de questionnaire'), 'Couleurs');
    expect(page.files().fr?.fields['type']).toBe('tricam');
    await user.click(press('Changer le type'));
    expect(page.files().fr?.fields).toEqual({ type: 'colors', title: 'Ressorts', questions: [] });
  });
});

const pace = { key: 'pace', type: 'text', label: 'Votre rythme' };
const words = { key: 'words', type: 'text', label: 'En un mot' };
const both = { type: 'basic', title: 'Bilan', questions: [pace, words] };
const choose = async ({ user }: Page, title: string, action: string): Promise<void> => {
  await user.click(press(`Actions pour ${title}`));
  await user.click(screen.getByRole('menuitem', { name: action }));
};

describe('the questions of a published survey', () => {
  it('are removed after a question that says what becomes of the answers', async () => {
    const page = await editItem(SurveyEditor, survey(both, published));
    await choose(page, 'Votre rythme', 'Retirer la question');
    const dialog = screen.getByRole('dialog', { name: /Retirer cette question/ });
    within(dialog).getByText(/Une nouvelle version du questionnaire commencera/);
    expect(page.onChange).not.toHaveBeenCalled();
    await page.user.click(within(dialog).getByRole('button', { name: 'Retirer la question' }));

    expect(questions(page)).toEqual([words]);
  });

  it('lose answers that are written only after a question, in a draft too', async () => {
    const listed = { ...pace, type: 'list', answers: [{ values: ['s'], label: 'Lent' }] };
    const page = await editItem(SurveyEditor, survey({ ...both, questions: [listed] }));
    await page.user.click(press('Votre rythme'));
    const type = screen.getByLabelText('Type de question');
    await page.user.selectOptions(type, 'Plusieurs réponses au choix');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await page.user.selectOptions(type, 'Oui ou non');

    const dialog = screen.getByRole('dialog', { name: /Changer le type de cette question/ });
    within(dialog).getByText('Les réponses que vous avez écrites sont retirées, dans toutes les langues.');
    expect(within(dialog).queryByText(/Une nouvelle version/)).not.toBeInTheDocument();
    expect(questions(page)).toEqual([{ ...listed, type: 'multiValue' }]);
    await page.user.click(press('Changer le type'));

    expect(questions(page)).toEqual([{ ...pace, type: 'boolean' }]);
  });

  it('change their type after a question', async () => {
    const page = await editItem(SurveyEditor, survey(both, published));
    await page.user.click(press('En un mot'));
    await page.user.selectOptions(screen.getByLabelText('Type de question'), 'Oui ou non');
    expect(page.onChange).not.toHaveBeenCalled();
    await page.user.click(press('Changer le type'));

    expect(questions(page)).toEqual([pace, { ...words, type: 'boolean' }]);
    screen.getByText('Clé : words');
    expect(screen.queryByRole('button', { name: 'Modifier la clé' })).not.toBeInTheDocument();
  });

  it('are removed at once where they were never published', async () => {
    const page = await editItem(SurveyEditor, survey(both, published));
    await choose(page, 'En un mot', 'Dupliquer la question');
    expect(questions(page)).toEqual([pace, words, { ...words, key: 'words-2' }]);
    await page.user.click(screen.getAllByRole('button', { name: 'Actions pour En un mot' })[1] as HTMLElement);
    await page.user.click(screen.getByRole('menuitem', { name: 'Retirer la question' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(questions(page)).toEqual([pace, words]);
  });

  it('are of a survey whose type stays, and that can be duplicated', async () => {
    const copy = survey();
    const page = await editItem(SurveyEditor, survey(both, published), {
      api: { 'POST /content/items/:itemId/duplicate': () => copy },
    });
    screen.getByText('Type : Questionnaire libre');
    expect(screen.queryByLabelText('Type de questionnaire')).not.toBeInTheDocument();
    await page.user.click(press('Dupliquer le questionnaire'));

    await waitFor(() => expect(page.address()).toBe(`/client/content/items/${copy.id}`));
    expect(page.onSave).toHaveBeenCalledTimes(1);
  });
});

it('a survey is read without any control by those who may not change it', async () => {
  const scored = {
    type: 'colors',
    title: 'Couleurs',
    questions: [{ key: 'begin', type: 'list', label: 'Au début', answers: [{ values: ['red'], label: 'le but' }] }],
    results: [{ key: 'red', title: 'Rouge', description: 'Direct.' }],
  };
  await editItem(SurveyEditor, survey(scored), { readOnly: true });

  expect(screen.getByRole('heading', { name: 'Au début' }).closest('li')).toHaveTextContent('le but (Rouge)');
  screen.getByText('Direct.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await axe();
});
