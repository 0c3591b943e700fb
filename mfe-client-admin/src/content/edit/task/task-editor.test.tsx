import type { ContentItem, ContentItemSummary } from '@passerelle/shared/contract';
import { anId, axe, listOf } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { anItem, editItem, named } from '../common/edit-item.test-helper';
import { TaskEditor } from './task-editor';

jest.mock('../../text/markdown-field', () => jest.requireActual('../common/markdown-field.test-helper'));

const summaryOf = (item: ContentItem): ContentItemSummary => {
  const { version: _version, files: _files, attachments: _attachments, stale: _stale, tasks: _tasks, ...rest } = item;
  const { usedIn: _usedIn, publishedAt: _publishedAt, publishedAs: _publishedAs, ...summary } = rest;
  return summary;
};
const other = (kind: 'library' | 'surveys', key: string, title: string) =>
  summaryOf(anItem(kind, {}, { key, title, status: 'published' }));
const cv = other('library', 'one-page-cv', 'Un CV en une page');
const foreign = {
  ...other('library', 'foreign', 'D’une autre organisation'),
  pack: { ...cv.pack, organization: { id: anId(), name: 'Rives' } },
};
const midway = other('surveys', 'midway', 'À mi-parcours');
const api = {
  'GET /content/items': ({ query }: { query: Record<string, unknown> }) =>
    listOf(String(query['kind']) === 'library' ? [cv, foreign] : [midway]),
};

const empty = { name: 'Écrire', family: 'cv', points: 40, subTasks: [] };
const task = (fields: object = empty, with_: Partial<ContentItem> = {}) =>
  anItem('tasks', { fr: { fields: fields as typeof empty, text: 'Un texte.' } }, with_);
const press = (name: string) => screen.getByRole('button', { name: named(name) });
type Page = Awaited<ReturnType<typeof editItem>>;

const subTasks = (page: Page) => page.files().fr?.fields['subTasks'];
async function add({ user }: Page, type: string, title: string): Promise<void> {
  await user.click(press('Ajouter une sous-tâche'));
  await user.click(screen.getByRole('menuitem', { name: type }));
  const field = screen.getByLabelText('Titre de la sous-tâche');
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, title);
  await user.tab();
}

