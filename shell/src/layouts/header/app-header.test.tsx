import type { OwnProfile } from '@passerelle/shared/contract';
import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { aProfile, aStaffProfile, axe, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { useRegistry } from '../../federation/registry/registry-store';
import { aRegistry } from '../../federation/remotes.test-helper';
import { UserMenu } from './app-header';

jest.mock('../../federation/registry/registry-store');

const library = { name: 'mfe-library', routes: [{ path: '/documents' }] } as unknown as LiveRemote;
const offer = (...remotes: LiveRemote[]) => jest.mocked(useRegistry).mockReturnValue(aRegistry(remotes));

async function open(me: OwnProfile, route = '/') {
  const shown = await renderScreen(
    <>
      <h1>Accueil</h1>
      <UserMenu me={me} />
    </>,
    { route },
  );
  screen.getByRole('button', { name: /Votre compte/ }).focus();
  await shown.user.keyboard('{Enter}');
  await screen.findByRole('menu');
  return shown;
}
const entries = () => screen.getAllByRole('menuitem').map((entry) => [entry.textContent, entry.getAttribute('href')]);

describe('the user menu', () => {
  it('leads a participant to account and documents, and out', async () => {
    offer(library);
    const { user } = await open(aProfile());
    expect(entries()).toEqual([
      ['Mon compte', '/account'],
      ['Mes documents', '/documents'],
      ['Se déconnecter', '/api/auth/logout'],
    ]);
    await axe();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /Votre compte/ })).toHaveFocus();
  });

  it('offers no documents without a remote that has their screen', async () => {
    offer();
    await open(aProfile());
    expect(screen.queryByRole('menuitem', { name: 'Mes documents' })).not.toBeInTheDocument();
  });

  it('lets staff change the space, and has the account of the space they are in', async () => {
    offer(library);
    const { unmount } = await open(aStaffProfile('manager'));
    expect(entries()).toContainEqual(['Espace client', '/client']);
    unmount();

    await open(aStaffProfile('manager'), '/client/users');
    expect(entries()).toEqual([
      ['Mon compte', '/client/account'],
      ['Mes documents', '/documents'],
      ['Espace participant', '/'],
      ['Se déconnecter', '/api/auth/logout'],
    ]);
  });
});
