import { screen, waitFor, within } from '@testing-library/react';

import type { ListSettings } from '@passerelle/shared/contract';
import {
  anId,
  aStaffProfile,
  aUserGroup,
  aUserSummary,
  axe,
  later,
  listOf,
  refuse,
  renderScreen,
  setViewport,
} from '@passerelle/shared/testing';
import { messages as english } from '../../locales/en.po';
import { messages as french } from '../../locales/fr.po';
import { openUsers, usersApi } from './users.test-helper';
import { UserListScreen } from './user-list.screen';

const amel = aUserSummary({ firstName: 'Amel', lastName: 'Benkhelifa', gender: 'woman' });
const karim = aUserSummary({
  firstName: 'Karim',
  lastName: 'Haddad',
  role: { slug: 'manager' },
  groups: [],
  selectedProgram: null,
  sessions: { count: 0, timeOnline: 0, lastAt: null },
});

describe('the users list', () => {
  it('shows who there is, in which role, and where the programme stands', async () => {
    usersApi([amel, karim], { 'GET /users': () => listOf([amel, karim], { totalCount: 12_840 }) });

    await openUsers();

    const row = await screen.findByRole('row', { name: /Amel Benkhelifa/ });
    screen.getByRole('heading', { level: 1, name: 'Utilisateurs' });
    for (const text of ['Participante', 'Site de Châlons', 'En cours', 'Hier']) within(row).getByText(text);
    within(row).getByRole('progressbar', { name: 'Avancement\u00A0: Amel Benkhelifa' });
    within(row).getByText('40 %');
    const manager = within(screen.getByRole('row', { name: /Karim Haddad/ }));
    for (const text of ['Manager', 'Sans programme', 'Aucune connexion']) manager.getByText(text);
    expect(manager.queryByRole('progressbar')).not.toBeInTheDocument();
    await axe();
  });

  it('says that there are more where the server stopped counting, and leads beyond', async () => {
    const beyond = { totalCount: 10_000, totalCountCapped: true, page: 501, pageCount: 503 };
    usersApi([amel], { 'GET /users': () => listOf([amel], beyond) });

    await openUsers('/client/users?page=502');

    await screen.findByText('10 000+');
    screen.getByText('10 000 personnes ou plus');
    expect(screen.getByRole('link', { name: 'Page suivante' })).toHaveAttribute('href', '/client/users?page=503');
  });

  it('says when the programme ends, and why a person counts as silent', async () => {
    usersApi([
      aUserSummary({
        firstName: 'Amel',
        lastName: 'Benkhelifa',
        silence: { reason: 'noConnection', since: '2026-11-01T09:00:00.000Z' },
      }),
    ]);

    await openUsers();

    const row = within(await screen.findByRole('row', { name: /Benkhelifa Amel/ }));
    row.getByText('27 déc.');
    row.getByText('Aucune connexion depuis 17 jours');
  });

  it('shows invitation, manager and HR representative to people who choose these columns', async () => {
    const colleague = (firstName: string, lastName: string) => ({ id: anId(), firstName, lastName });
    const job = { level: null, jobTitle: null, manager: colleague('Karim', 'Haddad'), hrRepresentative: null };
    usersApi([aUserSummary({ job, hasSetupAccount: false })], {
      'PUT /me/lists/:list': ({ body }) => ({ ...(body as ListSettings), version: 1 }),
    });
    const { user } = await openUsers();
    await screen.findByRole('columnheader', { name: 'Fin du programme' });
    expect(screen.queryByRole('columnheader', { name: 'Invitation' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Colonnes' }));
    for (const name of ['Invitation', 'Manager', 'Référent RH']) {
      await user.click(screen.getByRole('menuitemcheckbox', { name }));
    }

    screen.getByText('Envoyée le 28 sept.');
    screen.getByText('Haddad Karim');
    await axe();
    await user.click(screen.getByRole('menuitem', { name: 'Revenir aux colonnes habituelles' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Manager' })).not.toBeInTheDocument());
    localStorage.clear();
  });

  it('is sorted by every column that it shows', async () => {
    const api = usersApi([amel]);
    const { user } = await openUsers();
    const heads = await screen.findAllByRole('columnheader');
    const sorts: unknown[] = [];
    for (const head of heads.slice(1)) {
      await user.click(within(head).getByRole('button'));
      await waitFor(() => expect(head).toHaveAttribute('aria-sort'));
      sorts.push(api.requestsOf('GET /users').at(-1)?.query['sort']);
    }

    expect(sorts).toEqual(['lastName', 'role', 'group', 'program', 'programEnd', 'lastActivity', 'silence']);
  });

  it('warns about two weeks without a visit during the programme', async () => {
    const since = (lastAt: string) => ({ count: 3, timeOnline: 60, lastAt });
    usersApi([
      aUserSummary({ lastName: 'Silencieux', sessions: since('2026-11-04T09:29:00.000Z') }),
      aUserSummary({ lastName: 'Venu', sessions: since('2026-11-04T09:31:00.000Z') }),
      aUserSummary({ lastName: 'Sorti', sessions: since('2026-10-02T09:00:00.000Z'), selectedProgram: null }),
    ]);

    await openUsers();

    await screen.findByText('2 octobre');
    const warned = screen.getAllByTestId('NotificationImportantRoundedIcon');
    expect(warned.map((icon) => icon.closest('tr')?.textContent)).toEqual([expect.stringContaining('Silencieux')]);
  });

  it('stores search, filters, sort and page in the address, and requests the list by them', async () => {
    const group = aUserGroup({ name: 'Lyon, reclassement 2026' });
    const api = usersApi([amel], { 'GET /users/groups': () => listOf([group]) });
    const { user, address } = await openUsers('/client/users?page=2');
    await screen.findByText('Benkhelifa Amel');
    const asked = () => api.requestsOf('GET /users').at(-1)?.query;
    expect(asked()).toMatchObject({ page: 1, sort: 'lastName', order: 'asc' });

    await user.click(screen.getByRole('button', { name: 'Groupe\u00A0: tous' }));
    await user.click(await screen.findByRole('menuitemradio', { name: group.name }));
    expect(address()).toBe(`/client/users?group=${group.id}`);
    await waitFor(() => expect(asked()).toMatchObject({ group: group.id, page: 0 }));

    await user.click(screen.getByRole('button', { name: 'Rôle\u00A0: tous' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'RRH' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Programme\u00A0: tous' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Suspendu' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(asked()).toMatchObject({ role: ['headHR'], programState: ['suspended'] }));

    await user.click(screen.getByRole('button', { name: 'Dernière connexion' }));
    await user.click(screen.getByRole('button', { name: 'Dernière connexion' }));
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'lastActivity', order: 'desc' }));
    expect(screen.getByRole('columnheader', { name: 'Dernière connexion' })).toHaveAttribute('aria-sort', 'descending');

    await user.type(screen.getByRole('textbox', { name: 'Chercher une personne' }), 'Élo{Enter}');
    await waitFor(() => expect(asked()).toMatchObject({ search: 'Élo', group: group.id }));
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
      group: group.id,
      order: 'desc',
      program: 'suspended',
      role: 'headHR',
      search: 'Élo',
      sort: 'lastActivity',
    });
  });

  it('says that it is narrowed to one group before the groups are there', async () => {
    usersApi([amel], { 'GET /users/groups': () => refuse(500, { code: 'unexpected' }) });

    await openUsers(`/client/users?group=${aUserGroup().id}`);

    await screen.findByRole('button', { name: 'Groupe\u00A0: un seul' });
  });

  it('is busy until the answer is there', async () => {
    const answer = later<ReturnType<typeof listOf<typeof amel>>>();
    usersApi([], { 'GET /users': () => answer.promise });

    await openUsers();

    await screen.findByText('Chargement…');
    await axe();
    answer.resolve(listOf([amel]));
    await screen.findByText('Benkhelifa Amel');
  });

  it('shows the empty state without users', async () => {
    usersApi([]);

    await openUsers();

    await screen.findByRole('heading', { name: 'Aucune personne pour l’instant' });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await axe();
  });

  it('shows the no-match state, and clears search and filters', async () => {
    usersApi([], { 'GET /users': ({ query }) => listOf(query['role'] || query['search'] ? [] : [amel]) });
    const { user, address } = await openUsers('/client/users?role=manager&search=zz');
    await screen.findByRole('heading', { name: 'Personne ne correspond à votre recherche' });
    await axe();

    await user.click(screen.getByRole('button', { name: 'Effacer la recherche et les filtres' }));

    await screen.findByText('Benkhelifa Amel');
    expect(address()).toBe('/client/users');
  });

  it('says that it does not answer, and tries again', async () => {
    const api = usersApi([], { 'GET /users': () => refuse(503, { code: 'notReady' }) });
    const { user } = await openUsers();
    await screen.findByRole('heading', { name: 'Les personnes ne répondent pas' });
    await axe();

    api.answer({ 'GET /users': () => listOf([amel]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByText('Benkhelifa Amel');
  });

  it('shows the columns that one has chosen, also on another device', async () => {
    let stored: ListSettings = { columns: null, views: [], version: 0 };
    usersApi([amel], {
      'GET /me/lists/:list': () => stored,
      'PUT /me/lists/:list': ({ body }) => (stored = { ...(body as ListSettings), version: stored.version + 1 }),
    });
    const { user, unmount } = await openUsers();
    await screen.findByRole('columnheader', { name: 'Groupe' });

    await user.click(screen.getByRole('button', { name: 'Colonnes' }));
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Nom' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Groupe' }));
    await waitFor(() => expect(stored.columns).toEqual(['role', 'program', 'programEnd', 'lastSeen', 'silence']));
    unmount();
    localStorage.clear();
    await openUsers();

    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Groupe' })).not.toBeInTheDocument());
    screen.getByRole('columnheader', { name: 'Nom' });
    localStorage.clear();
  });

  it('offers longer pages, which stand in the address', async () => {
    const api = usersApi([amel], { 'GET /users': () => listOf([amel], { totalCount: 240, pageCount: 12 }) });
    const { user, address } = await openUsers('/client/users?page=3');

    await user.click(await screen.findByRole('button', { name: 'Lignes par page\u00A0: 20' }));
    await user.click(screen.getByRole('menuitemradio', { name: '100' }));

    expect(address()).toBe('/client/users?pageSize=100');
    await waitFor(() => expect(api.requestsOf('GET /users').at(-1)?.query).toMatchObject({ pageSize: 100, page: 0 }));
  });

  it('is a list of the same people on a phone', async () => {
    setViewport(360);
    usersApi([amel]);

    await openUsers();

    const list = await screen.findByRole('list', { name: 'Utilisateurs' });
    const [item] = within(list).getAllByRole('listitem');
    expect(item?.textContent?.replaceAll(/\s/g, ' ')).toMatch(
      /Benkhelifa AmelParticipante · Site de ChâlonsEn cours 40 %Dernière connexion hier$/,
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await axe();
  });

  it('warns about two weeks without a visit on a phone too, and names an order of another device', async () => {
    setViewport(360);
    usersApi([aUserSummary({ sessions: { count: 3, timeOnline: 60, lastAt: '2026-10-02T09:00:00.000Z' } })]);

    await openUsers('/client/users?sort=group');

    const [item] = within(await screen.findByRole('list', { name: 'Utilisateurs' })).getAllByRole('listitem');
    within(item!).getByText('Dernière connexion 2 octobre');
    within(item!).getByTestId('NotificationImportantRoundedIcon');
    screen.getByRole('button', { name: 'Trier par Groupe' });
  });

  it('speaks English', async () => {
    const me = aStaffProfile('headHR');
    usersApi([amel], {}, me);
    const messages = { fr: async () => ({ messages: french }), en: async () => ({ messages: english }) };

    await renderScreen(<UserListScreen />, { route: '/client/users', person: me, locale: 'en', messages });

    await screen.findByText('In progress');
    screen.getByRole('heading', { level: 1, name: 'Users' });
    screen.getByText('1 person');
    await screen.findByRole('checkbox', { name: 'Select Amel Benkhelifa' });
  });
});
