import { anId, aStaffProfile, axe } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { AccountRoutes } from './account-routes';
import { openAs } from './account.test-helper';

jest.mock('../../session/leave-for');

describe('the account in the client space', () => {
  it('is the picture alone, and says where the rest is', async () => {
    await openAs(aStaffProfile('headHR', { id: anId(7) }), <AccountRoutes />, { route: '/client/account' });

    screen.getByRole('heading', { level: 1, name: 'Mon compte' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Photo']);
    expect(screen.queryByRole('button', { name: /Exporter/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /espace participant/ })).toHaveAttribute('href', '/account');
    await axe();
  });
});
