import { aProfile, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { signedIn } from '../session/session-store';
import { BackHomeLayout } from './back-home-layout';

const page = (
  <Routes>
    <Route element={<BackHomeLayout bell={null} />}>
      <Route path="*" element={<h1>Mon compte</h1>} />
    </Route>
  </Routes>
);

describe('a page beside the work', () => {
  it.each([
    ['/account', '/'],
    ['/client/account', '/client'],
  ])('at %s has a way to %s where the menu was', async (route, home) => {
    signedIn(aProfile());
    await renderScreen(page, { route });
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', home);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ouvrir le menu' })).not.toBeInTheDocument();
  });
});
