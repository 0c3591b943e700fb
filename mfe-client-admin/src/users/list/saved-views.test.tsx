import { screen, waitFor, within } from '@testing-library/react';

import type { ListSettings } from '@passerelle/shared/contract';
import { aUserSummary, axe, refuse, setViewport } from '@passerelle/shared/testing';
import { openUsers, usersApi } from './users.test-helper';

const amel = aUserSummary({ firstName: 'Amel', lastName: 'Benkhelifa' });
const view = (name: string, query: string, n = 1) => ({ id: `00000000-0000-4000-8000-00000000000${n}`, name, query });
const silent = view('Sans nouvelles', 'activity=inactive&order=desc');

/** Fake server that stores the list settings. */
function aServer(...views: ListSettings['views']) {
  let stored: ListSettings = { columns: null, views, version: 0 };
  const api = usersApi([amel], {
    'GET /me/lists/:list': () => stored,
    'PUT /me/lists/:list': ({ body }) => (stored = { ...(body as ListSettings), version: stored.version + 1 }),
  });
  return { api, stored: () => stored };
}

const viewButton = (name: string) => screen.findByRole('button', { name: `Vue\u00A0: ${name}` });

afterEach(() => localStorage.clear());

describe('saved views', () => {
  it.each([1440, 360])('at %d px, give what is shown a name, which finds it again', async (width) => {
    setViewport(width);
    const server = aServer();
    const { user, address, unmount } = await openUsers('/client/users?program=started&search=ben&page=2');
    await user.click(await viewButton('Toutes les personnes'));
    await axe();
    await user.click(screen.getByRole('menuitem', { name: 'Enregistrer comme nouvelle vue…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer cette vue' }));
    await user.click(dialog.getByRole('button', { name: 'Enregistrer la vue' }));
    dialog.getByText('Donnez un nom à cette vue.');
    expect(server.stored().views).toEqual([]);
    await axe();

    await user.type(dialog.getByRole('textbox', { name: 'Nom de la vue' }), 'Ceux qui avancent{Enter}');

    await viewButton('Ceux qui avancent');
    expect(server.stored().views).toMatchObject([{ name: 'Ceux qui avancent', query: 'program=started&search=ben' }]);
    expect(address()).toContain('page=2');
    unmount();
    sessionStorage.clear();
    localStorage.clear();

    const again = await openUsers();
    await again.user.click(await viewButton('Toutes les personnes'));
    await again.user.click(await screen.findByRole('menuitemradio', { name: 'Ceux qui avancent' }));
    expect(again.address()).toBe('/client/users?program=started&search=ben');
    await viewButton('Ceux qui avancent');
  });

  it('say when something was changed since, and are brought up to date', async () => {
    const server = aServer(silent);
    const { user } = await openUsers();
    await user.click(await viewButton('Toutes les personnes'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Sans nouvelles' }));
    await viewButton('Sans nouvelles');

    await user.click(screen.getByRole('button', { name: 'Colonnes' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Groupe' }));
    await user.keyboard('{Escape}');
    await user.type(screen.getByRole('textbox'), 'roy{Enter}');
    await user.click(await viewButton('Sans nouvelles (modifiée)'));
    await user.click(await screen.findByRole('menuitem', { name: 'Enregistrer dans « Sans nouvelles »' }));

    await viewButton('Sans nouvelles');
    expect(server.stored().views).toEqual([
      {
        ...silent,
        query: 'activity=inactive&order=desc&search=roy',
        columns: ['role', 'program', 'programEnd', 'lastSeen', 'silence'],
        offered: [
          'role',
          'group',
          'program',
          'programEnd',
          'lastSeen',
          'silence',
          'invitation',
          'manager',
          'hrRepresentative',
        ],
      },
    ]);
  });

  it('bring their columns with them', async () => {
    aServer({ ...silent, columns: ['role'] });
    const { user } = await openUsers();
    await user.click(await viewButton('Toutes les personnes'));

    await user.click(await screen.findByRole('menuitemradio', { name: 'Sans nouvelles' }));

    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Groupe' })).not.toBeInTheDocument());
    screen.getByRole('columnheader', { name: 'Rôle' });
  });

  it('are renamed and deleted, and come back', async () => {
    const server = aServer(silent, view('Les miens', 'role=user', 2));
    const { user } = await openUsers();
    const manage = async (name: string, action: string): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: `Actions pour ${name}` }));
      await user.click(screen.getByRole('menuitem', { name: action }));
    };
    await user.click(await viewButton('Toutes les personnes'));
    await user.click(await screen.findByRole('menuitem', { name: 'Gérer les vues…' }));
    await axe();

    await manage('Sans nouvelles', 'Renommer');
    const field = screen.getByRole('textbox', { name: 'Nom de la vue' });
    await user.clear(field);
    await user.type(field, ' les MIENS{Enter}');
    screen.getByText('Une autre vue porte déjà ce nom.');
    await user.clear(field);
    await user.type(field, 'À relancer{Enter}');
    await screen.findByRole('button', { name: 'Actions pour À relancer' });

    await manage('Les miens', 'Supprimer');
    await waitFor(() => expect(server.stored().views.map(({ name }) => name)).toEqual(['À relancer']));
    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(server.stored().views.map(({ name }) => name)).toEqual(['À relancer', 'Les miens']));
  });

  it('leave the list alone where they do not answer', async () => {
    const { api } = aServer(silent);
    api.answer({ 'GET /me/lists/:list': () => refuse(500, { code: 'unexpected' }) });
    const { user } = await openUsers();
    await screen.findByText('Benkhelifa Amel');
    await user.click(await viewButton('Toutes les personnes'));

    await screen.findByText('Vos vues ne répondent pas.');
    expect(screen.queryByRole('menuitem', { name: /nouvelle vue/ })).not.toBeInTheDocument();
    api.answer({ 'GET /me/lists/:list': () => ({ columns: null, views: [silent], version: 1 }) });
    await user.click(screen.getByRole('menuitem', { name: /Réessayer/ }));
    await screen.findByRole('menuitemradio', { name: 'Sans nouvelles' });
  });

  it('say why they were not saved', async () => {
    const { api } = aServer();
    api.answer({ 'PUT /me/lists/:list': () => refuse(500, { code: 'unexpected' }) });
    const { user } = await openUsers('/client/users?role=manager');
    await user.click(await viewButton('Toutes les personnes'));
    await user.click(await screen.findByRole('menuitem', { name: 'Enregistrer comme nouvelle vue…' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nom de la vue' }), 'Managers{Enter}');

    await within(screen.getByRole('dialog')).findByText(/une erreur inattendue est survenue/);
  });
});
