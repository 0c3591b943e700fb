import { screen, waitFor, within } from '@testing-library/react';

import type { BulkBody } from '@passerelle/shared/contract';
import {
  aBulkAction,
  aLicensePack,
  aProgram,
  aStaffProfile,
  aUserGroup,
  aUserSummary,
  axe,
  dateField,
  enterDate,
  listOf,
  refuse,
} from '@passerelle/shared/testing';
import { openUsers, usersApi } from './users.test-helper';

const amel = aUserSummary({ firstName: 'Amel', lastName: 'Benkhelifa' });
const karim = aUserSummary({ firstName: 'Karim', lastName: 'Haddad' });
const begun = aBulkAction();

async function selectBoth() {
  const api = usersApi([amel, karim], { 'POST /users/bulk': () => begun });
  const opened = await openUsers();
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Amel Benkhelifa' }));
  await screen.findByText('1 personne sélectionnée');
  await opened.user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
  screen.getByText('2 personnes sélectionnées');
  return { api, ...opened, sent: () => api.requestsOf('POST /users/bulk').map(({ body }) => body as BulkBody) };
}

async function act(user: Awaited<ReturnType<typeof openUsers>>['user'], name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^(Autres actions|Actions)$/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

describe('a bulk action', () => {
  it('asks for confirmation before mails are sent, and opens the progress screen', async () => {
    const { user, sent, address } = await selectBoth();
    await axe();

    await act(user, 'Envoyer l’e‑mail de bienvenue');
    const dialog = await screen.findByRole('dialog', { name: /^Envoyer l’e‑mail de bienvenue à 2 personnes/ });
    expect(sent()).toEqual([]);
    await axe();
    await user.click(within(dialog).getByRole('button', { name: 'Envoyer l’e‑mail' }));

    await waitFor(() => expect(address()).toBe(`/client/users/bulk/${begun.id}`));
    expect(sent()).toEqual([{ kind: 'welcome', selection: { ids: [amel.id, karim.id] } }]);
  });

  it('adds the people to a group of the viewer’s scope', async () => {
    const lyon = aUserGroup({ name: 'Lyon' });
    const { user, api, sent, address } = await selectBoth();
    api.answer({ 'GET /users/groups': () => listOf([lyon]) });

    await act(user, 'Ajouter à un groupe');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter 2 personnes à un groupe' }));
    await user.click(dialog.getByRole('button', { name: 'Ajouter au groupe' }));
    await dialog.findByText(/choisissez un groupe/);
    expect(sent()).toEqual([]);
    await user.click(await dialog.findByRole('radio', { name: /Lyon/ }));
    await axe();
    await user.click(dialog.getByRole('button', { name: 'Ajouter au groupe' }));

    await waitFor(() => expect(address()).toBe(`/client/users/bulk/${begun.id}`));
    expect(sent()).toEqual([{ kind: 'addToGroup', selection: { ids: [amel.id, karim.id] }, group: lyon.id }]);
  });

  it('gives the people a programme of a pack, and first says whether there are enough seats', async () => {
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
    const start = dialog.getByRole('combobox', { name: /^Date de début/ });
    expect(start).toHaveDisplayValue(/^lundi 23\snovembre$/);
    await user.selectOptions(start, '2026-12-07');
    await axe();
    await user.click(dialog.getByRole('button', { name: 'Attribuer le programme' }));

    await waitFor(() => expect(address()).toBe(`/client/users/bulk/${begun.id}`));
    expect(sent()).toEqual([
      {
        kind: 'giveProgram',
        selection: { ids: [amel.id, karim.id] },
        pack: roomy.id,
        program: program?.id,
        fromDate: '2026-12-07',
      },
    ]);
  });

  it('says at the date that a programme cannot begin then', async () => {
    const pack = aLicensePack({ name: 'Mobilité', availableLicenseCount: 5 });
    const { user, api, sent } = await selectBoth();
    api.answer({
      'GET /licensePacks': () => listOf([pack]),
      'GET /programs': () => listOf([aProgram({ id: pack.programs[0]?.id ?? '', name: 'Mobilité active' })]),
      'POST /users/bulk': () => refuse(400, { code: 'invalid', message: 'Non', fields: { fromDate: 'notAllowed' } }),
    });
    await user.click(screen.getByRole('button', { name: 'Attribuer un programme' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Attribuer un programme à 2 personnes' }));
    await user.click(await dialog.findByRole('radio', { name: /Mobilité/ }));
    await dialog.findByRole('option', { name: 'Mobilité active' });
    await user.click(dialog.getByRole('button', { name: 'Attribuer le programme' }));

    await waitFor(() => expect(sent()).toHaveLength(1));
    await dialog.findByText(/^Choisissez un lundi des six mois à venir/);
  });

  it('extends the programmes out of a pack, also a full one, where seats may be held already', async () => {
    const full = aLicensePack({
      name: 'Mobilité',
      availableLicenseCount: 0,
      programs: [{ id: begun.id, name: 'Suite', type: 'extension' }],
    });
    const { user, api, sent, address } = await selectBoth();
    api.answer({
      'GET /licensePacks': () => listOf([full]),
      'GET /programs': () => listOf([aProgram({ id: begun.id, name: 'Suite', type: 'extension' })]),
    });

    await user.click(screen.getByRole('button', { name: 'Prolonger' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prolonger le programme de 2 personnes' }));
    await user.click(await dialog.findByRole('radio', { name: /Mobilité/ }));
    await dialog.findByText(/Qui a déjà une place dans ce pack la garde/);
    await axe();
    await user.click(dialog.getByRole('button', { name: 'Prolonger le programme' }));

    await waitFor(() => expect(address()).toBe(`/client/users/bulk/${begun.id}`));
    expect(sent()).toEqual([
      { kind: 'extendProgram', selection: { ids: [amel.id, karim.id] }, pack: full.id, program: begun.id },
    ]);
  });

  it('closes the programmes with one reason and one day, after saying what that does', async () => {
    const { user, sent, address } = await selectBoth();

    await act(user, 'Clôturer le programme');
    const dialog = within(await screen.findByRole('dialog', { name: 'Clôturer le programme de 2 personnes' }));
    dialog.getByText(/^Le programme de 2 personnes au plus est clôturé/);
    const submit = dialog.getByRole('button', { name: 'Clôturer le programme' });
    expect(submit.className).toMatch(/colorError/);
    await user.click(submit);
    expect(sent()).toEqual([]);
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Raison de la clôture' }), 'internal');
    await enterDate(dateField('Date de prise de poste', dialog), '30/11/2026');
    await axe();
    await user.click(submit);

    await waitFor(() => expect(address()).toBe(`/client/users/bulk/${begun.id}`));
    expect(sent()).toMatchObject([
      {
        kind: 'closeProgram',
        selection: { ids: [amel.id, karim.id] },
        closure: { type: 'internal', date: '2026-11-30' },
      },
    ]);
  });

  it('deletes the people after saying what that means', async () => {
    const { user, sent, address } = await selectBoth();

    await act(user, 'Supprimer');
    const dialog = within(await screen.findByRole('dialog', { name: /^Supprimer 2 personnes/ }));
    dialog.getByText(/^Pendant 30 jours, vous pouvez tout annuler/);
    expect(sent()).toEqual([]);
    await axe();
    await user.click(dialog.getByRole('button', { name: 'Supprimer les 2 personnes' }));

    await waitFor(() => expect(address()).toBe(`/client/users/bulk/${begun.id}`));
    expect(sent()).toEqual([{ kind: 'delete', selection: { ids: [amel.id, karim.id] } }]);
  });

  it('exports the selected people alone, in the order of the list', async () => {
    URL.createObjectURL = () => 'blob:users';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { user, api } = await selectBoth();
    api.answer({ 'POST /users/export': () => new Response('Nom;Prénom') });

    await act(user, 'Exporter la sélection');

    await waitFor(() => expect(api.requestsOf('POST /users/export')).toHaveLength(1));
    expect(api.requestsOf('POST /users/export')[0]?.body).toEqual({
      selection: { ids: [amel.id, karim.id] },
      sort: 'lastName',
      order: 'asc',
    });
    screen.getByText('2 personnes sélectionnées');
  });

  it('begins after an import with exactly its people, and the choice of their programme', async () => {
    const api = usersApi([amel, karim], {
      'GET /users/imports/:importId': () => refuse(404, { code: 'notFound' }),
      'GET /licensePacks': () => listOf([aLicensePack({ name: 'Mobilité' })]),
      'POST /users/bulk': () => begun,
    });
    const { user } = await openUsers(`/client/users?import=${begun.id}`, undefined, { openProgram: true });

    const dialog = within(await screen.findByRole('dialog', { name: 'Attribuer un programme à 2 personnes' }));
    await dialog.findByRole('radio', { name: /Mobilité/ });
    await user.click(dialog.getByRole('button', { name: 'Annuler' }));
    await screen.findByText('2 personnes sélectionnées');
    await user.click(screen.getByRole('button', { name: 'Désélectionner' }));
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    await screen.findByText('2 personnes sélectionnées');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.requestsOf('GET /users')[0]?.query).toMatchObject({ import: begun.id });
  });

  it('shows the reason of a refusal, refetches the list and keeps the selection', async () => {
    const { api, user } = await selectBoth();
    const message = 'Les résultats ont changé entre-temps.';
    api.answer({
      'POST /users/bulk': () => refuse(409, { code: 'conflict', message, fields: { 'selection.count': 'notAllowed' } }),
    });

    await act(user, 'Envoyer l’e‑mail de bienvenue');
    await user.click(await screen.findByRole('button', { name: 'Envoyer l’e‑mail' }));

    await screen.findByText(message);
    await screen.findByText('2 personnes sélectionnées');
    await waitFor(() => expect(api.requestsOf('GET /users').length).toBeGreaterThan(1));
  });

  it('on all matches sends the search, the exceptions and the shown count', async () => {
    const api = usersApi([], {
      'GET /users': ({ query }) =>
        query['exactCount'] === 'true' || query['exactCount'] === true
          ? listOf([], { totalCount: 12_408 })
          : listOf([amel, karim], { totalCount: 10_000, totalCountCapped: true, pageCount: 500 }),
      'POST /users/bulk': () => begun,
    });
    const { user } = await openUsers('/client/users?own=yes&program=started&search=e');
    await user.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }));
    await user.click(await screen.findByRole('button', { name: /^Sélectionner les 12\s408 résultats$/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Karim Haddad' }));
    await screen.findByText(/^12\s407 personnes sélectionnées$/);

    await act(user, 'Envoyer l’e‑mail de bienvenue');
    await user.click(await screen.findByRole('button', { name: 'Envoyer l’e‑mail' }));

    await waitFor(() => expect(api.requestsOf('POST /users/bulk')).toHaveLength(1));
    expect(api.requestsOf('POST /users/bulk')[0]?.body).toEqual({
      kind: 'welcome',
      selection: {
        query: { search: 'e', programState: ['started'], ownPeople: true },
        except: [karim.id],
        count: 12_407,
      },
    });
  });

  it('leaves out selected people hidden by the search', async () => {
    const { api, user, sent } = await selectBoth();
    api.answer({ 'GET /users': () => listOf([karim]) });

    await user.type(screen.getByRole('textbox', { name: 'Chercher une personne' }), 'kar{Enter}');
    await screen.findByText('1 personne sélectionnée');
    await act(user, 'Envoyer l’e‑mail de bienvenue');
    await user.click(await screen.findByRole('button', { name: 'Envoyer l’e‑mail' }));

    await waitFor(() => expect(sent()).toEqual([{ kind: 'welcome', selection: { ids: [karim.id] } }]));
  });

  it('offers the welcome e-mail without a selection, to all people without an invitation', async () => {
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

    await waitFor(() => expect(address()).toBe(`/client/users/bulk/${begun.id}`));
    expect(api.requestsOf('POST /users/bulk').map(({ body }) => body)).toEqual([
      { kind: 'welcome', selection: { query: { neverInvited: true }, count: 31 } },
    ]);
  });

  it('says so when all people have an invitation', async () => {
    const { api, user } = await selectBoth();
    api.answer({ 'GET /users': () => listOf([]) });

    await user.click(screen.getByRole('button', { name: 'E‑mail de bienvenue' }));

    await screen.findByText('Toutes les personnes ont déjà été invitées');
    expect(api.requestsOf('POST /users/bulk')).toHaveLength(0);
  });

  it('is not offered with read permission alone', async () => {
    const manager = aStaffProfile('manager');
    usersApi([amel], {}, manager);

    await openUsers('/client/users', manager);

    await screen.findByText('Benkhelifa Amel');
    await screen.findByRole('button', { name: 'Exporter' });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'E‑mail de bienvenue' })).not.toBeInTheDocument();
  });
});
