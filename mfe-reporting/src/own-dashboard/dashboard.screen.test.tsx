import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';

import type { Locale, MetricAnswer, OwnProfile } from '@passerelle/shared/contract';
import {
  anAppointment,
  anId,
  aParticipantProgram,
  aProfile,
  aSelectedProgram,
  aStaffProfile,
  aSuspension,
  aTask,
  axe,
  fakeApi,
  later,
  listOf,
  refuse,
  renderScreen,
  type FakeRequest,
  type Handlers,
} from '@passerelle/shared/testing';
import { messages as english } from '../locales/en.po';
import { messages as french } from '../locales/fr.po';
import { DashboardScreen } from './dashboard.screen';

// The drawing is tested in its room; jsdom has no pixels.
jest.mock('@passerelle/shared/charts', () => ({
  ...jest.requireActual<object>('@passerelle/shared/charts'),
  ChartFigure: ({ view, table }: { view: string; table: ReactNode }) => (
    <>
      {view === 'chart' && <img alt="Courbes" />}
      {table}
    </>
  ),
}));

const CALL = 'GET /reporting/grafana/:queryType';
const amel = aProfile();
const none: MetricAnswer = { resultType: 'matrix', result: [] };

/** Fake answer with a value per requested moment, computed from its distance to the end. */
function course({ query: { start, end, step } }: FakeRequest, value: (fromEnd: number) => number): MetricAnswer {
  const count = Math.floor((Number(end) - Number(start)) / Number(step)) + 1;
  const values = Array.from({ length: count }, (_, index): [number, string] => [
    Number(start) + index * Number(step),
    // A moment by itself is the day a week ago that stops at this hour.
    String(value(count === 1 ? 7 : count - 1 - index)),
  ]);
  return { resultType: 'matrix', result: [{ metric: {}, values }] };
}

/** True if the request queries the metric. */
const asks = ({ query }: FakeRequest, metric: string): boolean => String(query['query']).includes(`${metric}{`);

/** Three connections a day and four before; 107 points a day; an interview yesterday. */
function answer(request: FakeRequest): MetricAnswer {
  if (asks(request, 'session_count')) return course(request, (fromEnd) => (fromEnd < 7 ? 3 : 4));
  if (asks(request, 'total_session_duration')) return course(request, () => 600);
  if (asks(request, 'task_points')) return course(request, () => 200);
  if (asks(request, 'job_interview_done_count')) return course(request, (fromEnd) => (fromEnd === 1 ? 1 : 0));
  if (asks(request, 'user_badges')) {
    return { resultType: 'vector', result: [{ metric: { badge: 'cv' }, value: [1, '2'] }] };
  }
  return none;
}

const tasks = [
  aTask({ id: anId(1), task: { name: 'Relire son CV', family: 'cv' } }),
  aTask({ id: anId(2), task: { name: 'Appeler Zeynep' }, status: 'validated' }),
];

interface Opening {
  route?: string;
  person?: OwnProfile;
  handlers?: Handlers;
  locale?: Locale;
}

const handlersFor = (person: OwnProfile): Handlers => ({
  'GET /me': () => person,
  'GET /me/program': () => aParticipantProgram(),
  'GET /me/tasks': () => listOf(tasks),
  'GET /me/agenda': () => listOf([anAppointment({ title: 'Déjeuner chez Boisetrives' })]),
  [CALL]: answer,
});

async function open({ route = '/dashboard', person = amel, handlers = {}, locale = 'fr' }: Opening = {}) {
  const api = fakeApi({ ...handlersFor(person), ...handlers });
  return { api, ...(await renderScreen(<DashboardScreen />, { route, person, locale })) };
}

/** Numbers and dates contain non-breaking spaces. */
const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ').trim());
const figures = async () => {
  const list = await screen.findByRole('list', { name: 'Chiffres de la période' });
  return textsOf(within(list).getAllByRole('listitem'));
};
const table = () => screen.getByRole('table', { name: 'Votre activité en chiffres' });
const rows = () => textsOf(within(table()).getAllByRole('row'));
const panel = (name: string) => screen.findByRole('region', { name });

