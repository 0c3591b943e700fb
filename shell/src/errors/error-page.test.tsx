import { axe, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { ErrorScreen, NotFoundScreen } from './error-page';

const at = (path: string) =>
  renderScreen(
    <Routes>
      <Route path="/error/:status?" element={<ErrorScreen />} />
      <Route path="/contacts" element={<h1>Contacts</h1>} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>,
    { route: path },
  );

describe('the error page', () => {
  it.each([
    ['/error/401', 'Connexion nécessaire', /vous devez être authentifié pour accéder à cette ressource/],
    ['/error/403', 'Accès refusé', /vous n’êtes pas autorisé à accéder à cette ressource/],
    ['/error/400', 'Demande non valide', /les informations envoyées ne sont pas valides/],
    ['/error/404', 'Page introuvable', /la page que vous cherchez n’existe pas/],
    ['/error/418', 'Page introuvable', /la page que vous cherchez n’existe pas/],
    ['/error/500', 'Erreur 500', /une erreur est survenue de notre côté/],
    ['/error/503', 'Erreur 503', /une erreur est survenue de notre côté/],
    ['/error', 'Page introuvable', /la page que vous cherchez n’existe pas/],
    ['/error/abc', 'Page introuvable', /la page que vous cherchez n’existe pas/],
    ['/error/999', 'Page introuvable', /la page que vous cherchez n’existe pas/],
    ['/404', 'Page introuvable', /la page que vous cherchez n’existe pas/],
  ])('at %s', async (path, title, words) => {
    await at(path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    screen.getByText(words);
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Réessayer' }) !== null).toBe(/500|503/.test(path));
    expect(screen.queryByRole('link', { name: 'Se connecter' }) !== null).toBe(path.endsWith('401'));
  });

  it('is clean, and its retry leads back to what failed', async () => {
    const { user, address } = await at('/error/503');
    await axe();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(address()).toBe('/');
  });
});
