import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ContentItem, ItemFiles } from '@passerelle/shared/contract';
import {
  aContentItem,
  anId,
  aContentSchedule,
  aPublication,
  aStaffProfile,
  axe,
  fakeApi,
  type Handlers,
  listOf,
  refuse,
  renderScreen,
} from '@passerelle/shared/testing';

import { ContentItemScreen } from './content-item.screen';

const me = aStaffProfile('admin');
const page = aContentItem({ changedBy: 'Paule Le Bihan' });

/** Opens an item over a fake server that stores it, and refuses changes based on an older version. */
async function open(item: ContentItem = page, more: Handlers = {}, query = '') {
  let stored = item;
  const api = fakeApi({
    'GET /me': () => me,
    'GET /content/schedules': () => listOf([]),
    'GET /content/items/:itemId': () => stored,
    'PUT /content/items/:itemId/presence': () => ({ names: [], unnamed: 0, isOnOtherDevice: false }),
    'PUT /content/items/:itemId': ({ headers, body }) => {
      if (headers.get('if-match') !== `"${stored.version}"`) return refuse(409, { code: 'conflict' });
      const { files } = body as { files: ItemFiles };
      stored = { ...stored, status: 'modified', version: stored.version + 1, files };
      return stored;
    },
    ...more,
  });
  const opened = await renderScreen(<ContentItemScreen />, {
    route: `/client/content/items/${item.id}${query}`,
    path: '/client/content/items/:itemId',
    person: me,
  });
  const change = (changed: Partial<ContentItem>) => {
    stored = { ...stored, ...changed, version: stored.version + 1 };
  };
  const saved = () => api.requestsOf('PUT /content/items/:itemId').at(-1)?.body;
  return { ...opened, api, change, saved };
}
const title = () => screen.findByRole('textbox', { name: 'Titre' });
const menu = async (user: Awaited<ReturnType<typeof open>>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: /^Actions pour/ }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('an item of the studio', () => {
  it('shows its state and saves what is written', async () => {
    const { user, saved } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Conditions d’utilisation' });
    screen.getByText('Publié');
    expect(screen.getByRole('link', { name: 'Retour au contenu' })).toHaveAttribute('href', '/client/content');
    await screen.findByRole('textbox', { name: 'Texte' });
    await axe();

    await user.type(await title(), ' générales');
    screen.getByText('Enregistrement…');
    await screen.findByText(/^Enregistré à/);
    screen.getByRole('heading', { level: 1, name: 'Conditions d’utilisation générales' });
    screen.getByText('Publié, modifications non publiées');
    expect(saved()).toEqual({
      files: { ...page.files, fr: { ...page.files.fr, fields: { title: 'Conditions d’utilisation générales' } } },
    });
  });

  it('names the others who edit it, and tells of one’s own other device, in a live region', async () => {
    const answer = { names: ['Marie Martin'], unnamed: 0, isOnOtherDevice: true };
    await open(page, { 'PUT /content/items/:itemId/presence': () => answer });

    const line = await screen.findByText('Marie Martin a aussi ouvert ce contenu');
    expect(screen.getAllByRole('status')).toContain(line);
    expect(line).toHaveTextContent('Vous avez aussi ouvert ce contenu sur un autre appareil');
    await axe();
  });

  it('counts those whose names are not for this person', async () => {
    const answer = { names: ['Marie Martin', 'Jean Petit'], unnamed: 1, isOnOtherDevice: false };
    await open(page, { 'PUT /content/items/:itemId/presence': () => answer });

    await screen.findByText('Marie Martin, Jean Petit et 1 autre personne ont aussi ouvert ce contenu');
  });

  it.each([
    ['may only be read', { mayEdit: false }],
    ['is managed outside', { pack: { ...page.pack, managedOutside: true } }],
    ['is archived', { status: 'archived' as const }],
  ])('says nothing of readers where it %s', async (_name, changed) => {
    const { api } = await open({ ...page, ...changed });
    await screen.findByRole('heading', { level: 1, name: 'Conditions d’utilisation' });
    await screen.findByText(/Lecture seule|géré en dehors|est archivé/);

    expect(api.requestsOf('PUT /content/items/:itemId/presence')).toHaveLength(0);
  });

  it('says how large it is once little room is left', async () => {
    const sized = (letters: number) => ({
      ...page,
      files: { ...page.files, en: { fields: { title: 'é'.repeat(letters) } } },
    });
    const { unmount } = await open(sized(350_000));
    await screen.findByRole('heading', { level: 1, name: 'Conditions d’utilisation' });
    expect(screen.queryByText(/sur 1\s000\sko/)).not.toBeInTheDocument();
    unmount();
    const { unmount: leave } = await open(sized(425_000));
    await screen.findByText(/^851\sko sur 1\s000\sko au plus\. Au-delà, rien n’est plus enregistré/);
    leave();
    await open(sized(501_000));
    await screen.findByText(/Raccourcissez ce contenu ou partagez-le en plusieurs/);
  });

  it('sends nothing when it is opened and left', async () => {
    const { api, unmount } = await open();
    await screen.findByRole('textbox', { name: 'Texte' });
    unmount();
    expect(api.requestsOf('PUT /content/items/:itemId')).toHaveLength(0);
  });

  it('says that a text without a connection is kept here, and offers it on the next visit', async () => {
    const { user, unmount, api } = await open(page, {
      'PUT /content/items/:itemId': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await user.type(await title(), ' 2');
    await screen.findByText('Non enregistré : pas de connexion. Votre texte est gardé sur cet appareil.');
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    unmount();
    // Leaving is one more attempt.
    await waitFor(() => expect(api.requestsOf('PUT /content/items/:itemId')).toHaveLength(2));

    const next = await open();
    const dialog = await screen.findByRole('dialog', { name: 'Un texte n’a pas été enregistré' });
    expect(dialog).toHaveTextContent('Conditions d’utilisation');
    await axe();
    await next.user.click(screen.getByRole('button', { name: 'Reprendre ce texte' }));
    await waitFor(async () => expect(await title()).toHaveValue('Conditions d’utilisation 2'));
    await screen.findByText(/^Enregistré à/);
  });

  it('shows both texts after a change elsewhere, and takes the other one on demand', async () => {
    const { user, change, api } = await open();
    const field = await title();
    change({ files: { fr: { fields: { title: 'Conditions, version de Paule' } } } });
    await user.type(field, ' 2');
    const dialog = await screen.findByRole('dialog', { name: 'Ce contenu a été modifié ailleurs' });
    expect(dialog).toHaveTextContent(/Paule Le Bihan l’a enregistré/);
    expect(dialog.querySelector('del')).toHaveTextContent('version');
    expect(dialog.querySelector('ins')).toHaveTextContent('utilisation');
    await axe();

    await user.click(screen.getByRole('button', { name: 'Prendre l’autre texte' }));
    await waitFor(async () => expect(await title()).toHaveValue('Conditions, version de Paule'));
    expect(api.requestsOf('PUT /content/items/:itemId')).toHaveLength(1);
  });

  it('keeps mine on demand', async () => {
    const { user, change, saved } = await open();
    const field = await title();
    change({ files: { fr: { fields: { title: 'Autre' } } } });
    await user.type(field, ' 2');
    await user.click(await screen.findByRole('button', { name: 'Garder mon texte' }));
    await screen.findByText(/^Enregistré à/);
    expect(saved()).toMatchObject({ files: { fr: { fields: { title: 'Conditions d’utilisation 2' } } } });
  });

  it('saves before it is published', async () => {
    const { user, api } = await open(
      { ...page, status: 'draft' },
      { 'POST /content/publications': () => aPublication() },
    );
    await user.type(await title(), ' 2');
    await user.click(screen.getByRole('button', { name: 'Publier' }));
    await screen.findByRole('dialog', { name: 'Publier' });
    expect(api.requests.map(({ name }) => name).filter((name) => /^(PUT|POST)(?!.*presence)/.test(name))).toEqual([
      'PUT /content/items/:itemId',
      'POST /content/publications',
    ]);
  });

  it('says when it is published later, without what other items have planned', async () => {
    const mine = aContentSchedule({ items: [page.id], at: '2026-11-30T08:00:00.000Z' });
    await open(page, {
      'GET /content/schedules': () => listOf([aContentSchedule({ at: '2026-12-24T08:00:00.000Z' }), mine]),
    });
    await screen.findByText('Publication programmée le lundi 30 novembre à 9 h');
    screen.getByText(/Ce qui est écrit depuis n’en fait pas partie/);
    screen.getByRole('button', { name: 'Retirer' });
    expect(screen.queryByText(/24 décembre/)).not.toBeInTheDocument();
    await axe();
  });

  it('is deleted where it was never published, and not asked for again', async () => {
    const { user, api, address } = await open(
      { ...page, status: 'draft', publishedAt: null },
      { 'DELETE /content/items/:itemId/draft': () => undefined },
    );
    await menu(user, 'Supprimer le brouillon');
    const asked = api.requestsOf('GET /content/items/:itemId').length;
    await user.click(await screen.findByRole('button', { name: 'Supprimer le brouillon' }));
    await waitFor(() => expect(api.requestsOf('DELETE /content/items/:itemId/draft')).toHaveLength(1));
    await screen.findByText('Le brouillon est supprimé');
    expect(address()).toBe('/client/content');
    expect(api.requestsOf('GET /content/items/:itemId')).toHaveLength(asked);
  });

  it('keeps the focus where a planned publication was removed', async () => {
    let planned = [aContentSchedule({ items: [page.id], at: '2026-11-30T08:00:00.000Z' })];
    const { user } = await open(page, {
      'GET /content/schedules': () => listOf(planned),
      'DELETE /content/schedules/:scheduleId': () => {
        planned = [];
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Retirer' }));
    await user.click(await screen.findByRole('button', { name: 'Retirer la publication' }));
    await waitFor(() => expect(screen.queryByText(/^Publication programmée/)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });

  it('goes on where it was once a file is attached', async () => {
    const paper: ContentItem = { ...page, kind: 'library', files: { fr: { fields: { name: 'Voix' } } } };
    const file = { path: 'files/voix.mp3', size: 3, url: '/api/files/1', name: 'voix.mp3' };
    const { user } = await open(paper, {
      'POST /content/items/:itemId/attachments': () => ({
        ...paper,
        version: paper.version + 1,
        files: { fr: { fields: { name: 'Voix', file: file.path } } },
        attachments: [file],
      }),
    });
    const chooser = await screen.findByRole('button', { name: /^Choisir\s: Fichier du document$/ });
    const input = chooser.closest('fieldset')?.querySelector<HTMLInputElement>('input[type=file]');
    chooser.focus();
    fireEvent.change(input as HTMLInputElement, { target: { files: [new File(['ID3'], 'voix.mp3')] } });
    await screen.findByRole('link', { name: 'voix.mp3' });
    expect(chooser).toHaveFocus();
    expect(chooser).toHaveAccessibleName(/^Remplacer\s: Fichier du document$/);
    await user.tab();
    expect(screen.getByRole('button', { name: /^Choisir\s: Couverture/ })).toHaveFocus();
  });

  it('says of a programme how many people follow an older version, and nothing where there are none', async () => {
    const program = { ...page, kind: 'programs' as const, files: { fr: { fields: { name: 'Rebond', weeks: [] } } } };
    const counts = { dryRun: true, people: 42, added: 0, changed: 42, removed: 0 };
    const { user, api } = await open(program, { 'POST /content/items/:itemId/replacement': () => counts });
    await screen.findByText('42 personnes suivent la version précédente');
    await axe();

    // Someone else has replaced them meanwhile.
    api.answer({ 'POST /content/items/:itemId/replacement': () => ({ ...counts, people: 0, changed: 0 }) });
    await user.click(screen.getByRole('button', { name: 'Remplacer les semaines non commencées…' }));
    await waitFor(() => expect(screen.queryByText(/la version précédente/)).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('drops its changes after a question', async () => {
    const changed = { ...page, status: 'modified' as const };
    const { user, api, change } = await open(changed, {
      'DELETE /content/items/:itemId/draft': () => {
        change({ status: 'published', files: { fr: { fields: { title: 'Comme publié' } } } });
        return undefined;
      },
    });
    await menu(user, 'Abandonner les modifications');
    await screen.findByText(/Le contenu redevient tel qu’il est publié/);
    await user.click(screen.getByRole('button', { name: 'Abandonner les modifications' }));
    await waitFor(async () => expect(await title()).toHaveValue('Comme publié'));
    expect(api.requestsOf('DELETE /content/items/:itemId/draft')[0]?.headers.get('if-match')).toBe('"1"');
  });

  it('is read only for those who may not change it', async () => {
    await open({ ...page, mayEdit: false });
    await screen.findByText('Lecture seule');
    screen.getByText('Ce contenu est modifié par l’équipe Passerelle.');
    expect(await title()).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /^Actions pour/ })).not.toBeInTheDocument();
    await axe();
  });

  it('names the administrators where it is of an organisation', async () => {
    await open({ ...page, mayEdit: false, pack: { ...page.pack, organization: { id: anId(), name: 'Arvel' } } });
    await screen.findByText('Ce contenu est modifié par les administrateurs.');
    screen.getByText('Arvel');
  });

  it('can be taken over from outside', async () => {
    const outside = { ...page, pack: { ...page.pack, managedOutside: true } };
    const { user, change, api } = await open(outside, {
      'POST /content/packs/:packId/takeOver': () => {
        change({ pack: page.pack });
        return undefined;
      },
    });
    expect(await title()).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Prendre en main' }));
    await screen.findByText(/Tout le pack se modifie alors ici/);
    await user.click(screen.getAllByRole('button', { name: 'Prendre en main' }).at(-1) as HTMLElement);
    await waitFor(async () => expect(await title()).not.toHaveAttribute('readonly'));
    expect(api.requestsOf('POST /content/packs/:packId/takeOver')[0]?.params).toEqual({ packId: page.pack.id });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });

  it('is restored from its notice once archived', async () => {
    const archived = { ...page, status: 'archived' as const };
    const { user, change } = await open(archived, {
      'POST /content/items/:itemId/restore': () => {
        change({ status: 'draft' });
        return { ...page, status: 'draft', version: page.version + 1 };
      },
    });
    expect(await title()).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Restaurer' }));
    await screen.findByText(/Le contenu est restauré comme brouillon/);
    await waitFor(async () => expect(await title()).not.toHaveAttribute('readonly'));
    expect(screen.queryByText('Ce contenu est archivé')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('says that it is not there', async () => {
    await open(page, { 'GET /content/items/:itemId': () => refuse(404, { code: 'notFound' }) });
    await screen.findByRole('heading', { level: 1, name: 'Ce contenu n’existe pas' });
  });
});
