import { screen, waitFor, within } from '@testing-library/react';

import {
  aLicensePack,
  anOrganization,
  aStaffProfile,
  axe,
  fakeApi,
  listOf,
  renderScreen,
} from '@passerelle/shared/testing';
import { OrganizationScreen } from './organization.screen';

const organization = anOrganization({ name: 'Boisetrives', serialNumber: '812 345 678 00012', group: null });
const inTheirs = { organization: { ...aStaffProfile('owner').organization!, id: organization.id } };
const period = { fromDate: '2026-01-05T00:00:00.000Z', toDate: '2026-12-31T00:00:00.000Z' };
const packs = [
  aLicensePack({ name: 'Automne', period, maxLicenses: 40, usedLicenseCount: 29, availableLicenseCount: 11 }),
  aLicensePack({ name: 'Plein', period, maxLicenses: 4, usedLicenseCount: 4, availableLicenseCount: 0 }),
  aLicensePack({ name: 'Bientôt', period: { ...period, fromDate: '2026-12-07T00:00:00.000Z' } }),
  aLicensePack({ name: 'Passé', period: { ...period, toDate: '2026-06-30T00:00:00.000Z' } }),
];

async function openAs(role: 'owner' | 'superAdmin', route = '/client/organization') {
  const me = aStaffProfile(role, inTheirs);
  const api = fakeApi({
    'GET /me': () => me,
    'GET /organizations/:organizationId': () => organization,
    'GET /licensePacks': () => listOf(packs),
  });
  const { user } = await renderScreen(<OrganizationScreen />, { route, person: me });
  await screen.findByRole('heading', { level: 1, name: 'Boisetrives' });
  return Object.assign(api, { user });
}

describe('the page of one’s own organisation', () => {
  it('shows its identity, and what is not known of it', async () => {
    await openAs('owner');
    screen.getByText('812 345 678 00012');
    screen.getAllByText('Non renseigné');
    expect(screen.queryByRole('link', { name: 'Gérer l’organisation' })).not.toBeInTheDocument();
    await axe();
  });

  it('shows its packs six at a time, each with its seats and in words whether they can be given', async () => {
    const api = await openAs('owner');
    const cards = within(await screen.findByRole('list', { name: 'Packs de licences' }));
    expect(api.requestsOf('GET /licensePacks').at(-1)?.query).toMatchObject({
      organization: organization.id,
      pageSize: 6,
    });
    const first = within(cards.getAllByRole('listitem')[0] ?? document.body);
    for (const text of ['29 sur 40 places prises', '11 libres']) first.getByText(text);
    cards.getByText('Aucune libre');
    for (const state of ['Ouvert', 'Complet', 'À venir', 'Terminé']) cards.getByText(state);
  });

  it('narrows the packs to those whose seats run out, until the filter is removed', async () => {
    const api = await openAs('owner', '/client/organization?packs=runningOut');
    const asked = () => api.requestsOf('GET /licensePacks').at(-1)?.query;
    const chip = await screen.findByRole('button', { name: /^Places\s: bientôt épuisées/ });
    expect(asked()).toMatchObject({ runningOut: true, organization: organization.id });

    await api.user.click(chip);

    await waitFor(() => expect(asked()).not.toHaveProperty('runningOut'));
  });

  it('leads who may change it to where that is done', async () => {
    await openAs('superAdmin');
    expect(screen.getByRole('link', { name: 'Gérer l’organisation' })).toHaveAttribute(
      'href',
      `/client/organizations/${organization.id}`,
    );
  });
});
