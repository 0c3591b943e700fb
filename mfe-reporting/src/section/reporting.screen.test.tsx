import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';

import type { MetricAnswer } from '@passerelle/shared/contract';
import {
  aStaffProfile,
  aUser,
  aUserGroup,
  aUserSummary,
  axe,
  fakeApi,
  type FakeRequest,
  FROZEN_NOW,
  type Handlers,
  later,
  listOf,
  refuse,
  renderScreen,
  setViewport,
} from '@passerelle/shared/testing';
import { clearCachedAnswers } from '@passerelle/shared/client';
import { followUpHandlers } from '../lists/follow-up.test-helper';
import { ReportingScreen } from './reporting.screen';

// The drawing is tested in its room; jsdom has no pixels.
jest.mock('@passerelle/shared/charts', () => ({
  ...jest.requireActual<object>('@passerelle/shared/charts'),
  ChartFigure: ({ table }: { table: ReactNode }) => table,
}));

const CALL = 'GET /reporting/grafana/:queryType';
const named = { firstName: 'Paul', lastName: 'Roussel' };
const paul = aUserSummary(named);
const lyon = aUserGroup({ name: 'Lyon x"} or vector(1) #' });

const valueAt = (at: number, value: string, metric: Record<string, string> = {}): MetricAnswer => ({
  resultType: 'vector',
  result: [{ metric, value: [at, value] }],
});
const twelve = ({ params, query }: FakeRequest): MetricAnswer =>
  params['queryType'] === 'query_range'
    ? { resultType: 'matrix', result: [{ metric: {}, values: [[Number(query['start']), '12']] }] }
    : valueAt(Number(query['time']), '12');

async function open(route = '/client/reporting', handlers: Handlers = {}, role: 'manager' | 'headHR' = 'headHR') {
  const me = aStaffProfile(role);
  const api = fakeApi({
    'GET /me': () => me,
    [CALL]: twelve,
    ...followUpHandlers,
    'GET /users': () => listOf([paul]),
    'GET /users/:userId': ({ params }) =>
      params['userId'] === paul.id ? aUser(named) : refuse(404, { code: 'notFound' }),
    'GET /users/groups': () => listOf([lyon]),
    'GET /users/groups/:groupId': () => lyon,
    ...handlers,
  });
  const opened = await renderScreen(<ReportingScreen />, { route, person: me });
  const asked = () => api.requestsOf(CALL).map(({ query }) => String(query['query']));
  return { api, asked, ...opened };
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 3, name });
const control = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => clearCachedAnswers());
// Questions are sent a few a task: those of one test are not to reach the server of the next.
afterEach(async () => {
  for (let task = 0; task < 10; task += 1) await new Promise((resolve) => setTimeout(resolve));
});

const defaultMessage = 'Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.';