describe('the dashboard', () => {
  it('shows the last seven days: figures, a chart with its table, badges', async () => {
    const { api } = await open();

    await screen.findByText('1 400');
    screen.getByRole('heading', { level: 1, name: 'Votre reporting' });
    expect(await figures()).toEqual([
      'Connexions21 1 h 10 en tout7 de moins',
      'Points gagnés1 400 Comme avant',
      'Actions de networking faites0 Comme avant',
      'Entretiens passés1 1 de plus',
      'Candidatures envoyées0 Comme avant',
    ]);
    await screen.findByRole('img', { name: 'Courbes' });
    expect(rows()).toHaveLength(8);
    expect(rows().at(-1)).toBe('mer. 18, en cours30');
    screen.getByText('12 – 18 novembre');
    const badges = await panel('Badges à ce jour');
    expect(
      within(badges)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['CVArgent', 'LinkedInÀ commencer', 'Projet professionnelÀ commencer']);
    const asked = api.requestsOf(CALL).filter((request) => asks(request, 'session_count'));
    expect(asked.map(({ query }) => query)).toEqual([
      {
        query: `sum(count_over_time(session_count{user="${amel.id}"}[86400s]))`,
        start: String(Date.parse('2026-11-05T23:00:00.000Z') / 1_000),
        end: String(Date.parse('2026-11-18T23:00:00.000Z') / 1_000),
        step: '86400',
      },
      {
        query: `sum(count_over_time(session_count{user="${amel.id}"}[37800s]))`,
        start: String(Date.parse('2026-11-11T09:30:00.000Z') / 1_000),
        end: String(Date.parse('2026-11-11T09:30:00.000Z') / 1_000),
        step: '37800',
      },
    ]);
    await axe();
  });

  it('tells kindly what changed, and what grew', async () => {
    await open();

    const { parentElement: words } = await screen.findByText(/Une semaine calme est une semaine normale/);
    expect(textsOf(words ? [words] : [])).toEqual([
      '7 connexions de moins que la semaine d’avant. Une semaine calme est une semaine normale. Et 1 entretien passé de plus.',
    ]);
  });

  it('has nothing to compare with in a first week', async () => {
    const handlers: Handlers = {
      [CALL]: (request: FakeRequest) =>
        asks(request, 'session_count') ? course(request, (fromEnd) => (fromEnd === 0 ? 1 : 0)) : none,
    };
    await open({ handlers });

    await screen.findByText(/c’est ici que votre histoire commence/);
  });

  it('stores the range in the address, shows weeks when it is long, and compares a whole programme with nothing', async () => {
    const { user, address, api } = await open();
    await screen.findByRole('heading', { name: 'Votre activité par jour' });

    await user.click(screen.getByRole('button', { name: /^Période/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'tout le programme' }));

    expect(address()).toBe('/dashboard?range=program');
    await screen.findByRole('heading', { name: 'Votre activité par semaine' });
    screen.getByText('5 octobre – 18 novembre');
    await waitFor(() => expect(rows().at(-1)).toMatch(/^16 – 18 nov\./));
    expect(screen.queryByText(/semaines? d’avant/)).not.toBeInTheDocument();
    const points = api.requestsOf(CALL).filter((request) => asks(request, 'task_points'));
    // After those of the last days: whole weeks, the one with an hour more by itself, and this one to the end of today.
    expect(points.slice(2).map(({ query }) => query['step'])).toEqual(['604800', '608400', '604800', '259200']);
  });

  it('can be a table alone, which the address remembers', async () => {
    const { user, address } = await open();
    await screen.findByRole('img', { name: 'Courbes' });

    await user.click(screen.getByRole('button', { name: 'Tableau' }));

    expect(address()).toBe('/dashboard?view=table');
    expect(screen.queryByRole('img', { name: 'Courbes' })).not.toBeInTheDocument();
    await waitFor(() => expect(rows()).toHaveLength(8));
    await axe();
  });

  it('is busy until the answers are there, and never shows figures of another range', async () => {
    const { user, api } = await open();
    await screen.findByText('21');
    const slow = later<MetricAnswer>();
    api.answer({ [CALL]: () => slow.promise });

    await user.click(screen.getByRole('button', { name: /^Période/ }));
    await user.click(screen.getByRole('menuitemradio', { name: '4 dernières semaines' }));

    await waitFor(() => expect(screen.getAllByText('Chargement…')).toHaveLength(6));
    expect(screen.queryByText('21')).not.toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Votre activité en chiffres' })).not.toBeInTheDocument();
    await axe();
    slow.resolve(none);
    await screen.findByRole('heading', { name: 'Rien à montrer sur cette période' });
    expect(screen.queryByText('Comme avant')).not.toBeInTheDocument();
  });

  it('says so in words when nothing happened', async () => {
    await open({ handlers: { [CALL]: () => none } });

    await screen.findByRole('heading', { name: 'Rien à montrer sur cette période' });
    expect(await figures()).toContain('Points gagnés0');
    await axe();
  });

  it('lets the other panels live when one fails, and tries that one again', async () => {
    const broken = (request: FakeRequest) =>
      asks(request, 'networking_actions_done_count') ? refuse(503, { code: 'notReady' }) : answer(request);
    const { api, user } = await open({ handlers: { [CALL]: broken } });
    const activity = await panel('Votre activité par jour');
    await within(activity).findByText(
      /^Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard\.\s*$/,
    );
    await screen.findByText('1 400');
    await screen.findByText('Argent');
    await axe();
    const before = api.requestsOf(CALL).length;

    api.answer({ [CALL]: answer });
    await user.click(await within(activity).findByRole('button', { name: 'Réessayer' }));

    await screen.findByRole('img', { name: 'Courbes' });
    expect(api.requestsOf(CALL)).toHaveLength(before + 2);
  });

  it('says it of a figure, of the badges, of the weeks and of what comes next as well', async () => {
    const handlers: Handlers = {
      [CALL]: () => refuse(500, { code: 'unexpected' }),
      'GET /me/program': () => refuse(500, { code: 'unexpected' }),
      'GET /me/agenda': () => refuse(500, { code: 'unexpected' }),
    };
    await open({ handlers });

    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(9));
    // They are drawn in pieces.
    await waitFor(() => expect(screen.getAllByText('Ce chiffre n’a pas pu être chargé.')).toHaveLength(5));
    await screen.findByText(/Ceux que vous avez obtenus restent à vous/);
    await screen.findByText(/Vos points restent à vous/);
    await screen.findByText(/Vos tâches et vos rendez‑vous sont enregistrés/);
    await axe();
  });

  it('shows its failure while the profile cannot be loaded', async () => {
    const { api, user } = await open({ handlers: { 'GET /me': () => refuse(503, { code: 'notReady' }) } });
    await screen.findByRole('heading', { level: 2, name: 'Votre reporting ne répond pas' });
    await axe();

    api.answer({ 'GET /me': () => amel });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByText('1 400');
  });

  it('speaks English', async () => {
    fakeApi(handlersFor(amel));
    const messages = { fr: async () => ({ messages: french }), en: async () => ({ messages: english }) };

    await renderScreen(<DashboardScreen />, { route: '/dashboard', locale: 'en', messages });

    await screen.findByRole('heading', { name: 'Your activity by day' });
    await screen.findByText('1,400');
    expect(screen.getAllByText('Points earned')).toHaveLength(2);
    await screen.findByText('Silver');
    await screen.findByText('7 visits fewer than the week before.');
    screen.getByText('A quiet week is a normal week.');
  });
});

