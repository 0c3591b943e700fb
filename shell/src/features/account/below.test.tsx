import { screen } from '@testing-library/react';

import { AccountScreen } from './account.screen';
import { aPerson, openAs } from './account.test-helper';

jest.mock('../../session/leave-for');

let mockIsThere = false;
jest.mock('./below-parts', () => {
  if (!mockIsThere) throw new TypeError('Failed to fetch');
  return jest.requireActual<object>('./below-parts');
});

describe('the lower part of the account', () => {
  it('when it does not come, says so once, leaves what is there, and can be tried again', async () => {
    const { user } = await openAs(aPerson(), <AccountScreen />);
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('La suite de votre compte n’a pas pu être chargée');
    expect(screen.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: 'Prénom' }), 'e');

    mockIsThere = true;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByRole('heading', { level: 2, name: 'Mes données' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue(`${aPerson().firstName}e`);
  });
});
