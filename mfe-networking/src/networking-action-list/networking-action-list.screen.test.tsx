import { screen, waitFor, within } from '@testing-library/react';

import type { Appointment } from '@passerelle/shared/contract';
import {
  anAppointment,
  axe,
  fakeApi,
  later,
  listOf,
  refuse,
  renderScreen,
  type Handlers,
} from '@passerelle/shared/testing';
import { messages as english } from '../locales/en.po';
import { messages as french } from '../locales/fr.po';
import { NetworkingActionListScreen } from './networking-action-list.screen';

const advice = anAppointment({ title: 'Conseil sur le métier de cheffe de projet' });
const counts = { pending: 12, validated: 4, cancelled: 1, upcoming: 9, past: 7 };
const noCounts = { pending: 0, validated: 0, cancelled: 0, upcoming: 0, past: 0 };

const agenda = (actions: Appointment[], more: Handlers = {}) =>
  fakeApi({ 'GET /me/agenda': () => listOf(actions), 'GET /me/agenda/count': () => counts, ...more });

const open = (route = '/networking-actions') => renderScreen(<NetworkingActionListScreen />, { route });
const list = () => screen.getByRole('region', { name: 'Liste' });

describe('the networking actions', () => {
  it('shows what is still to be done, and how many there are of each kind', async () => {
    const api = agenda([advice]);

    await open();

    await screen.findByRole('heading', { level: 3, name: advice.title });
    screen.getByRole('heading', { level: 1, name: 'Actions de Networking' });
    screen.getByText('1 action');
    await screen.findByRole('link', { name: 'En cours 12', current: true });
    screen.getByRole('link', { name: 'Validées 4' });
    screen.getByRole('link', { name: 'Annulées 1' });
    expect(api.requestsOf('GET /me/agenda').at(-1)?.query).toEqual({
      page: 0,
      sort: 'nearest',
      order: 'asc',
      status: ['pending'],
    });
    await axe();
  });

  it('groups them by what they ask for, and no more once another order is chosen', async () => {
    const settled = { status: 'validated', validatedAt: '2026-11-17T08:00:00.000Z' } as const;
    agenda([
      anAppointment({ title: 'À raconter', date: '2026-11-17T09:00:00.000Z' }),
      anAppointment({ title: 'Ce soir', date: '2026-11-18T17:00:00.000Z' }),
      advice,
      anAppointment({ title: 'Racontée', date: '2026-11-12T09:00:00.000Z', ...settled }),
    ]);
    const { user } = await open();

    await screen.findByText('Ce soir');
    expect(
      within(list())
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Compte rendu à écrire',
      'À raconter',
      'Aujourd’hui',
      'Ce soir',
      'À venir',
      advice.title,
      'Passées',
      'Racontée',
    ]);
    screen.getByText('Aujourd’hui à 18 h');
    screen.getByText('Hier à 10 h');
    screen.getByRole('link', { name: 'Écrire le compte rendu À raconter' });

    await user.click(screen.getByRole('button', { name: 'Trier par Date' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Titre' }));
    await screen.findByRole('heading', { level: 2, name: 'Ce soir' });
    expect(screen.queryByRole('heading', { name: 'Passées' })).not.toBeInTheDocument();
  });

  it('is busy until the answer is there', async () => {
    const answer = later<ReturnType<typeof listOf<Appointment>>>();
    agenda([], { 'GET /me/agenda': () => answer.promise });

    await open();

    await screen.findByText('Chargement…');
    expect(list()).toHaveAttribute('aria-busy', 'true');
    answer.resolve(listOf([advice]));
    await screen.findByText(advice.title);
    expect(list()).toHaveAttribute('aria-busy', 'false');
  });

  it('says what an action is while there is none', async () => {
    agenda([], { 'GET /me/agenda/count': () => noCounts });

    await open();

    await screen.findByRole('heading', { name: 'Rien n’est encore planifié' });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await axe();
  });

  it.each([
    ['', 'Aucune action en cours'],
    ['?filter=complete', 'Aucune action validée pour le moment'],
    ['?filter=cancelled', 'Aucune action annulée'],
  ])('shows its tabs where one of them is empty (%s)', async (query, title) => {
    agenda([]);

    await open(`/networking-actions${query}`);

    await screen.findByRole('heading', { name: title });
    screen.getByRole('navigation', { name: 'Filtrer les actions' });
  });

  it('stores filter, search and sort in the address, and requests the list by them', async () => {
    const api = agenda([advice]);
    const { user, address } = await open('/networking-actions?page=3');
    await screen.findByText(advice.title);

    await user.click(screen.getByRole('link', { name: /Validées/ }));
    await user.type(screen.getByRole('textbox', { name: 'Chercher dans vos actions' }), 'conseil{Enter}');
    await user.click(screen.getByRole('button', { name: 'Trier par Date' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Titre' }));

    expect(address()).toBe('/networking-actions?filter=complete&search=conseil&sort=title');
    await waitFor(() =>
      expect(api.requestsOf('GET /me/agenda').at(-1)?.query).toEqual({
        page: 0,
        sort: 'title',
        order: 'asc',
        search: 'conseil',
        status: ['validated'],
      }),
    );
    expect(api.requestsOf('GET /me/agenda/count').at(-1)?.query).toEqual({ search: 'conseil' });
  });

  it('says that nothing matches, and clears the search', async () => {
    agenda([], { 'GET /me/agenda': ({ query }) => listOf(query['search'] ? [] : [advice]) });
    const { user, address } = await open('/networking-actions?filter=cancelled&search=mar');
    await screen.findByRole('heading', { name: 'Aucune action ne correspond à « mar »' });
    await axe();

    await user.click(within(list()).getByRole('button', { name: 'Effacer la recherche' }));

    expect(address()).toBe('/networking-actions?filter=cancelled');
    await screen.findByText(advice.title);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('says that it does not answer, and tries again', async () => {
    const api = agenda([], { 'GET /me/agenda': () => refuse(503, { code: 'notReady' }) });
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Les actions de networking ne répondent pas' });
    await axe();

    api.answer({ 'GET /me/agenda': () => listOf([advice]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByText(advice.title);
  });

  it('speaks English', async () => {
    agenda([advice]);
    const messages = { fr: async () => ({ messages: french }), en: async () => ({ messages: english }) };

    await renderScreen(<NetworkingActionListScreen />, { route: '/networking-actions', locale: 'en', messages });

    await screen.findByText('Request for advice');
    screen.getByRole('link', { name: /Join the video call/ });
    screen.getByRole('link', { name: /Completed/ });
  });
});
