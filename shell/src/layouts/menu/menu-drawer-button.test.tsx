import { aProfile, aSelectedProgram, axe, renderScreen, setNow, setViewport } from '@passerelle/shared/testing';
import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { screen, waitFor } from '@testing-library/react';
import { Link as RouteLink } from 'react-router-dom';

import { useRegistry } from '../../federation/registry/registry-store';
import { aRegistry } from '../../federation/remotes.test-helper';
import { signedIn } from '../../session/session-store';
import { MenuDrawerButton } from './menu-drawer-button';

jest.mock('../../federation/registry/registry-store', () => ({
  useRegistry: jest.fn(),
  currentRegistry: () => ({ contract: 1, remotes: [] }),
}));

const contacts = {
  routes: [],
  menu: [{ path: '/contacts', space: 'participant', label: { fr: 'Contacts' }, order: 60, icon: 'M0 0' }],
} as unknown as LiveRemote;

async function open(person = aProfile()) {
  setViewport(360);
  signedIn(person);
  jest.mocked(useRegistry).mockReturnValue(aRegistry([contacts]));
  const shown = await renderScreen(
    <>
      <h1>Accueil</h1>
      <MenuDrawerButton />
      <RouteLink to="/contacts">elsewhere</RouteLink>
    </>,
  );
  await shown.user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  return shown;
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the menu of narrow screens', () => {
  it('is closed by Escape, back to the burger', async () => {
    const { user } = await open();
    await axe();
    await user.keyboard('{Escape}');
    await closed();
    expect(screen.getByRole('button', { name: 'Ouvrir le menu' })).toHaveFocus();
  });

  it('is closed by its cross', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Fermer le menu' }));
    await closed();
  });

  it('counts the weeks of a programme that runs, and no week before or after it', async () => {
    const person = aProfile({ selectedProgram: aSelectedProgram() });
    const { unmount } = await open(person);
    expect(screen.getByText('Semaine 7 sur 12')).toBeInTheDocument();
    unmount();

    for (const outside of ['2026-10-01T08:00:00.000Z', '2026-12-28T08:00:00.000Z']) {
      setNow(outside);
      const shown = await open(person);
      expect(screen.queryByText(/^Semaine \d/)).not.toBeInTheDocument();
      shown.unmount();
    }
  });

  it('closes when one goes somewhere', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('link', { name: 'Contacts' }));
    expect(address()).toBe('/contacts');
    await closed();
  });
});