describe('the editor of a task', () => {
  it('changes its fields and its text, and nothing else', async () => {
    const page = await editItem(TaskEditor, task());
    const { user, files, onChange } = page;
    await axe();
    expect(onChange).not.toHaveBeenCalled();

    await user.selectOptions(screen.getByLabelText('Famille'), 'LinkedIn');
    await user.clear(screen.getByLabelText('Points'));
    await user.type(screen.getByLabelText('Points'), '30');
    await user.click(screen.getByRole('radio', { name: 'Manuelle' }));
    await user.type(screen.getByRole('textbox', { name: 'Description' }), ' Encore.');

    expect(files()).toEqual({
      fr: {
        fields: { name: 'Écrire', family: 'linkedin', points: 30, mode: 'manual', subTasks: [] },
        text: 'Un texte. Encore.',
      },
    });
    expect(screen.getByRole('radio', { name: 'Manuelle' })).toHaveAccessibleDescription(
      'Le participant peut aussi déclarer lui-même que la tâche est faite.',
    );
  });

  it('says which points would be refused', async () => {
    const { user } = await editItem(TaskEditor, task());
    await user.type(screen.getByLabelText('Points'), '1');
    await user.tab();

    expect(screen.getByLabelText('Points')).toHaveAccessibleDescription(/Indiquez un nombre entier de 0 à 100/);
  });

  it('makes a text and a file to hand in', async () => {
    const page = await editItem(TaskEditor, task());
    await add(page, 'Texte à lire', 'Lire ceci');
    await page.user.type(screen.getByRole('textbox', { name: 'Description de la sous-tâche' }), 'Une **seule** page.');
    await page.user.click(press('Lire ceci'));
    await add(page, 'Fichier à déposer', 'Joindre votre CV');
    await page.user.type(screen.getByLabelText(/^Points affichés/), '10');
    await axe();

    expect(subTasks(page)).toEqual([
      { key: 'lire-ceci', type: 'text', title: 'Lire ceci', description: 'Une **seule** page.' },
      { key: 'joindre-votre-cv', type: 'upload', title: 'Joindre votre CV', points: 10 },
    ]);
  });

  it('makes a document of the library', async () => {
    const page = await editItem(TaskEditor, task(), { api });
    await add(page, 'Document de la bibliothèque', 'Lire un exemple');
    await page.user.click(press('Choisir un document'));
    await page.user.click(await screen.findByRole('radio', { name: /Un CV en une page/ }));
    expect(screen.queryByRole('radio', { name: /D’une autre organisation/ })).not.toBeInTheDocument();
    await axe();
    await page.user.click(screen.getByText('Fermer'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await page.user.click(screen.getByRole('radio', { name: 'À faire' }));

    expect(subTasks(page)).toEqual([
      { key: 'lire-un-exemple', type: 'document', document: 'one-page-cv', use: 'toDo', title: 'Lire un exemple' },
    ]);
    await screen.findByText('Un CV en une page');
  });

  it('makes a link, and says which address would be refused', async () => {
    const page = await editItem(TaskEditor, task());
    await add(page, 'Lien', 'Voir le site');
    const address = screen.getByLabelText('Adresse du lien');
    await page.user.type(address, 'example.org');
    await page.user.tab();
    expect(address).toHaveAccessibleDescription(/L’adresse doit commencer par https:\/\//);
    await page.user.clear(address);
    await page.user.type(address, 'https://example.org/cv');

    expect(subTasks(page)).toEqual([
      { key: 'voir-le-site', type: 'link', link: 'https://example.org/cv', title: 'Voir le site' },
    ]);
    expect(address).toHaveAccessibleDescription(/^Elle commence par/);
  });

  it('makes an action, with the date that an offer may demand', async () => {
    const page = await editItem(TaskEditor, task());
    const { user } = page;
    await add(page, 'Action', 'Répondre');
    await user.selectOptions(screen.getByLabelText('Action à accomplir'), 'Enregistrer une annonce');
    await user.type(screen.getByLabelText(/^Nombre d’actions/), '2');
    await user.click(screen.getByRole('checkbox', { name: 'Exiger la date de candidature' }));
    const made = { key: 'repondre', type: 'action', action: 'hiring', requiredCount: 2, title: 'Répondre' };
    expect(subTasks(page)).toEqual([{ ...made, fields: ['responseDate'] }]);

    await user.selectOptions(screen.getByLabelText('Action à accomplir'), 'Ajouter un contact');
    expect(subTasks(page)).toEqual([{ ...made, action: 'contact' }]);
    expect(screen.queryByRole('checkbox', { name: 'Exiger la date de candidature' })).not.toBeInTheDocument();
  });

  it('makes a survey', async () => {
    const page = await editItem(TaskEditor, task(), { api });
    await add(page, 'Questionnaire', 'Répondre');
    await page.user.click(press('Choisir un questionnaire'));
    await page.user.click(await screen.findByRole('radio', { name: /À mi-parcours/ }));
    await page.user.click(screen.getByText('Fermer'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await page.user.type(screen.getByLabelText(/^Nombre de réponses nécessaires/), '3');
    await page.user.click(screen.getByRole('checkbox', { name: 'Résultats partiels' }));

    expect(subTasks(page)).toEqual([
      {
        key: 'repondre',
        type: 'survey',
        survey: 'midway',
        requiredCount: 3,
        partialResults: true,
        title: 'Répondre',
      },
    ]);
  });

  it('is read without any control by those who may not change it', async () => {
    const read = { key: 'read', type: 'document', document: 'one-page-cv', use: 'toRead', title: 'Lire un exemple' };
    await editItem(TaskEditor, task({ ...empty, subTasks: [read] }), { readOnly: true });

    screen.getByRole('heading', { name: 'Lire un exemple' });
    screen.getByText('one-page-cv');
    screen.getByText('Un texte.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await axe();
  });
});
