import { aProfile, axe, fakeApi, renderScreen, setViewport } from '@passerelle/shared/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { useRegistry } from '../federation/registry/registry-store';
import { aMenuEntry, aRegistry, aRemote, aRoute } from '../federation/remotes.test-helper';
import { signedIn } from '../session/session-store';
import { MainLayout } from './main-layout';

jest.mock('../federation/registry/registry-store');

const aScreen = (path: string, floats?: string[]) => aRoute({ path, ...(floats && { floats }) });
const entry = (path: string, order: number, fr: string) => aMenuEntry({ path, order, label: { fr } });
const registry = (fills: string[]) =>
  aRegistry([
    aRemote({
      name: 'mfe-networking',
      routes: [aScreen('/networking-actions', ['networking.create-button']), aScreen('/calendar')],
      menu: [entry('/networking-actions', 30, 'Actions de Networking'), entry('/', 10, 'Accueil')],
      slots: { fills, uses: [] },
    }),
  ]);

const show = (route: string, fills = ['networking.create-button']) => {
  jest.mocked(useRegistry).mockReturnValue(registry(fills));
  fakeApi({ 'GET /me': () => person });
  const person = aProfile();
  signedIn(person);
  // The layout brings its own `main`; the one around it belongs to the stand-in page.
  return renderScreen(
    <Routes>
      <Route element={<MainLayout bell={<button>Notifications</button>} />}>
        <Route path="*" element={<h1>Actions de Networking</h1>} />
      </Route>
    </Routes>,
    { route, slots: { 'networking.create-button': () => <button>Planifier une action</button> } },
  );
};

describe('the main layout', () => {
  it('begins with the way past header and menu', async () => {
    const { user, address } = await show('/networking-actions');

    await user.tab();
    const skip = screen.getByRole('link', { name: 'Aller au contenu' });
    expect(skip).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(document.getElementById('main')).toHaveFocus();
    expect(address()).toBe('/networking-actions');
    expect(window.location.hash).toBe('');
  });

  it('has header, menu in its order, content and footer', async () => {
    await show('/networking-actions');

    const menu = screen.getByRole('navigation', { name: 'Menu principal' });
    const entries = within(menu).getAllByRole('link');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Accueil', 'Actions de Networking']);
    expect(entries[1]).toHaveAttribute('aria-current', 'page');

    screen.getByText('© 2026 Passerelle · version 1.4.0');
    const links = ['FAQ', 'Conditions d’utilisation', 'Politique de confidentialité'];
    const paths = links.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(paths).toEqual(['/faq', '/terms-of-use', '/privacy-policy']);
    screen.getByRole('button', { name: 'Notifications' });
  });

  it('has no bell in the client space', async () => {
    await show('/client/users');
    expect(screen.queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument();
  });

  describe('a floating button', () => {
    it('appears on the screens that declare it, on a phone', async () => {
      setViewport(360);
      await show('/networking-actions');
      const button = screen.getByRole('button', { name: 'Planifier une action' });
      expect(document.getElementById('main')?.contains(button)).toBe(true);
      expect(button.closest('[data-print="no"]')).toBeInTheDocument();
    });

    it.each([
      ['a screen that does not ask for it', '/calendar', 360, ['networking.create-button']],
      ['a wide screen, whose header has it', '/networking-actions', 1440, ['networking.create-button']],
      ['any screen without a remote that fills its slot', '/networking-actions', 360, []],
    ])('does not appear on %s', async (_where, route, width, fills) => {
      setViewport(width);
      await show(route, fills);
      expect(screen.queryByRole('button', { name: 'Planifier une action' })).not.toBeInTheDocument();
    });
  });

  it('is clean', async () => {
    setViewport(360);
    await show('/networking-actions');
    await axe(document.querySelector('header') ?? undefined);
    await axe(document.querySelector('footer') ?? undefined);
  });
});
