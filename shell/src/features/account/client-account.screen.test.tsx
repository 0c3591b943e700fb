import { anId, aStaffProfile, axe } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { AccountRoutes } from './account-routes';
import { openAs } from './account.test-helper';

jest.mock('../../session/full-navigation');

describe('the account in the client space', () => {
  it('is picture, password and language, and says where the rest is', async () => {
    await openAs(aStaffProfile('headHR', { id: anId(7) }), <AccountRoutes />, { route: '/client/account' });

    screen.getByRole('heading', { level: 1, name: 'Mon compte' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Photo',
      'Mot de passe',
      'Langue de l’application',
    ]);
    expect(screen.queryByRole('button', { name: /Exporter/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /espace participant/ })).toHaveAttribute('href', '/account');
    await axe();
  });

  it('changes the password', async () => {
    const { user, api } = await openAs(aStaffProfile('headHR', { id: anId(7) }), <AccountRoutes />, {
      route: '/client/account',
    });
    await user.type(screen.getByLabelText('Mot de passe actuel'), 'Passerelle-2026!');
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'Une-planche-2027!');
    await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));

    await waitFor(() =>
      expect(api.requestsOf('PUT /me')).toMatchObject([
        { body: { oldPassword: 'Passerelle-2026!', password: 'Une-planche-2027!' } },
      ]),
    );
  });
});
