import {
  anOrganization,
  aStaffProfile,
  axe,
  fakeApi,
  listOf,
  refuse,
  renderScreen,
  setViewport,
} from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { OrganizationListScreen } from './organization-list.screen';

const [owner] = anOrganization().owners;
if (!owner) throw new Error('The sample has an owner.');
const rives = anOrganization({
  owners: [owner, { ...owner, id: '00000000-0000-4000-8000-00000000000b', lastName: 'Roy', role: 'admin' }],
});

const morel = anOrganization({ id: '00000000-0000-4000-8000-000000000009', name: 'Verreries Morel' });

const open = () =>
  renderScreen(<OrganizationListScreen />, { route: '/client/organizations', person: aStaffProfile('superAdmin') });

describe('the organisations', () => {
  it.each([1440, 360])('at %d px, are shown with who owns them, and lead to their pages', async (width) => {
    setViewport(width);
    fakeApi({ 'GET /organizations': () => listOf([rives]) });
    await open();

    const link = await screen.findByRole('link', { name: 'Boisetrives' });
    expect(link).toHaveAttribute('href', `/client/organizations/${rives.id}`);
    expect(screen.getByText('paule@boisetrives.example')).toBeInTheDocument();
    expect(screen.queryByText(/Roy/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ajouter une organisation' })).toHaveAttribute(
      'href',
      '/client/organizations/create',
    );
    await axe();
  });

  it('are searched for on the server', async () => {
    const api = fakeApi({
      'GET /organizations': ({ query }) => listOf(query['search'] === 'riv' ? [rives] : [rives, morel]),
    });
    const { user } = await open();
    await screen.findByRole('link', { name: 'Verreries Morel' });
    await user.type(screen.getByRole('textbox', { name: 'Chercher une organisation' }), 'riv');

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Verreries Morel' })).not.toBeInTheDocument());
    await waitFor(() => expect(api.requestsOf('GET /organizations').at(-1)?.query).toMatchObject({ search: 'riv' }));
  });

  it('say that they do not answer', async () => {
    fakeApi({ 'GET /organizations': () => refuse(503, { code: 'notReady' }) });
    await open();
    await screen.findByRole('heading', { name: 'Les organisations ne répondent pas' });
    await axe();
  });
});
