import { screen, waitFor, within } from '@testing-library/react';

import type { BulkAction, BulkBody } from '@passerelle/shared/contract';
import {
  aLicensePack,
  aProgram,
  aStaffProfile,
  aUserGroup,
  aUserSummary,
  axe,
  listOf,
  refuse,
} from '@passerelle/shared/testing';
import { openUsers, usersApi } from './users.test-helper';

const amel = aUserSummary({ firstName: 'Amel', lastName: 'Benkhelifa' });
const karim = aUserSummary({ firstName: 'Karim', lastName: 'Haddad' });
const id = '00000000-0000-4000-8000-00000000000b';
const begun: BulkAction = {
  id,
  kind: 'welcome',
  group: null,
  pack: null,
  status: 'waiting',
  total: 2,
  done: 0,
  skipped: [],
  createdAt: '2026-11-18T14:00:00.000Z',
  finishedAt: null,
};

async function selectBoth() {
  const api = usersApi([amel, karim], { 'POST /users/bulk': () => begun });
  const opened = await openUsers();
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Amel Benkhelifa' }));
  await screen.findByText('1 personne sélectionnée');
  await opened.user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
  screen.getByText('2 personnes sélectionnées');
  return { api, ...opened, sent: () => api.requestsOf('POST /users/bulk').map(({ body }) => body as BulkBody) };
}

