import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { renderScreen } from '@passerelle/shared/testing';
import { PageHeader } from '@passerelle/shared/ui';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { setUnreadCount } from '../layouts/unread-count';
import { NavigationEffects } from './navigation-effects';

const mfe = {
  routes: [
    { path: '/', title: { fr: 'Accueil', en: 'Home' } },
    { path: '/contacts', title: { fr: 'Contacts' } },
    { path: '/contacts/:contactId', title: { fr: 'Fiche du contact' } },
    { path: '/client/users', title: { fr: 'Utilisateurs' } },
  ],
} as unknown as LiveRemote;
jest.mock('../federation/registry/registry-store', () => ({
  useRegistry: () => ({ contract: 1, remotes: [mfe], closed: ['/client/log'] }),
}));

const show = (route = '/', page: ReactNode = null) =>
  renderScreen(
    <>
      <NavigationEffects />
      {page}
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
    ['/client/log', 'Accès refusé – Passerelle'],
    ['/error/403', 'Accès refusé – Passerelle'],
    ['/error/503', 'Erreur 503 – Passerelle'],
    ['/error', 'Page introuvable – Passerelle'],
    ['/client', 'Passerelle'],
  ])('names %s in the tab', async (route, title) => {
    await show(route);
    expect(document.title).toBe(title);
  });

  it('names in the tab whom a screen of one thing shows, as its heading does', async () => {
    const { user } = await show('/contacts/7', <PageHeader title={<b>Thomas Le Goff</b>} />);
    expect(document.title).toBe('Thomas Le Goff – Passerelle');

    await user.click(screen.getByRole('link', { name: 'to the contacts' }));
    expect(document.title).toBe('Contacts – Passerelle');
  });

  it('names the record first where the heading says what is done with it', async () => {
    await show('/contacts/7', <PageHeader title="Modifier la fiche" record="Thomas Le Goff" />);
    expect(document.title).toBe('Thomas Le Goff – Modifier la fiche – Passerelle');
  });

  it('says what such screens are called until the name is known', async () => {
    await show('/contacts/7');
    expect(document.title).toBe('Fiche du contact – Passerelle');
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
