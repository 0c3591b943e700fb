import { screen, waitFor, within } from '@testing-library/react';
import {
  aProfile,
  aSelectedProgram,
  anAppointment,
  axe,
  later,
  listOf,
  refuse,
  renderScreen,
  setViewport,
  someStats,
} from '@passerelle/shared/testing';

import { programApi } from '../testing/program-api';
import { HomeScreen } from './home.screen';

const show = async (route = '/') => {
  const shown = await renderScreen(<HomeScreen />, { route });
  await screen.findByRole('heading', { level: 1 });
  return shown;
};

describe('home', () => {
  it('greets by first name and says in words what is left of the week', async () => {
    programApi();

    await show();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bonjour Amel');
    expect(await screen.findByText('3 actions')).toBeTruthy();
    expect(screen.getByText('2 rendez-vous')).toBeTruthy();
    expect(screen.getByText('Semaine 7 sur 12')).toBeTruthy();
    expect(screen.getByText('Vous avez passé le milieu de votre passerelle.')).toBeTruthy();
  });

  it('congratulates once everything of the week is done', async () => {
    const week = { ...someStats().week, remainingActions: 0 };
    programApi({}, { 'GET /me/stats': () => someStats({ week, appointments: { total: 1, pending: 0 } }) });

    await show();

    expect(await screen.findByText('Objectif atteint. Le reste de la semaine est à vous.')).toBeTruthy();
    expect(screen.queryByText(/Vous avez .* rendez-vous/)).toBeNull();
  });

  it('explains where the points of the gauges come from', async () => {
    programApi();
    const { user } = await show();

    await user.click(await screen.findByRole('button', { name: 'Comprendre' }));

    const dialog = await screen.findByRole('dialog', { name: 'Comprendre le baromètre' });
    expect(within(dialog).getByText('7 tâches validées sur 8')).toBeTruthy();
    expect(within(dialog).getByText('22 sur 25 pts')).toBeTruthy();
    expect(within(dialog).getByText('72 sur 100 pts')).toBeTruthy();
    await axe();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Comprendre' }));
  });

  it('lists whom one meets this week, with day, hour and way', async () => {
    const meeting = anAppointment({ title: 'Retour sur mon CV', date: '2026-11-20T15:30:00.000Z', type: 'phone' });
    const api = programApi({}, { 'GET /me/agenda': () => listOf([meeting]) });

    await show();

    const list = await screen.findByRole('list', { name: 'Rendez-vous de la semaine' });
    expect(within(list).getByText('Retour sur mon CV')).toBeTruthy();
    expect(within(list).getByText('16:30')).toBeTruthy();
    expect(within(list).getByText('Par téléphone')).toBeTruthy();
    expect(within(list).getByText('vendredi 20 novembre')).toBeTruthy();
    expect(api.requestsOf('GET /me/agenda')[0]?.query).toMatchObject({
      status: ['pending'],
      fromDate: '2026-11-16T00:00:00.000Z',
    });
  });

  it('shows the badges of the programme with their level in words', async () => {
    programApi();

    await show();

    const badges = await screen.findByRole('region', { name: 'Badges' });
    await waitFor(() => expect(within(badges).getAllByRole('listitem')).toHaveLength(3));
    const texts = within(badges)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual(['CVArgent', 'LinkedInArgent en cours', 'Projet proÀ commencer']);
  });

  it('says until when the programme is suspended', async () => {
    const pause = {
      id: aProfile().id,
      fromDate: '2026-11-16T00:00:00.000Z',
      toDate: '2026-12-06T23:59:59.999Z',
      weeks: 2,
    };
    programApi({}, { 'GET /me': () => aProfile({ selectedProgram: aSelectedProgram({ suspensions: [pause] }) }) });

    await show();

    expect(screen.getByText('Votre programme est suspendu jusqu’au 6 décembre.')).toBeTruthy();
    expect(screen.getByText(/Rien n’est perdu/)).toBeTruthy();
  });

  it('welcomes who has no programme yet, and asks for nothing else', async () => {
    const api = programApi({}, { 'GET /me': () => aProfile({ selectedProgram: null }) });

    await show();

    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Votre programme n’a pas encore commencé');
    expect(api.requests.map(({ name }) => name)).toEqual(['GET /me']);
    await axe();
  });

  it('loses one area only when one call fails, and finds it again', async () => {
    const api = programApi({}, { 'GET /me/agenda': () => refuse(500, { code: 'unexpected' }) });
    const { user } = await show();

    const area = await screen.findByRole('region', { name: 'Vos rendez-vous ne répondent pas' });
    expect(await screen.findByRole('heading', { name: 'Progression' })).toBeTruthy();
    api.answer({ 'GET /me/agenda': () => listOf([anAppointment()]) });
    await user.click(within(area).getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByRole('list', { name: 'Rendez-vous de la semaine' })).toBeTruthy();
  });

  it('says that home itself does not answer, and tries again', async () => {
    const api = programApi({}, { 'GET /me': () => refuse(503, { code: 'notReady' }) });
    const { user } = await show();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Votre accueil ne répond pas');
    api.answer({ 'GET /me': () => aProfile() });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByText('Bonjour Amel')).toBeTruthy();
  });

  it('shows the shape of what comes while figures are on their way', async () => {
    const stats = later<ReturnType<typeof someStats>>();
    programApi({}, { 'GET /me/stats': () => stats.promise });

    await show();

    const barometer = screen.getByRole('region', { name: 'Baromètre' });
    expect((await within(barometer).findByRole('status')).textContent).toBe('Chargement…');
    stats.resolve(someStats());
    expect(await screen.findByRole('heading', { name: 'Actions' })).toBeTruthy();
  });

  it('puts barometer and appointments before the tasks on a phone, and after them on a wide screen', async () => {
    programApi();
    setViewport(360);
    const { unmount } = await show();
    const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(order()).toEqual(['Baromètre', 'Rendez-vous', 'Vos tâches', 'Badges']);
    await screen.findByRole('heading', { name: 'Progression' });
    await axe();
    unmount();

    setViewport(1440);
    await show();
    expect(order()).toEqual(['Vos tâches', 'Baromètre', 'Rendez-vous', 'Badges']);
    await screen.findByRole('heading', { name: 'Progression' });
    await axe();
  });
});
