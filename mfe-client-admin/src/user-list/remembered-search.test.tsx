import { screen, waitFor } from '@testing-library/react';

import { aStaffProfile, aUserGroup, aUserSummary } from '@passerelle/shared/testing';
import { openUsers, usersApi } from './users.test-helper';

const amel = aUserSummary({ lastName: 'Benkhelifa' });

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

  it('is nobody else’s', async () => {
    await searchAndLeave();
    const other = aStaffProfile('headHR');

    const { address } = await openUsers('/client/users', other);

    await screen.findByText(/Benkhelifa/);
    expect(address()).toBe('/client/users');
  });
});
