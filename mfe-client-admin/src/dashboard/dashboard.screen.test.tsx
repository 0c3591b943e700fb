import { screen, within } from '@testing-library/react';

import {
  aLicensePack,
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

type Staff = Parameters<typeof aStaffProfile>[0];

function dashboardOf(role: Staff, more: Handlers = {}) {
  const me = aStaffProfile(role);
  const api = fakeApi({
    'GET /me': () => me,
    'GET /users': () => listOf([], { totalCount: 342 }),
    'GET /users/groups': () => listOf([aUserGroup()], { totalCount: 6 }),
    'GET /licensePacks/stats': () => stats,
    'GET /licensePacks': () => listOf(packs),
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
