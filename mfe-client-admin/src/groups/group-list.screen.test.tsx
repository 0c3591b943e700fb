import { screen, waitFor, within } from '@testing-library/react';

import type { ListSettingsBody } from '@passerelle/shared/contract';
import {
  aStaffProfile,
  aUserGroup,
  axe,
  fakeApi,
  type Handlers,
  listOf,
  refuse,
  renderScreen,
  setViewport,
} from '@passerelle/shared/testing';
import { GroupListScreen } from './group-list.screen';

const owner = aStaffProfile('owner');
const lyon = aUserGroup({
  name: 'Site de Lyon',
  description: 'Les ateliers de Lyon.',
  licensePacks: [
    { id: '00000000-0000-4000-8000-000000000101', name: 'Automne 2026', maxLicenses: 1_200 },
    { id: '00000000-0000-4000-8000-000000000102', name: 'Extensions', maxLicenses: 84 },
  ],
  userCount: 12,
  onlyGroupOf: 8,
  managerCount: 1,
});
const { onlyGroupOf: _, ...listed } = lyon;

const api = (more: Handlers = {}, me = owner) =>
  fakeApi({
    'GET /me': () => me,
    'GET /me/lists/:list': () => ({ columns: null, views: [], version: 0 }),
    'GET /users/groups': () => listOf([listed]),
    'GET /users/groups/:groupId': () => lyon,
    ...more,
  });
const open = (route = '/client/groups', person = owner) => renderScreen(<GroupListScreen />, { route, person });

describe('the groups', () => {
  it('show the columns that one has chosen, and says that packs are shared', async () => {
    const server = api({ 'PUT /me/lists/:list': ({ body }) => ({ ...(body as ListSettingsBody), version: 1 }) });
    const { user } = await open();
    await screen.findByRole('columnheader', { name: 'Packs' });
    screen.getByText(/Un pack ouvert à plusieurs groupes est partagé/);

    await user.click(screen.getByRole('button', { name: 'Colonnes' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Packs' }));

    await waitFor(() =>
      expect(server.requestsOf('PUT /me/lists/:list').map(({ body, params }) => [params, body])).toEqual([
        [
          { list: 'groups' },
          {
            columns: ['description', 'people', 'seats'],
            offered: ['description', 'packs', 'people', 'seats'],
            views: [],
          },
        ],
      ]),
    );
    expect(screen.queryByRole('columnheader', { name: 'Packs', hidden: true })).not.toBeInTheDocument();
  });

  it('show their packs, the sum of their seats, and how many people belong to them', async () => {
    api();
    await open();

    const row = within(await screen.findByRole('row', { name: /Site de Lyon/ }));
    for (const text of ['Les ateliers de Lyon.', 'Automne 2026', 'Extensions', '1 284']) row.getByText(text);
    expect(row.getByRole('link', { name: '12 personnes' })).toHaveAttribute('href', `/client/users?group=${lyon.id}`);
    screen.getByText('1 groupe');
    await axe();
  });

  it('are sorted by name, or by the date of their creation', async () => {
    const calls = api();
    const { user } = await open();
    await screen.findByRole('row', { name: /Site de Lyon/ });
    expect(calls.requestsOf('GET /users/groups').at(-1)?.query).toMatchObject({ sort: 'name', order: 'asc' });

    await user.click(screen.getByRole('button', { name: 'Trier par Ordre alphabétique' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Date de création' }));

    await waitFor(() =>
      expect(calls.requestsOf('GET /users/groups').at(-1)?.query).toMatchObject({ sort: 'createdAt', order: 'desc' }),
    );
  });

  it('say before a deletion what it means for their people', async () => {
    const calls = api({ 'DELETE /users/groups/:groupId': () => undefined });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Actions pour Site de Lyon' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));

    const dialog = within(await screen.findByRole('dialog', { name: /Supprimer le groupe Site de Lyon/ }));
    dialog.getByText(/^12 personnes le quittent/);
    dialog.getByText(/^8 personnes n’auront plus aucun groupe/);
    dialog.getByText(/^1 personne de l’encadrement/);
    await user.click(dialog.getByRole('button', { name: 'Supprimer le groupe' }));

    await screen.findByText('Le groupe Site de Lyon est supprimé');
    expect(calls.requestsOf('DELETE /users/groups/:groupId')).toHaveLength(1);
  });

  it('stay when the server refuses their deletion', async () => {
    api({ 'DELETE /users/groups/:groupId': () => refuse(409, { code: 'conflict' }) });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Actions pour Site de Lyon' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Supprimer le groupe' }));

    await screen.findByText(/^Cette action n’est plus possible/);
    screen.getByRole('row', { name: /Site de Lyon/, hidden: true });
  });

  it('are not asked about when they are gone', async () => {
    const calls = api({ 'GET /users/groups/:groupId': () => refuse(404, { code: 'notFound' }) });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Actions pour Site de Lyon' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));

    await waitFor(() => expect(calls.requestsOf('GET /users/groups')).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can only be read by who may not write them', async () => {
    const headHR = aStaffProfile('headHR');
    api({}, headHR);
    const { user } = await open('/client/groups', headHR);
    await screen.findByRole('row', { name: /Site de Lyon/ });
    expect(screen.queryByRole('link', { name: 'Créer un groupe' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Actions pour Site de Lyon' }));

    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Voir les personnes']);
  });

  it('are a list on a phone, with the same facts', async () => {
    setViewport(360);
    api();
    await open();

    const list = within(await screen.findByRole('list', { name: 'Groupes' }));
    list.getByText('Site de Lyon');
    list.getByText('1 284 places au total');
    await axe();
  });
});
