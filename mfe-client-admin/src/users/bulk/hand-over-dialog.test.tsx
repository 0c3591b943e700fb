import { screen, waitFor, within } from '@testing-library/react';

import type { BulkBody } from '@passerelle/shared/contract';
import {
  aBulkAction,
  aStaffProfile,
  aUser,
  aUserGroup,
  aUserSummary,
  axe,
  listOf,
  refuse,
} from '@passerelle/shared/testing';
import { openUsers, usersApi } from '../list/users.test-helper';
import { openProfile, profileApi } from '../profile/profile.test-helper';

const begun = aBulkAction({ kind: 'handOver', manager: 'Nora Relève' });
const owner = aStaffProfile('owner');
const nora = aUserSummary({ firstName: 'Nora', lastName: 'Relève', role: aStaffProfile('manager').role });
const [amel, karim] = [aUserSummary({ firstName: 'Amel' }), aUserSummary({ firstName: 'Karim' })];

describe('handing people over', () => {
  it('asks for at least one new follower, and sends it with the first day', async () => {
    const lyon = aUserGroup({ name: 'Lyon' });
    const api = usersApi(
      [amel, karim],
      {
        'GET /users': ({ query }) => listOf(JSON.stringify(query['role']).includes('manager') ? [nora] : [amel, karim]),
        'GET /users/groups': () => listOf([lyon]),
        'POST /users/bulk': () => begun,
      },
      owner,
    );
    const { user, address } = await openUsers('/client/users?role=user', owner);
    const sent = () => api.requestsOf('POST /users/bulk').map(({ body }) => body as BulkBody);
    await user.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }));
    await user.click(await screen.findByRole('button', { name: /^(Autres actions|Actions)$/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Transmettre le suivi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Transmettre le suivi de 2 personnes' }));

    await user.click(dialog.getByRole('button', { name: 'Transmettre le suivi' }));
    await dialog.findByText('Choisissez au moins un manager, un référent RH ou un groupe.');
    expect(sent()).toEqual([]);
    await axe();

    const manager = within(dialog.getByRole('group', { name: /^Nouveau manager/ }));
    await user.click(manager.getByRole('button', { name: 'Choisir une personne' }));
    await user.click(await manager.findByRole('radio', { name: /Nora Relève/ }));
    await user.click(dialog.getByRole('button', { name: 'Choisir un groupe' }));
    await user.click(await dialog.findByRole('radio', { name: 'Lyon' }));
    await user.click(dialog.getByRole('button', { name: 'Transmettre le suivi' }));

    await waitFor(() => expect(address()).toBe(`/client/users/bulk/${begun.id}`));
    expect(sent()).toEqual([
      {
        kind: 'handOver',
        selection: { ids: [amel.id, karim.id] },
        manager: nora.id,
        hrRepresentative: null,
        group: lyon.id,
        startsOn: null,
      },
    ]);
  });

  it('starts from the profile of one person, and shows at its field why a day is refused', async () => {
    const amina = aUser({ firstName: 'Amina', lastName: 'Diallo' });
    const api = profileApi(
      amina,
      {
        'GET /users': () => listOf([nora]),
        'POST /users/bulk': () => refuse(400, { code: 'invalid', fields: { startsOn: 'tooSmall' } }),
      },
      owner,
    );
    const { user } = await openProfile(amina, { me: owner });
    await user.click(await screen.findByRole('button', { name: /^Autres actions pour/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Transmettre le suivi' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Transmettre le suivi\s: Amina Diallo$/ }));
    const manager = within(dialog.getByRole('group', { name: /^Nouveau manager/ }));
    await user.click(manager.getByRole('button', { name: 'Choisir une personne' }));
    await user.click(await manager.findByRole('radio', { name: /Nora Relève/ }));

    await user.click(dialog.getByRole('button', { name: 'Transmettre le suivi' }));

    await dialog.findByText('Choisissez aujourd’hui ou une date à venir.');
    expect(api.requestsOf('POST /users/bulk').map(({ body }) => body)).toEqual([
      {
        kind: 'handOver',
        selection: { ids: [amina.id] },
        manager: nora.id,
        hrRepresentative: null,
        group: null,
        startsOn: null,
      },
    ]);
  });
});
