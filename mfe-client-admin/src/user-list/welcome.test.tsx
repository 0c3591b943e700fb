import { screen, waitFor } from '@testing-library/react';

import { aStaffProfile, aUserSummary, axe, listOf, refuse } from '@passerelle/shared/testing';
import { openUsers, usersApi } from './users.test-helper';

const amel = aUserSummary({ firstName: 'Amel', lastName: 'Benkhelifa' });
const karim = aUserSummary({ firstName: 'Karim', lastName: 'Haddad' });

async function selectBoth() {
  const api = usersApi([amel, karim], { 'POST /users/sendWelcome': () => ({ sent: 2, skipped: [] }) });
  const { user } = await openUsers();
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Amel Benkhelifa' }));
  screen.getByText('1 personne sélectionnée');
  await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
  screen.getByText('2 personnes sélectionnées');
  return { api, user };
}

describe('the welcome e-mail', () => {
  it('goes to those who are selected, who are then selected no more', async () => {
    const { api, user } = await selectBoth();
    await axe();

    await user.click(screen.getByRole('button', { name: 'Envoyer l’e-mail de bienvenue' }));

    await screen.findByText('L’email a bien été envoyé');
    expect(api.requestsOf('POST /users/sendWelcome').map(({ body }) => body)).toEqual([
      { userIds: [amel.id, karim.id] },
    ]);
    await waitFor(() => expect(screen.queryByText(/sélectionnée/)).not.toBeInTheDocument());
    await waitFor(() => expect(api.requestsOf('GET /users')).toHaveLength(2));
  });

  it('leaves the selection as it is when sending fails', async () => {
    const { api, user } = await selectBoth();
    api.answer({ 'POST /users/sendWelcome': () => refuse(500, { code: 'unexpected' }) });

    await user.click(screen.getByRole('button', { name: 'Envoyer l’e-mail de bienvenue' }));

    await screen.findByText(/une erreur inattendue est survenue/);
    screen.getByText('2 personnes sélectionnées');
  });

  it('says who was left out and why, and lets those go on who may get it later', async () => {
    const { api, user } = await selectBoth();
    const retryAt = '2026-11-18T14:02:10.000Z';
    const skipped = [
      { id: amel.id, reason: 'recentlySent', retryAt },
      { id: karim.id, reason: 'hourlyLimit', retryAt },
    ] as const;
    api.answer({ 'POST /users/sendWelcome': () => ({ sent: 0, skipped: [...skipped] }) });

    await user.click(screen.getByRole('button', { name: 'Envoyer l’e-mail de bienvenue' }));

    await screen.findByText('Aucun e-mail n’a été envoyé.');
    screen.getByText('Déjà envoyé il y a moins d’une heure : Amel Benkhelifa.');
    screen.getByText(
      /vous avez déjà écrit à 200 personnes en une heure : Karim Haddad\. Réessayez à partir de \d\d:03\./,
    );
    await screen.findByText('1 personne sélectionnée');
    await axe();
  });

  it('says which limit is reached when nobody more can be written to', async () => {
    const { api, user } = await selectBoth();
    const body = JSON.stringify({ error: { code: 'tooMany', message: 'Trop de tentatives.' } });
    api.answer({
      'POST /users/sendWelcome': () => new Response(body, { status: 429, headers: { 'retry-after': '60' } }),
    });

    await user.click(screen.getByRole('button', { name: 'Envoyer l’e-mail de bienvenue' }));

    await screen.findByText(/vous avez déjà écrit à 200 personnes en une heure\. Réessayez à partir de \d\d:\d\d\.$/);
    screen.getByText('2 personnes sélectionnées');
  });

  it('names three of many', async () => {
    const people = ['Ana', 'Bea', 'Cléo', 'Dina', 'Ève'].map((firstName) =>
      aUserSummary({ firstName, lastName: 'Roy' }),
    );
    const skipped = people.map(({ id }) => ({
      id,
      reason: 'recentlySent' as const,
      retryAt: '2026-11-18T14:02:10.000Z',
    }));
    usersApi(people, { 'POST /users/sendWelcome': () => ({ sent: 1, skipped }) });
    const { user } = await openUsers();
    await user.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }));

    await user.click(screen.getByRole('button', { name: 'Envoyer l’e-mail de bienvenue' }));

    await screen.findByText('L’e-mail a été envoyé à 1 personne.');
    screen.getByText('Déjà envoyé il y a moins d’une heure : Ana Roy, Bea Roy, Cléo Roy et 2 de plus.');
  });

  it('goes to nobody who is out of sight', async () => {
    const { api, user } = await selectBoth();
    api.answer({ 'GET /users': () => listOf([karim]) });

    await user.type(screen.getByRole('textbox', { name: 'Chercher une personne' }), 'kar{Enter}');
    await screen.findByText('1 personne sélectionnée');
    await user.click(screen.getByRole('button', { name: 'Envoyer l’e-mail de bienvenue' }));

    await waitFor(() =>
      expect(api.requestsOf('POST /users/sendWelcome').map(({ body }) => body)).toEqual([{ userIds: [karim.id] }]),
    );
  });

  it('goes to people of several pages, or to all who match', async () => {
    const api = usersApi([], {
      'GET /users': ({ query }) => {
        const isWhole = Number(query['pageSize']) > 1;
        const page = Number(query['page']);
        const items = isWhole ? [amel, karim] : [page === 0 ? amel : karim];
        return listOf(items, { page, totalCount: 2, pageCount: isWhole ? 1 : 2 });
      },
      'POST /users/sendWelcome': ({ body }) => ({ sent: (body as { userIds: string[] }).userIds.length, skipped: [] }),
    });
    const sentTo = () => api.requestsOf('POST /users/sendWelcome').at(-1)?.body;
    const { user } = await openUsers();
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Amel Benkhelifa' }));
    await user.click(screen.getByRole('link', { name: 'Page suivante' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Karim Haddad' }));
    screen.getByText(/2 personnes sélectionnées/);
    screen.getByText(/dont 1 sur d’autres pages/);

    await user.click(screen.getByRole('button', { name: 'Envoyer l’e-mail de bienvenue' }));
    await waitFor(() => expect(sentTo()).toEqual({ userIds: [amel.id, karim.id] }));
    await waitFor(() => expect(screen.queryByText(/sélectionnée/)).not.toBeInTheDocument());

    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Karim Haddad' }));
    await user.click(screen.getByRole('button', { name: 'Sélectionner les 2 résultats' }));
    await axe();
    await user.click(screen.getByRole('button', { name: 'Envoyer l’e-mail de bienvenue' }));
    await waitFor(() => expect(api.requestsOf('POST /users/sendWelcome')).toHaveLength(2));
    expect(sentTo()).toEqual({ userIds: [amel.id, karim.id] });
  });

  it('is not offered to who may only read', async () => {
    const manager = aStaffProfile('manager');
    usersApi([amel], {}, manager);

    await openUsers('/client/users', manager);

    await screen.findByText('Amel Benkhelifa');
    await screen.findByRole('button', { name: 'Exporter' });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
