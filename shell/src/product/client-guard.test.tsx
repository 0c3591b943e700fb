import { aProfile, aStaffProfile, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { signedIn } from '../session/session-store';
import { ClientGuard } from './guards';

jest.mock('../session/full-navigation');

const page = (
  <Routes>
    <Route element={<ClientGuard />}>
      <Route path="/" element={<h1>Accueil</h1>} />
      <Route path="*" element={<h1>Espace client</h1>} />
    </Route>
  </Routes>
);

describe('the client space', () => {
  const id = aProfile().id;

  it.each(['/client', '/client/users', '/client/nowhere'])('leads a participant at %s home', async (route) => {
    signedIn(aProfile({ id }));
    const { address } = await renderScreen(page, { route });
    screen.getByRole('heading', { name: 'Accueil' });
    expect(address()).toBe('/');
  });

  it.each(['manager', 'headHR', 'owner', 'admin', 'superAdmin'] as const)('is open to %s', async (role) => {
    signedIn(aStaffProfile(role, { id }));
    const { address } = await renderScreen(page, { route: '/client/users' });
    screen.getByRole('heading', { name: 'Espace client' });
    expect(address()).toBe('/client/users');
  });

  it('does not take a path for it that merely begins alike', async () => {
    signedIn(aProfile({ id }));
    const { address } = await renderScreen(page, { route: '/clients' });
    expect(address()).toBe('/clients');
  });
});
