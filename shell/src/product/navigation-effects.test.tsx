import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { emit } from '@passerelle/shared/events';
import { RouteLink } from '@passerelle/shared/routes';
import { renderScreen } from '@passerelle/shared/testing';
import { act, screen } from '@testing-library/react';

import { setUnreadCount } from '../layouts/unread-count';
import { NavigationEffects } from './navigation-effects';

const mfe = {
  routes: [
    { path: '/', title: { fr: 'Accueil', en: 'Home' } },
    { path: '/contacts', title: { fr: 'Contacts' } },
    { path: '/client/users', title: { fr: 'Utilisateurs' } },
  ],
} as unknown as LiveRemote;
jest.mock('../federation/registry/registry-store', () => ({ useRegistry: () => ({ contract: 1, remotes: [mfe] }) }));

const show = (route = '/') =>
  renderScreen(
    <>
      <NavigationEffects />
      <RouteLink to="/contacts">to the contacts</RouteLink>
      <RouteLink to="/client/users">to the users</RouteLink>
      <div id="main" tabIndex={-1} />
    </>,
    { route },
  );

describe('going to another address', () => {
  beforeEach(() => setUnreadCount(0));

  it('starts at the top, moves the focus, and is said', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = await show();
    expect(document.title).toBe('Accueil – Passerelle');
    expect(screen.getByRole('status').textContent).toBe('');

    await user.click(screen.getByRole('link', { name: 'to the contacts' }));

    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(document.getElementById('main')).toHaveFocus();
    expect(screen.getByRole('status').textContent).toBe('Contacts');
    expect(document.title).toBe('Contacts – Passerelle');
  });

  it.each([
    ['/account', 'Mon compte – Passerelle'],
    ['/faq', 'Questions fréquentes – Passerelle'],
    ['/nowhere', 'Page introuvable – Passerelle'],
    ['/error/503', 'Erreur – Passerelle'],
    ['/error', 'Page introuvable – Passerelle'],
    ['/client', 'Passerelle'],
  ])('names %s in the tab', async (route, title) => {
    await show(route);
    expect(document.title).toBe(title);
  });

  it('names what a screen shows before the screen, until it is left', async () => {
    await show('/contacts');
    act(() => emit('record-shown', { name: 'Fatou Diallo' }));
    expect(document.title).toBe('Fatou Diallo – Contacts – Passerelle');
    act(() => emit('record-shown', { name: null }));
    expect(document.title).toBe('Contacts – Passerelle');
  });

  it('shows in the tab what waits in the bell, and says nothing of it', async () => {
    const { user } = await show();
    act(() => setUnreadCount(3));
    expect(document.title).toBe('(3) Accueil – Passerelle');
    expect(screen.getByRole('status').textContent).toBe('');

    await user.click(screen.getByRole('link', { name: 'to the users' }));
    expect(document.title).toBe('Utilisateurs – Passerelle');
  });
});
