import { screen, waitFor, within } from '@testing-library/react';
import type { Trade, TradeList } from '@passerelle/shared/contract';
import {
  aProfile,
  aSelectedProgram,
  axe,
  fakeApi,
  type FakeRequest,
  type Handlers,
  later,
  listOf,
  refuse,
  renderScreen,
} from '@passerelle/shared/testing';

import { aSurveyStep, noTrades } from '../testing/survey-step';
import { Trades } from './trades';

const source = { name: 'ROME', version: '4.60', month: '2025-09', licence: 'Licence Ouverte 2.0' };
const all: Trade[] = [
  { code: 'A1201', label: 'Bûcheron / Bûcheronne', major: 'R', minor: 'C' },
  { code: 'A1101', label: 'Conducteur / Conductrice d’engins agricoles', major: 'R', minor: null },
  ...['1', '2', '3', '4', '5', '6'].map((place): Trade => ({
    code: `B${place}`,
    label: `Métier ${place}`,
    major: 'C',
    minor: null,
  })),
];
const trades = ({ query }: Pick<FakeRequest, 'query'>): TradeList => {
  const search = typeof query['search'] === 'string' ? query['search'] : '';
  const found = all.filter(({ label }) => label.includes(search));
  return { ...listOf(found.slice(0, Number(query['pageSize']))), totalCount: found.length, source };
};

const open = async (handlers: Handlers = {}) => {
  const api = fakeApi({ 'GET /me': () => aProfile(), 'GET /me/trades': trades, ...handlers });
  const page = await renderScreen(
    <>
      <h1>Une tâche</h1>
      <h2>Les étapes</h2>
      <h3>Passer le test</h3>
      <h4>Votre profil Tricam</h4>
      <Trades step={aSurveyStep('tricam', [])} letters={['t', 'm', 'c']} />
    </>,
    { route: '/program/task/t1?from=home' },
  );
  return { ...page, api };
};
const rows = async () => within(await screen.findByRole('list', { name: 'Métiers' })).getAllByRole('listitem');
const addTo = (label: string) =>
  screen.getByRole('button', { name: new RegExp(`^Ajouter à mes recherches\\s: ${label}$`) });

describe('the trades that match a profile', () => {
  it('say their code, why they are there, and where they come from', async () => {
    const { api } = await open();

    screen.getByRole('heading', { level: 5, name: 'Des métiers qui vous ressemblent' });
    const [first, second] = await rows();
    within(first!).getByRole('heading', { level: 6, name: 'Bûcheron / Bûcheronne' });
    expect(first).toHaveTextContent('Technique et Méthode A1201, RIASEC RC');
    expect(second).toHaveTextContent('Technique A1101, RIASEC R');
    screen.getByText(/^Source des métiers\s: ROME, version 4\.60, septembre 2025\. Licence Ouverte 2\.0\.$/);
    expect(api.requestsOf('GET /me/trades')[0]?.query).toMatchObject({ letters: ['t', 'm', 'c'], pageSize: 6 });
    await axe();
  });

  it('are shown further on a press, until there are no more', async () => {
    const { user } = await open();
    expect(await rows()).toHaveLength(6);
    screen.getByText('8 métiers');

    await user.click(screen.getByRole('button', { name: 'Afficher plus de métiers' }));

    await waitFor(async () => expect(await rows()).toHaveLength(8));
    expect(screen.queryByRole('button', { name: 'Afficher plus de métiers' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('are searched among all, also in vain', async () => {
    const { user } = await open();
    await rows();

    const field = screen.getByRole('textbox', { name: 'Chercher parmi tous les métiers' });
    await user.type(field, 'agricoles{Enter}');
    await screen.findByText('1 métier');
    expect(await rows()).toHaveLength(1);

    await user.clear(field);
    await user.type(field, 'astronaute{Enter}');
    await screen.findByText(/^Aucun métier ne correspond/);
    screen.getByText('0 métier');
    await axe();
  });

  it('lead to a job offer and to a networking action about one', async () => {
    const { user } = await open();
    await rows();
    await user.click(addTo('Bûcheron / Bûcheronne'));
    await axe();
    const menu = screen.getByRole('menu');
    const leads = within(menu)
      .getAllByRole<HTMLAnchorElement>('menuitem')
      .map(({ textContent, href }) => {
        const { pathname, searchParams } = new URL(href);
        return [textContent, pathname, Object.fromEntries(searchParams)];
      });
    expect(leads).toEqual([
      ['Une annonce pour ce métier', '/job-offers/create', { title: 'Bûcheron / Bûcheronne' }],
      [
        'Une action de networking sur ce métier',
        '/networking-actions/create',
        { title: 'Découvrir le métier\u00A0: Bûcheron / Bûcheronne', actionType: 'informationQuery' },
      ],
    ]);
  });

  it('lead to no job offer where the programme has none', async () => {
    const program = aSelectedProgram();
    const { user } = await open({
      'GET /me': () =>
        aProfile({
          selectedProgram: { ...program, program: { ...program.program, shouldDisplayJobOffers: false } },
        }),
    });
    await rows();
    await user.click(addTo('Bûcheron / Bûcheronne'));

    const items = within(screen.getByRole('menu')).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Une action de networking sur ce métier']);
  });

  it('are not there where none were imported', async () => {
    await open({ 'GET /me/trades': () => noTrades });
    await waitFor(() => expect(screen.queryByText('Des métiers qui vous ressemblent')).not.toBeInTheDocument());
  });

  it('load, fail and are tried again alone', async () => {
    const answer = later<TradeList>();
    const { api, user } = await open({ 'GET /me/trades': () => answer.promise });
    await screen.findByText('Chargement…');
    api.answer({ 'GET /me/trades': trades });
    answer.resolve(trades({ query: { pageSize: 6 } }));
    await rows();

    api.answer({ 'GET /me/trades': () => refuse(503, { code: 'notReady' }) });
    await user.type(screen.getByRole('textbox'), 'engins{Enter}');
    await screen.findByRole('heading', { name: 'Les métiers ne répondent pas' });

    api.answer({ 'GET /me/trades': trades });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await rows()).toHaveLength(1);
  });
});
