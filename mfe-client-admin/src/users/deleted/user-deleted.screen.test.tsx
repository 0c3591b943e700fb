import { screen } from '@testing-library/react';

import type { DeletedUser } from '@passerelle/shared/contract';
import { aStaffProfile, aUser, axe, fakeApi, listOf, refuse, renderScreen } from '@passerelle/shared/testing';
import { UserDeletedScreen } from './user-deleted.screen';

const claire = aStaffProfile('headHR');
const gone = (with_: Partial<DeletedUser> = {}): DeletedUser => ({
  id: aUser().id,
  firstName: 'Inès',
  lastName: 'Marchand',
  email: 'ines@boisetrives.example',
  role: { slug: 'user' },
  deletedAt: '2026-11-10T09:00:00.000Z',
  restorableUntil: '2026-12-10T09:00:00.000Z',
  ...with_,
});
const open = () => renderScreen(<UserDeletedScreen />, { route: '/client/users/deleted', person: claire });

describe('the people who were deleted', () => {
  it('can be taken back until the day that is shown, by who could give their role', async () => {
    const ines = gone();
    const api = fakeApi({
      'GET /me': () => claire,
      'GET /users/deleted': () => listOf([ines, gone({ firstName: 'Paul', role: { slug: 'headHR' } })]),
      'PUT /users/:userId/restore': () => aUser(),
    });
    const { user } = await open();
    await screen.findAllByText('10 décembre');
    await screen.findByRole('button', { name: 'Rétablir Inès Marchand' });
    expect(screen.queryByRole('button', { name: 'Rétablir Paul Marchand' })).not.toBeInTheDocument();
    await axe();

    await user.click(screen.getByRole('button', { name: 'Rétablir Inès Marchand' }));

    await screen.findByText('Inès Marchand est de nouveau dans votre espace');
    expect(api.requestsOf('PUT /users/:userId/restore').map(({ params }) => params)).toEqual([{ userId: ines.id }]);
  });

  it('says that an e-mail was taken meanwhile', async () => {
    fakeApi({
      'GET /me': () => claire,
      'GET /users/deleted': () => listOf([gone()]),
      'PUT /users/:userId/restore': () =>
        refuse(409, {
          code: 'duplicate',
          fields: { email: 'duplicate' },
        }),
    });
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Rétablir Inès Marchand' }));

    await screen.findByText(/quelqu’un d’autre utilise maintenant cette adresse e‑mail/);
  });

  it('are none at first', async () => {
    fakeApi({ 'GET /me': () => claire, 'GET /users/deleted': () => listOf([]) });

    await open();

    await screen.findByText('Aucune personne supprimée');
    await axe();
  });
});
