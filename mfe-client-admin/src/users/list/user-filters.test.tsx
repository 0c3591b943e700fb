import { screen, waitFor, within } from '@testing-library/react';

import { aUserGroup, aUserSummary, axe, listOf } from '@passerelle/shared/testing';
import { openUsers, usersApi } from './users.test-helper';

const lyon = aUserGroup({ name: 'Lyon, reclassement 2026' });
const open = async (route?: string) => {
  const api = usersApi([aUserSummary()], { 'GET /users/groups': () => listOf([lyon]) });
  const opened = await openUsers(route);
  await screen.findByRole('grid');
  return { ...opened, asked: () => api.requestsOf('GET /users').at(-1)?.query };
};

describe('the filters of the users list', () => {
  it('take several values of each, also those that are asked for less often', async () => {
    const { user, asked, address } = await open();

    await user.click(screen.getByRole('button', { name: 'Rôle\u00A0: tous' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'RRH' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Manager' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Plus de filtres' }));
    await axe();
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Femme' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Cadre' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Jamais envoyée' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Jamais connecté' }));
    await user.keyboard('{Escape}');

    await waitFor(() =>
      expect(asked()).toMatchObject({
        role: ['manager', 'headHR'],
        gender: ['woman'],
        jobLevel: ['executive'],
        userDetailsType: 'neverConnected',
        invitation: ['neverSent'],
      }),
    );
    expect(address()).toContain('activity=neverConnected&gender=woman&invitation=neverSent');
  });

  it('stand in the address, so that a figure can lead to what it counts', async () => {
    const { asked } = await open(`/client/users?activity=active&group=${lyon.id}&role=user&role=manager`);

    expect(asked()).toMatchObject({ userDetailsType: 'active', group: lyon.id, role: ['user', 'manager'] });
  });

  it('narrow to the own people, also in what a figure leads to', async () => {
    const { user, asked, address } = await open('/client/users?own=yes&figure=endedWithoutOutcome');
    const chips = await screen.findByRole('list', { name: 'Filtres choisis' });
    within(chips).getByText('Terminé, issue à renseigner');
    expect(asked()).toMatchObject({ ownPeople: true, figure: 'endedWithoutOutcome' });

    await user.click(within(chips).getByRole('button', { name: /^Suivi\s: mes personnes/ }));
    await waitFor(() => expect(asked()).not.toHaveProperty('ownPeople'));
    await user.click(screen.getByRole('button', { name: 'Plus de filtres' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'mes personnes' }));

    await waitFor(() => expect(address()).toContain('own=yes'));
  });

  it('are shown in chips, each of which takes itself away', async () => {
    const { user, asked, address } = await open(`/client/users?activity=active&group=${lyon.id}&role=manager`);
    const chips = await screen.findByRole('list', { name: 'Filtres choisis' });
    await within(chips).findByText(lyon.name);
    await axe();

    await user.click(within(chips).getByRole('button', { name: /^Rôle\s: Manager/ }));
    expect(address()).toBe(`/client/users?activity=active&group=${lyon.id}`);
    await user.click(screen.getByRole('button', { name: 'Retirer les filtres' }));

    await waitFor(() => expect(asked()).not.toHaveProperty('userDetailsType'));
    expect(address()).toBe('/client/users');
    expect(screen.queryByRole('list', { name: 'Filtres choisis' })).not.toBeInTheDocument();
  });

  it('come back with the last search', async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'Programme\u00A0: tous' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'En attente' }));
    unmount();

    const { address } = await open();

    await waitFor(() => expect(address()).toBe('/client/users?program=pending'));
  });
});
