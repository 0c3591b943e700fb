import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aProfile,
  aStaffProfile,
  aSelectedProgram,
  aTask,
  axe,
  later,
  refuse,
  renderScreen,
  setNow,
  setViewport,
  someStats,
} from '@passerelle/shared/testing';

import { programApi } from '../testing/program-api';
import { HomeScreen } from './home.screen';

const show = async (route = '/', slots = {}) => {
  const shown = await renderScreen(<HomeScreen />, { route, slots });
  await screen.findByRole('heading', { level: 1 });
  return shown;
};

describe('home', () => {
  it('greets by first name and says in words what is left of the week', async () => {
    programApi();

    await show();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bonjour Amel');
    expect(await screen.findByText('3 tâches')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '2 rendez‑vous' })).toHaveAttribute('href', '/calendar');
    expect(screen.getByText('Semaine 7 sur 12')).toBeInTheDocument();
    expect(screen.getByText('Vous avez passé le milieu de votre passerelle.')).toBeInTheDocument();
  });

  it('names the HR representative, with a link that writes to them, before and after the programme is chosen', async () => {
    const claire = {
      id: '00000000-0000-4000-8000-000000000008',
      firstName: 'Claire',
      lastName: 'Nguyen',
      email: 'claire@b.example',
      phone: null,
      avatarUrl: null,
    };
    const job = {
      level: null,
      jobTitle: null,
      position: null,
      manager: null,
      hrRepresentative: claire,
      occupation: null,
      annualSalaryWithoutTax: null,
      entryOnDutyDate: null,
    };
    programApi({}, { 'GET /me': () => aProfile({ job }) });
    const { unmount } = await show();
    const section = await screen.findByRole('region', { name: 'Vos interlocuteurs' });
    expect(within(section).getByRole('link')).toHaveAttribute('href', 'mailto:claire@b.example');
    unmount();

    programApi({}, { 'GET /me': () => aProfile({ job, selectedProgram: null }) });
    await show();
    expect(await screen.findByRole('region', { name: 'Vos interlocuteurs' })).toHaveTextContent('Claire Nguyen');
  });

  it('congratulates once everything of the week is done', async () => {
    const week = { ...someStats().week, remainingActions: 0 };
    programApi({}, { 'GET /me/stats': () => someStats({ week, appointments: { total: 1, pending: 0 } }) });

    await show();

    expect(await screen.findByText('Objectif atteint. Le reste de la semaine est à vous.')).toBeInTheDocument();
    expect(screen.queryByText(/Vous avez .* rendez‑vous/)).not.toBeInTheDocument();
  });

  it('explains where the points of the gauges come from', async () => {
    programApi();
    const { user } = await show();

    await user.click(await screen.findByRole('button', { name: 'Comprendre' }));

    const dialog = await screen.findByRole('dialog', { name: 'Comprendre le baromètre' });
    expect(within(dialog).getByText('7 tâches validées sur 8')).toBeInTheDocument();
    expect(within(dialog).getByText('22 sur 25 pts')).toBeInTheDocument();
    expect(within(dialog).getByText('72 sur 100 pts')).toBeInTheDocument();
    await axe();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Comprendre' })).toHaveFocus();
  });

  it('explains figures that come from nothing in words, not as something « sur 0 »', async () => {
    const { gauges } = someStats();
    const parts = {
      ...gauges.progression.parts,
      actions: { points: 0, validated: 0, due: 0 },
      networking: { points: 0, done: 0, due: 0, planned: 0 },
    };
    const idle = { actions: { points: 0, total: 100, ratio: 0 }, progression: { ...gauges.progression, parts } };
    programApi({}, { 'GET /me/stats': () => someStats({ tasks: { points: 0, total: 0 }, gauges: idle }) });
    const { user } = await show();

    await user.click(await screen.findByRole('button', { name: 'Comprendre' }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Aucune tâche ne rapporte de points cette semaine : la jauge/)).toBeInTheDocument();
    expect(dialog.getByText('Aucune tâche prévue ces trois semaines')).toBeInTheDocument();
    expect(dialog.getByText('Aucune action de networking notée ces trois semaines')).toBeInTheDocument();
    expect(dialog.queryByText(/sur 0/)).not.toBeInTheDocument();
  });

  it('reads the figure of each gauge out', async () => {
    programApi();

    await show();

    expect(await screen.findByText('40 points sur 100')).toBeInTheDocument();
    expect((await screen.findByText('sur trois semaines', { exact: false })).textContent).toBe(
      '72\u202F% sur trois semaines',
    );
  });

  it('renders the slot of this week’s appointments, and nothing when no remote fills it', async () => {
    programApi();
    const { unmount } = await show('/', { 'networking.week-appointments': () => <h2>Rendez‑vous</h2> });
    expect(screen.getByRole('heading', { name: 'Rendez‑vous' })).toBeInTheDocument();
    unmount();

    await show();
    expect(screen.queryByRole('heading', { name: 'Rendez‑vous' })).not.toBeInTheDocument();
  });

  it('begins a networking action from its header, and knows where to come back to', async () => {
    programApi();
    const { user, address } = await show('/?filter=currentWeek');

    await user.click(screen.getByRole('link', { name: 'Planifier une action' }));

    expect(address()).toBe('/networking-actions/create');
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

    expect(screen.getByText('Votre programme est suspendu jusqu’au 6 décembre.')).toBeInTheDocument();
    expect(screen.getByText(/Rien n’est perdu/)).toBeInTheDocument();
  });

  it('left open over a Sunday night, speaks of the new week as soon as it is looked at', async () => {
    const api = programApi({ current: [aTask({ task: { name: 'Demander conseil' } })] });
    await show();
    await screen.findByRole('link', { name: 'Demander conseil' });
    const week = { ...someStats().week, remainingActions: 5 };
    api.answer({ 'GET /me/stats': () => someStats({ week }) });

    setNow('2026-11-23T07:00:00.000Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));

    expect(await screen.findByText('5 tâches')).toBeInTheDocument();
    expect(await screen.findByText('Semaine 8 sur 12')).toBeInTheDocument();
    expect(screen.queryByText(/16\s– 22\snovembre/)).not.toBeInTheDocument();
    expect(api.requestsOf('GET /me')).toHaveLength(2);
  });

  it.each([
    ['past its last Sunday', { dates: { fromDate: '2026-08-24T00:00:00.000Z', toDate: '2026-11-15T23:59:59.999Z' } }],
    ['closed before its time', { status: 'closed' as const }],
  ])('says that a programme %s is over, and promises nothing of it', async (_, over) => {
    programApi({}, { 'GET /me': () => aProfile({ selectedProgram: aSelectedProgram(over) }) });

    await show('/?filter=previousWeeks');

    expect(await screen.findByText(/^Votre programme est terminé\. Vos contacts/)).toBeInTheDocument();
    expect(screen.getByText('Programme terminé')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 3, name: 'Votre programme est terminé' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Filtrer les tâches' })).not.toBeInTheDocument();
    expect(screen.queryByText(/apparaîtront ici|toutes faites|Aucune action/)).not.toBeInTheDocument();
    await axe();
  });

  it('expects nothing before the first Monday, and praises nothing either', async () => {
    const dates = { fromDate: '2026-11-23T00:00:00.000Z', toDate: '2027-02-14T23:59:59.999Z' };
    const stats = someStats();
    programApi(
      {},
      {
        'GET /me': () => aProfile({ selectedProgram: aSelectedProgram({ status: 'pending', dates }) }),
        'GET /me/stats': () => ({ ...stats, week: { ...stats.week, remainingActions: 0 } }),
      },
    );

    await show();

    expect(await screen.findByText(/^Rien n’est attendu de vous avant le lundi 23\snovembre\./)).toBeInTheDocument();
    expect(await screen.findAllByText('À venir')).toHaveLength(2);
    expect(screen.queryByText(/Objectif atteint|À lancer|Bon rythme|En chemin/)).not.toBeInTheDocument();
    await axe();
  });

  it('welcomes who has no programme yet, and asks for nothing else', async () => {
    const api = programApi({}, { 'GET /me': () => aProfile({ selectedProgram: null }) });

    await show();

    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Votre programme n’a pas encore commencé');
    expect(api.requests.map(({ name }) => name)).toEqual(['GET /me']);
    await axe();
  });

  it('tells staff what the participant space is for, and leads to theirs', async () => {
    programApi({}, { 'GET /me': () => aStaffProfile('headHR') });

    await show();

    screen.getByRole('heading', { level: 2, name: 'Vous êtes dans l’espace participant' });
    expect(screen.getByRole('link', { name: 'Aller à l’espace client' })).toHaveAttribute('href', '/client');
    expect(screen.queryByText(/Votre programme/)).not.toBeInTheDocument();
  });

  it('loses one area only when one call fails, and finds it again', async () => {
    const api = programApi({}, { 'GET /me/stats': () => refuse(500, { code: 'unexpected' }) });
    const { user } = await show();

    const area = await screen.findByRole('region', { name: 'Le baromètre ne répond pas' });
    expect(await screen.findByRole('heading', { name: 'Rien à faire pour l’instant' })).toBeInTheDocument();
    api.answer({ 'GET /me/stats': () => someStats() });
    await user.click(within(area).getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByRole('heading', { name: 'Progression' })).toBeInTheDocument();
  });

  it('says that home itself does not answer, and tries again', async () => {
    const api = programApi({}, { 'GET /me': () => refuse(503, { code: 'notReady' }) });
    const { user } = await show();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Votre accueil ne répond pas');
    api.answer({ 'GET /me': () => aProfile() });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByText('Bonjour Amel')).toBeInTheDocument();
  });

  it('shows skeletons while the figures load', async () => {
    const stats = later<ReturnType<typeof someStats>>();
    programApi({}, { 'GET /me/stats': () => stats.promise });

    await show();

    const barometer = screen.getByRole('region', { name: 'Baromètre' });
    expect((await within(barometer).findByRole('status')).textContent).toBe('Chargement…');
    stats.resolve(someStats());
    expect(await screen.findByRole('heading', { name: 'Actions' })).toBeInTheDocument();
  });

  it('puts tasks and appointments before the barometer on a phone, and the tasks first on a wide screen too', async () => {
    programApi();
    const slots = { 'networking.week-appointments': () => <h2>Rendez‑vous</h2> };
    setViewport(360);
    const { unmount } = await show('/', slots);
    const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(order()).toEqual(['Vos tâches', 'Rendez‑vous', 'Baromètre', 'Badges']);
    await screen.findByRole('heading', { name: 'Progression' });
    await axe();
    unmount();

    setViewport(1440);
    await show('/', slots);
    expect(order()).toEqual(['Vos tâches', 'Baromètre', 'Rendez‑vous', 'Badges']);
    await screen.findByRole('heading', { name: 'Progression' });
    await axe();
  });
});
