import { screen, waitFor, within } from '@testing-library/react';
import { aContentItem, axe, fakeApi, type Handlers, listOf, renderScreen } from '@passerelle/shared/testing';

import { createAutosave } from '../autosave/autosave';
import { History } from './history';

const item = aContentItem();
const version = (number: number) => ({
  number,
  origin: number === 1 ? ('imported' as const) : ('published' as const),
  publishedAt: `2026-10-0${number}T08:00:00.000Z`,
  publishedBy: number === 1 ? null : 'Claire Nguyen',
  title: 'Conditions',
});

async function open(more: Handlers = {}, query = '', readOnly = false, shown = item) {
  const api = fakeApi({
    'GET /content/items/:itemId/versions': () => listOf([version(2), version(1)]),
    'GET /content/items/:itemId/versions/:number': () => ({
      ...version(1),
      files: { fr: { fields: { title: 'Conditions' }, text: 'Le texte en **vigueur**.' }, en: item.files.en },
    }),
    ...more,
  });
  const autosave = createAutosave(shown);
  const opened = await renderScreen(<History item={shown} readOnly={readOnly} autosave={autosave} />, {
    route: `/?view=history${query}`,
  });
  return { ...opened, api, autosave };
}

describe('the history of an item', () => {
  it('lists the published versions, and compares one with the current text', async () => {
    const { user, address } = await open();
    const list = await screen.findByRole('list', { name: 'Versions publiées' });
    const [newest, oldest] = within(list).getAllByRole('listitem');
    expect(newest).toHaveTextContent(/Version 2 : Conditions.*Publiée.*Claire Nguyen/);
    expect(oldest).toHaveTextContent(/Importée/);

    await user.click(screen.getByRole('link', { name: 'Comparer la version 1' }));
    expect(address()).toBe('/?number=1&view=history');
    await screen.findByRole('heading', { name: 'Depuis la version 1' });
    await screen.findByText('Titre');
    expect(document.querySelector('ins')).toHaveTextContent('d’utilisation');
    expect(screen.queryByText('Texte')).not.toBeInTheDocument();
    await axe();
  });

  it('names the texts as their editor does, by number', async () => {
    const answers = (last: string) => [
      { values: ['f'], label: 'Non' },
      { values: ['t'], label: last },
    ];
    const asked = (key: string, label: string, last: string) => ({ key, type: 'list', label, answers: answers(last) });
    const survey = (title: string, questions: object[]) => ({ fr: { fields: { title, questions } } });
    await open(
      {
        'GET /content/items/:itemId/versions/:number': () => ({
          ...version(1),
          files: survey('Bilan', [asked('gone', 'Avant ?', 'Oui'), asked('ready', 'Prêt ?', 'Oui')]),
        }),
      },
      '&number=1',
      true,
      aContentItem({
        kind: 'surveys',
        files: survey('Le bilan', [asked('new-machine', 'Et après ?', 'Oui'), asked('ready', 'Prêts ?', 'Bien sûr')]),
      }),
    );
    await screen.findByText('Question 2 : Énoncé');
    screen.getByText('Question 2, réponse 2');
    screen.getByText('Titre du questionnaire');
    expect(screen.getAllByText('Question 1 : Énoncé')).toHaveLength(2);
  });

  it('turns its pages, and keeps the page while a version is compared', async () => {
    const { user, api, address } = await open({
      'GET /content/items/:itemId/versions': () => ({ ...listOf([version(2)]), totalCount: 21, pageCount: 2 }),
    });
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() =>
      expect(api.requestsOf('GET /content/items/:itemId/versions').at(-1)?.query).toMatchObject({ page: 1 }),
    );

    await user.click(await screen.findByRole('link', { name: 'Comparer la version 2' }));
    expect(address()).toBe('/?number=2&versions=2&view=history');
  });

  it('makes a version the draft, on the version that was read, and says that nothing is published', async () => {
    const restored = {
      ...item,
      version: 2,
      status: 'modified' as const,
      files: { fr: { fields: { title: 'Conditions' } } },
    };
    const { user, api, autosave } = await open(
      { 'POST /content/items/:itemId/versions/:number/restore': () => restored },
      '&number=1',
    );
    await user.click(await screen.findByRole('button', { name: 'Reprendre cette version' }));
    await screen.findByText(/Rien n’est publié avant que vous ne le fassiez/);
    await user.click(screen.getAllByRole('button', { name: 'Reprendre cette version' }).at(-1) as HTMLElement);

    await screen.findByText('La version 1 est reprise comme brouillon. Rien n’est publié.');
    await waitFor(() => expect(autosave.state()).toMatchObject({ files: restored.files, round: 1 }));
    expect(api.requestsOf('POST /content/items/:itemId/versions/:number/restore')[0]?.headers.get('if-match')).toBe(
      '"1"',
    );
  });

  it('is only read by those who may not change it', async () => {
    await open({}, '&number=1', true);
    await screen.findByRole('heading', { name: 'Depuis la version 1' });
    expect(screen.queryByRole('button', { name: 'Reprendre cette version' })).not.toBeInTheDocument();
  });

  it('says that nothing is published yet', async () => {
    await open({ 'GET /content/items/:itemId/versions': () => listOf([]) });
    await screen.findByText('Aucune version publiée');
  });
});
