import { screen, waitFor, within } from '@testing-library/react';

import { aStaffProfile, aUserGroup, aUserSummary, axe, listOf, setViewport } from '@passerelle/shared/testing';
import { openUsers, usersApi } from './users.test-helper';

const amel = aUserSummary({ lastName: 'Benkhelifa' });
const chalons = aUserGroup();

async function searchAndLeave() {
  const api = usersApi([amel]);
  const { user, address, unmount } = await openUsers();
  await screen.findByText(/Benkhelifa/);
  await user.type(screen.getByRole('textbox'), 'ben{Enter}');
  await waitFor(() => expect(address()).toBe('/client/users?search=ben'));
  unmount();
  return api;
}

describe('the last search', () => {
  it('is there again when one comes back', async () => {
    const api = await searchAndLeave();

    const { address } = await openUsers();

    await waitFor(() => expect(address()).toBe('/client/users?search=ben'));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox')).toHaveValue('ben'));
    await waitFor(() => expect(api.requestsOf('GET /users').at(-1)?.query).toMatchObject({ search: 'ben' }));
  });

  it('is forgotten once it was cleared', async () => {
    await searchAndLeave();
    const back = await openUsers();
    await waitFor(() => expect(back.address()).toBe('/client/users?search=ben'));
    await back.user.clear(screen.getByRole('textbox'));
    await back.user.keyboard('{Enter}');
    await waitFor(() => expect(back.address()).toBe('/client/users'));
    back.unmount();

    const { address } = await openUsers();

    await screen.findByText(/Benkhelifa/);
    expect(address()).toBe('/client/users');
  });

  it('does not narrow a list that was opened for one group', async () => {
    await searchAndLeave();
    const route = `/client/users?group=${aUserGroup().id}`;

    const { address } = await openUsers(route);

    await screen.findByText(/Benkhelifa/);
    expect(address()).toBe(route);
  });

  it('is not restored for another user', async () => {
    await searchAndLeave();
    const other = aStaffProfile('headHR');

    const { address } = await openUsers('/client/users', other);

    await screen.findByText(/Benkhelifa/);
    expect(address()).toBe('/client/users');
  });
});

const notice = () => screen.findByRole('region', { name: 'Recherche retrouvée' });
const noNotice = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Recherche retrouvée' })).not.toBeInTheDocument());

async function narrowAndLeave(route: string) {
  const api = usersApi([amel], {
    'GET /users': ({ query }) => listOf(query['search'] === 'personne' ? [] : [amel]),
    'GET /users/groups': () => listOf([chalons]),
  });
  const { unmount } = await openUsers(route);
  await screen.findByText(/Benkhelifa/);
  unmount();
  return api;
}

describe('a search that came back', () => {
  it.each([1440, 360])('is said at %d px with its filters, and goes at one press', async (width) => {
    setViewport(width);
    await narrowAndLeave(`/client/users?search=ben&role=user&program=started&group=${chalons.id}`);

    const { user, address } = await openUsers();

    const shown = within(await notice());
    // Heard as well as seen.
    const words = shown.getByRole('status');
    await waitFor(() =>
      expect(words).toHaveTextContent(
        `Recherche retrouvée : « ben » · Groupe : ${chalons.name} · Rôle : Participant · Programme : En cours` +
          'Le reste de la liste n’est pas affiché.',
      ),
    );
    await axe();
    const everybody = shown.getByRole('button', { name: 'Tout afficher' });
    everybody.focus();
    expect(everybody).toHaveFocus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(address()).toBe('/client/users'));
    await noNotice();
    const search = screen.getByRole('textbox', { name: 'Chercher une personne' });
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
  });

  it('is not said of what one asked for just now', async () => {
    await narrowAndLeave('/client/users?search=ben');

    const { user, address } = await openUsers('/client/users?program=started');
    await screen.findByText(/Benkhelifa/);
    await noNotice();
    await user.type(screen.getByRole('textbox'), 'ben{Enter}');

    await waitFor(() => expect(address()).toBe('/client/users?program=started&search=ben'));
    await noNotice();
  });

  it('still names the filters that leave people out after a search for another name', async () => {
    await narrowAndLeave('/client/users?search=ben&program=started');
    const { user, address } = await openUsers();
    await notice();

    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'personne{Enter}');

    await screen.findByRole('heading', { name: 'Personne ne correspond à votre recherche' });
    expect(within(await notice()).getByRole('status')).toHaveTextContent(
      /^Recherche retrouvée\s: Programme\s: En cours/,
    );
    await axe();
    await user.click(screen.getByRole('button', { name: 'Chercher sans les filtres' }));
    await waitFor(() => expect(address()).toBe('/client/users?search=personne'));
    await noNotice();
  });

  it('keeps what was typed since when the rest goes', async () => {
    await narrowAndLeave('/client/users?search=ben&program=started');
    const { user, address } = await openUsers();
    await notice();
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'amel{Enter}');
    await waitFor(() => expect(address()).toBe('/client/users?program=started&search=amel'));

    await user.click(screen.getByRole('button', { name: 'Tout afficher' }));

    await waitFor(() => expect(address()).toBe('/client/users?search=amel'));
  });

  it('is one’s own once it was taken back and typed again', async () => {
    await narrowAndLeave('/client/users?search=ben');
    const { user, address } = await openUsers();
    await notice();
    await user.clear(screen.getByRole('textbox'));
    await user.keyboard('{Enter}');
    await noNotice();

    await user.type(screen.getByRole('textbox'), 'ben{Enter}');

    await waitFor(() => expect(address()).toBe('/client/users?search=ben'));
    await noNotice();
  });

  it('of a sort alone shows no notice', async () => {
    await narrowAndLeave('/client/users?sort=lastActivity');

    const { address } = await openUsers();

    await waitFor(() => expect(address()).toBe('/client/users?sort=lastActivity'));
    await noNotice();
  });
});
