import { screen, within } from '@testing-library/react';

import type { OwnPerson } from '@passerelle/shared/contract';
import {
  aLicensePack,
  anId,
  aStaffProfile,
  aUserGroup,
  axe,
  fakeApi,
  type Handlers,
  listOf,
  refuse,
  renderScreen,
} from '@passerelle/shared/testing';
import { DashboardScreen } from './dashboard.screen';

const stats = {
  licensePacks: { active: 3, availableLicenseCount: 58, licensesCount: 1_400 },
  groups: { total: 6 },
};

const over = { fromDate: '2025-01-01T00:00:00.000Z', toDate: '2025-12-31T23:59:59.999Z' };
const packs = [
  aLicensePack({ name: 'Mobilité 2026', availableLicenseCount: 33 }),
  aLicensePack({ name: 'Pilote 2025', availableLicenseCount: 5, period: over }),
];

const counts: Record<string, number> = { silent: 7, endingSoon: 0, endedWithoutOutcome: 3, unopened: 10_000 };

const aPerson = (index: number, firstName: string, values: Partial<OwnPerson>): OwnPerson => ({
  id: anId(index),
  firstName,
  lastName: 'Novák',
  avatarUrl: null,
  reason: null,
  since: null,
  lastSeenAt: null,
  invitedAt: null,
  ...values,
});
// It is 18 November 2026.
const people = [
  aPerson(1, 'Marek', { reason: 'noConnection', since: '2026-10-26T09:00:00.000Z' }),
  aPerson(2, 'Thérèse', { reason: 'neverOpened', since: '2026-11-08T09:00:00.000Z' }),
  aPerson(3, 'Bruno', { since: '2026-11-16T09:00:00.000Z', lastSeenAt: '2026-11-16T09:00:00.000Z' }),
  aPerson(4, 'Inès', { since: '2026-11-17T09:00:00.000Z', invitedAt: '2026-11-17T09:00:00.000Z' }),
  aPerson(5, 'Oumar', {}),
];

type Staff = Parameters<typeof aStaffProfile>[0];

function dashboardOf(role: Staff, more: Handlers = {}) {
  const me = aStaffProfile(role);
  const api = fakeApi({
    'GET /me': () => me,
    'GET /users': ({ query }) => {
      const totalCount = counts[String(query['figure'])] ?? 342;
      return listOf([], { totalCount, ...(totalCount === 10_000 && { totalCountCapped: true }) });
    },
    'GET /users/groups': () => listOf([aUserGroup()], { totalCount: 6 }),
    'GET /licensePacks/stats': () => stats,
    'GET /licensePacks': ({ query }) => listOf(query['runningOut'] === undefined ? packs : packs.slice(0, 1)),
    'GET /reporting/ownPeople': () => listOf(people, { totalCount: 12 }),
    ...more,
  });
  return { api, open: () => renderScreen(<DashboardScreen />, { route: '/client/dashboard', person: me }) };
}
const figure = async (label: string, value: string) => {
  const link = await screen.findByRole('link', { name: label });
  await within(link.parentElement ?? link).findByText(value);
  return link.getAttribute('href');
};