describe('the story of a programme', () => {
  it('stands on the bridge, and counts the weeks whose goal was reached', async () => {
    const weeks = aParticipantProgram().weeks.map((week) => (week.index < 3 ? { ...week, points: 100 } : week));
    await open({ handlers: { 'GET /me/program': () => aParticipantProgram({ weeks }) } });

    within(await panel('Où vous en êtes')).getByText('Semaine 7 sur 12');
    const goals = await panel('Vos objectifs, semaine par semaine');
    await within(goals).findByText(/Objectif atteint/);
    expect(textsOf([within(goals).getByText(/Objectif atteint/)])[0]).toContain(
      'Objectif atteint 2 fois sur 6 semaines.',
    );
    expect(textsOf(within(goals).getAllByRole('row')).slice(1, 3)).toEqual([
      '16 – 22 nov.0 sur 100En cours',
      '9 – 15 nov.80 sur 100En partie',
    ]);
  });

  it('says what comes next: a task, an appointment, a badge with what is missing for it', async () => {
    const { user, address } = await open();

    const next = await panel('La suite');
    await within(next).findByRole('link', { name: 'Déjeuner chez Boisetrives' });
    within(next).getByText('CV, or');
    within(next).getByText(/Il reste 1 tâche\./);
    await user.click(within(next).getAllByRole('link', { name: 'Relire son CV' })[0] as HTMLElement);
    expect(address()).toBe(`/program/task/${anId(1)}`);
  });

  it('asks for nothing while the programme is suspended', async () => {
    const person = aProfile({ selectedProgram: aSelectedProgram({ suspensions: [aSuspension()] }) });
    await open({ person });

    const words = within(await panel('Où vous en êtes')).getByText(/Votre programme est en pause/);
    expect(textsOf([words])).toEqual([
      'Votre programme est en pause : rien n’est attendu de vous. Vos tâches reviennent le lundi 30 novembre ; rappels à partir du 7 décembre.',
    ]);
  });

  it('says who sees what', async () => {
    await open();

    const who = await panel('Qui voit quoi');
    within(who).getByText(/^Les chiffres de cette page, votre dernière connexion/);
    within(who).getByText(/^Vos contacts, ni le contenu/);
  });

  it('is there without a programme, and asks for none of it', async () => {
    const { api } = await open({
      person: aProfile({ selectedProgram: null }),
      handlers: { 'GET /me/agenda': () => listOf([]) },
    });

    await screen.findByText(/Aucun programme ne vous est donné/);
    const next = await panel('La suite');
    await within(next).findByRole('link', { name: 'Planifier une action' });
    await screen.findByText('1 400');
    expect([...api.requestsOf('GET /me/program'), ...api.requestsOf('GET /me/tasks')]).toEqual([]);
    await axe();
  });

  it('is not what staff look for: they are led to the figures of their people, and see their own alone', async () => {
    const person: OwnProfile = aStaffProfile('manager');
    const { user, api } = await open({ route: '/dashboard?range=program', person });

    await user.click(await screen.findByRole('button', { name: /^Période/ }));

    expect(screen.getAllByRole('menuitemradio')).toHaveLength(3);
    expect(api.requestsOf(CALL).every(({ query }) => String(query['query']).includes(person.id))).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'l’espace client' })).toHaveAttribute('href', '/client/dashboard');
    expect(screen.queryByRole('region', { name: 'Qui voit quoi' })).not.toBeInTheDocument();
  });
});