describe('what is done for those who are selected', () => {
  it('asks before it writes to them, and leads to how far it is', async () => {
    const { user, sent, address } = await selectBoth();
    await axe();

    await user.click(screen.getByRole('button', { name: 'Envoyer l’e‑mail de bienvenue' }));
    const dialog = await screen.findByRole('dialog', { name: /^Envoyer l’e‑mail de bienvenue à 2 personnes/ });
    expect(sent()).toEqual([]);
    await axe();
    await user.click(within(dialog).getByRole('button', { name: 'Envoyer l’e‑mail' }));

    await waitFor(() => expect(address()).toBe(`/client/users/bulk/${id}`));
    expect(sent()).toEqual([{ kind: 'welcome', selection: { ids: [amel.id, karim.id] } }]);
  });

  it('puts them into a group that the person sees', async () => {
    const lyon = aUserGroup({ name: 'Lyon' });
    const { user, api, sent, address } = await selectBoth();
    api.answer({ 'GET /users/groups': () => listOf([lyon]) });

    await user.click(screen.getByRole('button', { name: /^(Autres actions|Actions)$/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ajouter à un groupe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter 2 personnes à un groupe' }));
    await user.click(dialog.getByRole('button', { name: 'Ajouter au groupe' }));
    await dialog.findByText(/choisissez un groupe/);
    expect(sent()).toEqual([]);
    await user.click(await dialog.findByRole('radio', { name: /Lyon/ }));
    await axe();
    await user.click(dialog.getByRole('button', { name: 'Ajouter au groupe' }));

    await waitFor(() => expect(address()).toBe(`/client/users/bulk/${id}`));
    expect(sent()).toEqual([{ kind: 'addToGroup', selection: { ids: [amel.id, karim.id] }, group: lyon.id }]);
  });

  it('gives them a programme out of a pack, and says before whether there is a seat for each', async () => {
    const [roomy, full] = [
      aLicensePack({ name: 'Mobilité', availableLicenseCount: 5 }),
      aLicensePack({ name: 'Presque plein', availableLicenseCount: 1 }),
    ];
    const [program] = roomy.programs;
    const { user, api, sent, address } = await selectBoth();
    api.answer({
      'GET /licensePacks': () => listOf([full, roomy]),
      'GET /programs': () => listOf([aProgram({ id: program?.id ?? '', name: 'Mobilité active' })]),
    });

    await user.click(screen.getByRole('button', { name: 'Attribuer un programme' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Attribuer un programme à 2 personnes' }));
    await user.click(await dialog.findByRole('radio', { name: /Presque plein/ }));
    await dialog.findByText('Il n’y a pas de place pour tout le monde');
    await user.click(dialog.getByRole('radio', { name: /Mobilité/ }));
    await dialog.findByText(/2 places du pack Mobilité seront utilisées au plus, sur 5 libres/);
    await axe();
    await user.click(dialog.getByRole('button', { name: 'Attribuer le programme' }));

    await waitFor(() => expect(address()).toBe(`/client/users/bulk/${id}`));
    expect(sent()).toEqual([
      { kind: 'giveProgram', selection: { ids: [amel.id, karim.id] }, pack: roomy.id, program: program?.id },
    ]);
  });

  it('says why it was refused, asks for the list again and leaves the selection', async () => {
    const { api, user } = await selectBoth();
    const message = 'Les résultats ont changé entre-temps.';
    api.answer({
      'POST /users/bulk': () => refuse(409, { code: 'conflict', message, fields: { 'selection.count': 'notAllowed' } }),
    });

    await user.click(screen.getByRole('button', { name: 'Envoyer l’e‑mail de bienvenue' }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer l’e‑mail' }));

    await screen.findByText(message);
    await screen.findByText('2 personnes sélectionnées');
    await waitFor(() => expect(api.requestsOf('GET /users').length).toBeGreaterThan(1));
  });

  it('is for all who match: the search goes, those left out, and the count that was shown', async () => {
    const api = usersApi([], {
      'GET /users': ({ query }) =>
        query['exactCount'] === 'true' || query['exactCount'] === true
          ? listOf([], { totalCount: 12_408 })
          : listOf([amel, karim], { totalCount: 10_000, totalCountCapped: true, pageCount: 500 }),
      'POST /users/bulk': () => begun,
    });
    const { user } = await openUsers('/client/users?program=started&search=e');
    await user.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }));
    await user.click(await screen.findByRole('button', { name: /^Sélectionner les 12\s408 résultats$/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Karim Haddad' }));
    await screen.findByText(/^12\s407 personnes sélectionnées/);

    await user.click(screen.getByRole('button', { name: 'Envoyer l’e‑mail de bienvenue' }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer l’e‑mail' }));

    await waitFor(() => expect(api.requestsOf('POST /users/bulk')).toHaveLength(1));
    expect(api.requestsOf('POST /users/bulk')[0]?.body).toEqual({
      kind: 'welcome',
      selection: { query: { search: 'e', programState: ['started'] }, except: [karim.id], count: 12_407 },
    });
  });

  it('goes to nobody who is out of sight', async () => {
    const { api, user, sent } = await selectBoth();
    api.answer({ 'GET /users': () => listOf([karim]) });

    await user.type(screen.getByRole('textbox', { name: 'Chercher une personne' }), 'kar{Enter}');
    await screen.findByText('1 personne sélectionnée');
    await user.click(screen.getByRole('button', { name: 'Envoyer l’e‑mail de bienvenue' }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer l’e‑mail' }));

    await waitFor(() => expect(sent()).toEqual([{ kind: 'welcome', selection: { ids: [karim.id] } }]));
  });

  it('offers the welcome e-mail without a selection too: to all who were never invited', async () => {
    const api = usersApi([amel], {
      'GET /users': ({ query }) =>
        query['neverInvited'] === undefined ? listOf([amel, karim]) : listOf([], { totalCount: 31 }),
      'POST /users/bulk': () => begun,
    });
    const { user, address } = await openUsers('/client/users?search=le');
    await user.click(await screen.findByRole('button', { name: 'E‑mail de bienvenue' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Inviter les 31 personnes jamais invitées/ }));
    await axe();
    expect(api.requestsOf('POST /users/bulk')).toHaveLength(0);

    await user.click(dialog.getByRole('button', { name: 'Envoyer l’e‑mail' }));

    await waitFor(() => expect(address()).toBe(`/client/users/bulk/${id}`));
    expect(api.requestsOf('POST /users/bulk').map(({ body }) => body)).toEqual([
      { kind: 'welcome', selection: { query: { neverInvited: true }, count: 31 } },
    ]);
  });

  it('says so when everybody was invited', async () => {
    const { api, user } = await selectBoth();
    api.answer({ 'GET /users': () => listOf([]) });

    await user.click(screen.getByRole('button', { name: 'E‑mail de bienvenue' }));

    await screen.findByText('Toutes les personnes ont déjà été invitées');
    expect(api.requestsOf('POST /users/bulk')).toHaveLength(0);
  });

  it('is not offered to who may only read', async () => {
    const manager = aStaffProfile('manager');
    usersApi([amel], {}, manager);

    await openUsers('/client/users', manager);

    await screen.findByText('Amel Benkhelifa');
    await screen.findByRole('button', { name: 'Exporter' });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'E‑mail de bienvenue' })).not.toBeInTheDocument();
  });
});