describe('the dashboard of staff', () => {
  it.each(['owner', 'admin', 'superAdmin'] as const)('shows %s packs and seats', async (role) => {
    await dashboardOf(role).open();

    await screen.findByRole('heading', { level: 1, name: 'Bonjour Claire' });
    expect(await figure('Packs de licences', '3')).toBe('/client/organization');
    expect(await figure('Places libres', '58')).toBe('/client/organization');
    screen.getAllByText('sur 1 400');
    expect(screen.queryByRole('link', { name: 'Utilisateurs' })).not.toBeInTheDocument();
    await axe();
  });

  it('shows an HR manager users, groups and seats', async () => {
    await dashboardOf('headHR').open();

    expect(await figure('Utilisateurs', '342')).toBe('/client/users');
    expect(await figure('Groupes', '6')).toBe('/client/groups');
    expect(await figure('Places libres', '58')).toBe('/client/groups');
  });

  it('names the packs that the free seats are of, without those that are over', async () => {
    await dashboardOf('headHR').open();

    await screen.findByText(/^Mobilité 2026\s: 33$/);
    expect(screen.queryByText(/Pilote 2025/)).not.toBeInTheDocument();
  });

  it('shows a manager users and groups, and does not ask for seats', async () => {
    const { api, open } = dashboardOf('manager');
    await open();

    expect(await figure('Utilisateurs', '342')).toBe('/client/users');
    expect(await figure('Groupes', '6')).toBe('/client/groups');
    expect(screen.queryByRole('link', { name: 'Places libres' })).not.toBeInTheDocument();
    expect(api.requestsOf('GET /licensePacks/stats')).toEqual([]);
  });

  it('lives when one of its figures fails, and asks again for that one', async () => {
    const { api, open } = dashboardOf('headHR', { 'GET /users/groups': () => refuse(500, { code: 'unexpected' }) });
    const { user } = await open();

    await screen.findByText('Ce chiffre n’a pas pu être chargé.');
    expect(await figure('Utilisateurs', '342')).toBe('/client/users');
    api.answer({ 'GET /users/groups': () => listOf([aUserGroup()], { totalCount: 6 }) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await figure('Groupes', '6');
  });
});

const region = (name: string) => screen.findByRole('region', { name });
const rowsOf = async (name: string) =>
  (await within(await region(name)).findAllByRole('listitem')).map((row) =>
    row.textContent?.replaceAll(/\s/g, ' ').replace(/^[A-ZÀ-Þ]{2}(?=\p{Lu}\p{Ll})/u, ''),
  );

describe('the own people on the dashboard', () => {
  it('come first, with the reason in words, each row a link to their page', async () => {
    await dashboardOf('manager').open();

    expect(await rowsOf('Mes personnes')).toEqual([
      'Marek NovákAucune connexion depuis 23 jours',
      'Thérèse NovákN’a jamais ouvert son compte, invitation envoyée il y a 10 jours',
      'Bruno NovákDernière connexion avant-hier',
      'Inès NovákInvitation envoyée hier',
      'Oumar NovákInvitation pas encore envoyée',
    ]);
    const own = within(await region('Mes personnes'));
    expect(own.getByRole('link', { name: 'Marek Novák' })).toHaveAttribute('href', `/client/user/${anId(1)}`);
    expect(own.getByRole('link', { name: 'Voir toutes' })).toHaveAttribute(
      'href',
      '/client/users?order=asc&own=yes&role=user&sort=lastActivity',
    );
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(['Mes personnes', 'À suivre']);
    await axe();
  });

  it('are a sentence where there are none, and nothing for operators of the product', async () => {
    const none: Handlers = { 'GET /reporting/ownPeople': () => listOf([]) };
    const { open } = dashboardOf('owner', none);
    const { unmount } = await open();
    await within(await region('Mes personnes')).findByText(/^Les personnes de vos groupes.*apparaîtront ici\.$/);
    expect(screen.queryByRole('link', { name: 'Voir toutes' })).not.toBeInTheDocument();
    unmount();

    await dashboardOf('superAdmin', none).open();
    await region('À suivre');
    await figure('Places libres', '58');
    expect(screen.queryByRole('region', { name: 'Mes personnes' })).not.toBeInTheDocument();
  });

  it('are requested again after a failure, without the rest of the page', async () => {
    const { api, open } = dashboardOf('headHR', {
      'GET /reporting/ownPeople': () => refuse(503, { code: 'notReady' }),
    });
    const { user } = await open();

    const own = within(await region('Mes personnes'));
    await own.findByText('Vos personnes n’ont pas pu être chargées');
    api.answer({ 'GET /reporting/ownPeople': () => listOf(people) });
    await user.click(own.getByRole('button', { name: 'Réessayer' }));

    await own.findByRole('link', { name: 'Marek Novák' });
  });
});

describe('what calls for action', () => {
  it('is counted, zero included, with links to exactly these people and packs', async () => {
    const { api, open } = dashboardOf('owner');
    await open();

    await screen.findByText(/^10\s000\+$/);
    expect(await rowsOf('À suivre')).toEqual([
      '7Sans nouvelles',
      '0Programmes qui se terminent dans les 30 jours',
      '3Programmes terminés, issue à renseigner',
      '10 000+E‑mails de bienvenue restés sans suite',
      '1Packs bientôt sans places',
    ]);
    const links = within(await region('À suivre')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...['silent', 'endingSoon', 'endedWithoutOutcome', 'unopened'].map(
        (one) => `/client/users?figure=${one}&role=user`,
      ),
      '/client/organization?packs=runningOut',
    ]);
    const asked = api.requestsOf('GET /licensePacks').find(({ query }) => query['runningOut'] === true);
    expect(asked?.query).toHaveProperty('organization');
  });

  it('names the packs to viewers without the page of the organisation, and says nothing of them to others', async () => {
    const { open } = dashboardOf('headHR');
    const { unmount } = await open();
    const follow = within(await region('À suivre'));
    await follow.findByText(/^Mobilité 2026\s: 33 sur/);
    expect(follow.queryByRole('link', { name: 'Packs bientôt sans places' })).not.toBeInTheDocument();
    unmount();

    const { api, open: openAsManager } = dashboardOf('manager');
    await openAsManager();
    expect(await rowsOf('À suivre')).toHaveLength(4);
    expect(api.requestsOf('GET /licensePacks')).toEqual([]);
  });

  it('requests one count again after its failure', async () => {
    const { api, open } = dashboardOf('manager', {
      'GET /users': ({ query }) =>
        query['figure'] === 'silent' ? refuse(503, { code: 'notReady' }) : listOf([], { totalCount: 2 }),
    });
    const { user } = await open();
    const follow = within(await region('À suivre'));
    await follow.findByText('Ce chiffre n’a pas pu être chargé.');
    api.answer({ 'GET /users': () => listOf([], { totalCount: 9 }) });

    await user.click(follow.getByRole('button', { name: 'Réessayer' }));

    await follow.findByText('9');
  });
});