describe('the reporting of staff', () => {
  it('shows all people over the last seven days, each question asked once and all in one round', async () => {
    const never = later<MetricAnswer>();
    const { asked, api } = await open('/client/reporting', { [CALL]: () => never.promise });

    await heading(/^Places utilisées/);
    await waitFor(() => expect(asked()).toHaveLength(32));
    const questions = api.requestsOf(CALL).map(({ query, params }) => JSON.stringify([query, params]));
    expect(new Set(questions).size).toBe(32);
    control(/^Période\s: 12\s*–\s*18\snovembre$/);
    expect(asked().join()).not.toContain('$');
    expect(api.requestsOf(CALL)[0]?.query['time']).toBe(String(Date.parse(FROZEN_NOW) / 1_000));
  });

  it('has the figures of all panels, and no fault of accessibility', async () => {
    await open();
    await waitFor(() => expect(screen.getAllByText('12').length).toBeGreaterThan(5));
    await axe();
  });

  it('names the period of each figure, and keeps its definition behind « Pourquoi ce chiffre ? »', async () => {
    const { user } = await open();
    await heading(/^Places utilisées\s+au 18\snovembre$/);
    const card = screen.getByRole('region', { name: /^Durée moyenne d’une connexion\s+12\s–\s18\snovembre$/ });
    await user.click(await within(card).findByRole('button', { name: /^Pourquoi ce chiffre/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Durée moyenne d’une connexion' });
    expect(within(dialog).getByText(/^Durée totale des connexions/)).toBeVisible();
  });

  it('shows under a figure how it compares with the period before, and nothing else', async () => {
    await open('/client/reporting?compare=yes');
    const card = await screen.findByRole('region', { name: /^Entretiens d’embauche faits/ });
    await within(card).findByText(/^autant que la semaine d’avant/);
    expect(within(card).queryByText(/12 entretiens/)).not.toBeInTheDocument();
  });

  it('shows one person alone, by the name that the server gives them', async () => {
    const { asked } = await open(`/client/reporting?user=${paul.id}&userName=Somebody+Else`);

    await screen.findByRole('button', { name: /^Personne\s: Paul Roussel$/ });
    await heading(/^Nombre de connexions/);
    expect(screen.queryByText(/Somebody Else/)).not.toBeInTheDocument();
    expect(asked().every((query) => query.includes(`user="${paul.id}"`))).toBe(true);
  });

  it('ignores the name in the address for a person outside the viewer’s scope', async () => {
    await open('/client/reporting?user=0e0f9a52-0000-4000-8000-000000000000&userName=Marie+Curie');

    await screen.findByText('une personne dont le nom n’est pas visible');
    expect(screen.queryByText(/Marie Curie/)).not.toBeInTheDocument();
  });

  it('takes « all » as no filter', async () => {
    const { asked } = await open('/client/reporting?user=all&group=all');
    await heading(/^Places utilisées/);
    await waitFor(() => expect(asked()).toHaveLength(32));
    expect(asked().some((query) => /user=|group=/.test(query))).toBe(false);
  });

  it('keeps each choice in the address, says it in a chip, and lets go of it with one press', async () => {
    const { user, address } = await open();
    await heading(/^Places utilisées/);

    await user.click(control(/^Répartir par\s: rien$/));
    await user.click(screen.getByRole('menuitemradio', { name: 'genre' }));
    await heading(/^Personnes sans connexion/);
    await user.click(screen.getByRole('button', { name: 'Comparer les graphiques à la période d’avant' }));
    expect(address()).toBe('/client/reporting?compare=yes&distrib=gender&distribName=genre');
    const chips = within(screen.getByRole('list', { name: 'Filtres choisis' }));
    chips.getByRole('button', { name: /^Comparé à\s: 5\s*–\s*11\snovembre, à la même heure/ });

    await user.click(chips.getByRole('button', { name: /^Réparti par\s: genre/ }));
    expect(address()).toBe('/client/reporting?compare=yes');
    await user.click(screen.getByRole('button', { name: 'Retirer les filtres' }));
    expect(address()).toBe('/client/reporting');
  });

  it('chooses a group and one of its people by typing', async () => {
    const { user, address, api, asked } = await open();
    await user.click(await screen.findByRole('button', { name: /^Groupe\s: tous$/ }));
    await user.click(await screen.findByRole('radio', { name: lyon.name }));
    await user.click(screen.getByText('Fermer'));
    await waitFor(() => expect(address()).toContain(`group=${lyon.id}`));
    // Questions are sent a few a task.
    await waitFor(() => expect(asked().at(-1)).toContain(`group="${lyon.id}"`));

    await user.click(control(/^Personne\s: toutes$/));
    await user.type(await screen.findByRole('textbox', { name: 'Chercher une personne' }), 'pau');
    await user.click(await screen.findByRole('radio', { name: /Paul Roussel/ }));
    await waitFor(() => expect(address()).toContain(`user=${paul.id}`));
    expect(api.requestsOf('GET /users').at(-1)?.query).toMatchObject({ pageSize: 5, group: lyon.id });
  });

  it('passes the focus from a chip that goes to the next, and after the last to the filters', async () => {
    const { user } = await open('/client/reporting?compare=yes&distrib=gender');
    await heading(/^Personnes sans connexion/);
    screen.getByRole('button', { name: /^Réparti par/ }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Comparé à/ })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(control(/^Période/)).toHaveFocus());
  });

  it('has on a phone one button for all filters, which says how many are set', async () => {
    setViewport(360);
    const { user, address } = await open('/client/reporting?compare=yes');
    await user.click(await screen.findByRole('button', { name: /^Filtrer\s: 1$/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtrer' }));
    await user.click(sheet.getByRole('button', { name: /^Répartir par\s: rien$/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'genre' }));
    expect(address()).toContain('distrib=gender');
    await user.click(sheet.getByRole('button', { name: 'Voir les chiffres' }));
    await screen.findByRole('button', { name: /^Filtrer\s: 2$/ });
    await axe();

    await user.click(screen.getByRole('button', { name: 'Retirer les filtres' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filtrer' })).toHaveFocus());
  });

  it.each(['Genre', 'gender', 'statut', 'Status'])('splits by the word %s alone', async (word) => {
    const { asked, user, address } = await open(`/client/reporting?distribName=${word}`);
    await heading(/^Personnes sans connexion/);
    const label = /^g/i.test(word) ? 'gender' : 'jobLevel';
    await waitFor(() => expect(asked().join()).toContain(`sum by (${label})`));
    await user.click(screen.getByRole('button', { name: /^Réparti par/ }));
    expect(address()).toBe('/client/reporting');
  });

  it('takes a range of one’s own, and those that are one press away', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: /^Période/ }));
    await user.click(await screen.findByRole('button', { name: 'Le mois précédent' }));

    await screen.findByRole('button', { name: /^Période\s: 1er\s*–\s*31\soctobre$/ });
    const from = Date.parse('2026-09-30T22:00:00Z');
    expect(address()).toBe(`/client/reporting?dateRange=${from}-${Date.parse('2026-10-31T23:00:00Z') - 1}`);
  });

  it('lives when a question fails: its panel says so, and asks for that alone again', async () => {
    const { user, api } = await open('/client/reporting', {
      [CALL]: (request) =>
        String(request.query['query']).includes('suspension_count')
          ? refuse(422, { code: 'unexpected' })
          : twelve(request),
    });
    await waitFor(() => expect(screen.getAllByText('12').length).toBeGreaterThan(5));
    await screen.findByText(`${defaultMessage} Les autres chiffres sont à jour.`);
    const before = api.requestsOf(CALL).length;

    api.answer({ [CALL]: twelve });
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));

    await waitFor(() => expect(screen.queryByText(/Les autres chiffres/)).not.toBeInTheDocument());
    // Its figure, and that of the period before.
    expect(api.requestsOf(CALL)).toHaveLength(before + 2);
  });

  it('does not say that the other figures are up to date when some of them failed too', async () => {
    await open('/client/reporting', {
      [CALL]: (request) =>
        /suspension_count|job_interview_done_count/.test(String(request.query['query']))
          ? refuse(422, { code: 'unexpected' })
          : twelve(request),
    });
    await waitFor(() => expect(screen.getAllByText('12').length).toBeGreaterThan(5));

    await waitFor(() => expect(screen.getAllByText(defaultMessage)).toHaveLength(2));
    expect(screen.queryByText(/Les autres/)).not.toBeInTheDocument();
  });

  it('never shows figures of another filter, and has those of before at once', async () => {
    const never = later<MetricAnswer>();
    const { user } = await open('/client/reporting', {
      [CALL]: (request) => (String(request.query['query']).includes('gender') ? never.promise : twelve(request)),
    });
    await waitFor(() => expect(screen.getAllByText('12').length).toBeGreaterThan(5));

    await user.click(control(/^Répartir par\s: rien$/));
    await user.click(screen.getByRole('menuitemradio', { name: 'genre' }));
    expect(screen.queryByText('12')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Réparti par/ }));

    expect(screen.getAllByText('12').length).toBeGreaterThan(0);
    // Panels are drawn a few at a time.
    await waitFor(() => expect(screen.getAllByText('12').length).toBeGreaterThan(5));
  });

  it('offers no group without the permission to read groups', async () => {
    const me = aStaffProfile('manager');
    const blind = { ...me, mergedPermissions: { ...me.mergedPermissions, userGroups: 'disabled' as const } };
    await open('/client/reporting', { 'GET /me': () => blind }, 'manager');
    await heading(/^Places utilisées/);
    expect(screen.queryByRole('button', { name: /^Groupe/ })).not.toBeInTheDocument();
  });
});
