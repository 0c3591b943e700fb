import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';

import type { Locale, MetricAnswer, OwnProfile } from '@passerelle/shared/contract';
import {
  aProfile,
  aStaffProfile,
  axe,
  fakeApi,
  later,
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

const one = (value: number): MetricAnswer => ({
  resultType: 'vector',
  result: [{ metric: {}, value: [1, `${value}`] }],
});
const none: MetricAnswer = { resultType: 'vector', result: [] };
const course = ({ query: { start, end, step } }: FakeRequest, value: number): MetricAnswer => {
  const count = Math.floor((Number(end) - Number(start)) / Number(step)) + 1;
  const values = Array.from({ length: count }, (_, index): [number, string] => [index, String(index * value)]);
  return { resultType: 'matrix', result: [{ metric: {}, values }] };
};

/** Whether a request is about that metric, as one figure or as a series. */
const asks = ({ params, query }: FakeRequest, metric: string, type = 'query'): boolean =>
  params['queryType'] === type && String(query['query']).includes(`${metric}{`);

function answer(request: FakeRequest): MetricAnswer {
  if (asks(request, 'session_count', 'query_range')) return course(request, 1);
  if (asks(request, 'networking_actions_done_count', 'query_range')) return course(request, 0);
  if (asks(request, 'session_count')) return one(21);
  if (asks(request, 'task_points')) return one(1_284);
  if (asks(request, 'networking_actions_done_count')) return one(3);
  return { resultType: 'vector', result: [{ metric: { badge: 'cv', level: 'lvl2' }, value: [1, '1'] }] };
}

interface Opening {
  route?: string;
  person?: OwnProfile;
  handlers?: Handlers;
  locale?: Locale;
}

async function open({ route = '/dashboard', person = amel, handlers = {}, locale = 'fr' }: Opening = {}) {
  const api = fakeApi({ 'GET /me': () => person, [CALL]: answer, ...handlers });
  return { api, ...(await renderScreen(<DashboardScreen />, { route, person, locale })) };
}

/** Numbers and dates contain non-breaking spaces. */
const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ').trim());
const figures = async () => {
  const list = await screen.findByRole('list', { name: 'Chiffres de la période' });
  return textsOf(within(list).getAllByRole('listitem'));
};
const rows = () => textsOf(within(screen.getByRole('table')).getAllByRole('row'));

describe('the dashboard', () => {
  it('shows the last seven days: figures, a chart with its table, badges', async () => {
    const { api } = await open();

    await screen.findByText('1 284');
    screen.getByRole('heading', { level: 1, name: 'Votre reporting' });
    expect(await figures()).toEqual(['Connexions21', 'Points gagnés1 284', 'Actions de networking faites3']);
    await screen.findByRole('img', { name: 'Courbes' });
    expect(rows()).toHaveLength(8);
    expect(rows().at(-1)).toBe('mer. 1860');
    screen.getByText('12 – 18 novembre');
    const badges = await screen.findByRole('region', { name: 'Badges à ce jour' });
    expect(
      within(badges)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['CVArgent', 'LinkedInÀ commencer', 'Projet professionnelÀ commencer']);
    const asked = api.requestsOf(CALL).find((request) => asks(request, 'session_count', 'query_range'));
    expect(asked?.query).toEqual({
      query: `sum(increase(session_count{user="${amel.id}"}[86400s]))`,
      start: String(Date.UTC(2026, 10, 13) / 1_000),
      end: String(Date.UTC(2026, 10, 19) / 1_000),
      step: '86400',
    });
    await axe();
  });

  it('stores the range in the address, and shows weeks when it is long', async () => {
    const { user, address, api } = await open();
    await screen.findByRole('heading', { name: 'Votre activité par jour' });

    await user.click(screen.getByRole('button', { name: 'Période : 7 derniers jours' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'tout le programme' }));

    expect(address()).toBe('/dashboard?range=program');
    await screen.findByRole('heading', { name: 'Votre activité par semaine' });
    screen.getByText('5 octobre – 22 novembre');
    await waitFor(() => expect(rows().at(-1)).toBe('16 – 22 nov.60'));
    expect(api.requestsOf(CALL).findLast((request) => asks(request, 'task_points'))?.query).toMatchObject({
      query: `sum(increase(task_points{user="${amel.id}"}[4233600s]))`,
    });
  });

  it('can be a table alone, which the address remembers', async () => {
    const { user, address } = await open();
    await screen.findByRole('img', { name: 'Courbes' });

    await user.click(screen.getByRole('button', { name: 'Tableau' }));

    expect(address()).toBe('/dashboard?view=table');
    expect(screen.queryByRole('img', { name: 'Courbes' })).not.toBeInTheDocument();
    expect(rows()).toHaveLength(8);
    await axe();
  });

  it('is busy until the answers are there, and never shows figures of another range', async () => {
    const { user, api } = await open();
    await screen.findByText('21');
    const slow = later<MetricAnswer>();
    api.answer({ [CALL]: () => slow.promise });

    await user.click(screen.getByRole('button', { name: /^Période/ }));
    await user.click(screen.getByRole('menuitemradio', { name: '4 dernières semaines' }));

    await waitFor(() => expect(screen.getAllByText('Chargement…')).toHaveLength(4));
    expect(screen.queryByText('21')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await axe();
    slow.resolve(one(8));
    await waitFor(() => expect(screen.getAllByText('8')).toHaveLength(3));
  });

  it('says so in words when nothing happened', async () => {
    await open({ handlers: { [CALL]: () => none } });

    await screen.findByRole('heading', { name: 'Rien à montrer sur cette période' });
    expect(await figures()).toContain('Points gagnés0');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await axe();
  });

  it('lets the other panels live when one fails, and tries that one again', async () => {
    const broken = (request: FakeRequest) =>
      asks(request, 'networking_actions_done_count', 'query_range')
        ? refuse(503, { code: 'notReady' })
        : answer(request);
    const { api, user } = await open({ handlers: { [CALL]: broken } });
    const panel = await screen.findByRole('region', { name: 'Votre activité par jour' });
    await within(panel).findByText('Ce graphique n’a pas pu être chargé. Les autres chiffres sont à jour.');
    await screen.findByText('1 284');
    await screen.findByText('Argent');
    await axe();
    const before = api.requestsOf(CALL).length;

    api.answer({ [CALL]: answer });
    await user.click(within(panel).getByRole('button', { name: 'Réessayer' }));

    await screen.findByRole('img', { name: 'Courbes' });
    expect(api.requestsOf(CALL)).toHaveLength(before + 1);
  });

  it('says it of a figure and of the badges as well', async () => {
    await open({ handlers: { [CALL]: () => refuse(500, { code: 'unexpected' }) } });

    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(5));
    expect(screen.getAllByText('Ce chiffre n’a pas pu être chargé.')).toHaveLength(3);
    screen.getByText(/Ceux que vous avez obtenus restent à vous/);
    await axe();
  });

  it('offers no programme to who has none, whatever the address says', async () => {
    const person: OwnProfile = aStaffProfile('manager');
    const { user, api } = await open({ route: '/dashboard?range=program', person });

    await user.click(await screen.findByRole('button', { name: 'Période : 7 derniers jours' }));

    expect(screen.getAllByRole('menuitemradio')).toHaveLength(3);
    expect(api.requestsOf(CALL).every(({ query }) => String(query['query']).includes(person.id))).toBe(true);
  });

  it('says that it does not answer when nobody knows whose it is', async () => {
    const { api, user } = await open({ handlers: { 'GET /me': () => refuse(503, { code: 'notReady' }) } });
    await screen.findByRole('heading', { level: 2, name: 'Votre reporting ne répond pas' });
    await axe();

    api.answer({ 'GET /me': () => amel });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByText('1 284');
  });

  it('speaks English', async () => {
    fakeApi({ 'GET /me': () => amel, [CALL]: answer });
    const messages = { fr: async () => ({ messages: french }), en: async () => ({ messages: english }) };

    await renderScreen(<DashboardScreen />, { route: '/dashboard', locale: 'en', messages });

    await screen.findByRole('heading', { name: 'Your activity by day' });
    await screen.findByText('1,284');
    screen.getByText('Points earned');
    await screen.findByText('Silver');
  });
});
