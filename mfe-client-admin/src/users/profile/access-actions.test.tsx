import { screen, waitFor, within } from '@testing-library/react';

import { aUser, axe } from '@passerelle/shared/testing';
import { openProfile, profileApi } from './profile.test-helper';

const thomas = aUser({ hasSecondFactor: true });

async function choose(action: string) {
  const api = profileApi(thomas, {
    'DELETE /users/:userId/sessions': () => undefined,
    'DELETE /users/:userId/secondFactor': () => undefined,
  });
  const page = await openProfile(thomas);
  await page.user.click(await screen.findByRole('button', { name: 'Autres actions pour Thomas Le Goff' }));
  await page.user.click(screen.getByRole('menuitem', { name: action }));
  const dialog = await screen.findByRole('dialog');
  await axe(dialog);
  await page.user.click(within(dialog).getByRole('button', { name: action }));
  return api;
}

describe('the sign-in of a person', () => {
  it('restarts after staff end the sessions', async () => {
    const api = await choose('Terminer les sessions');

    await screen.findByText('Les sessions de Thomas Le Goff sont terminées');
    expect(api.requestsOf('DELETE /users/:userId/sessions')).toHaveLength(1);
  });

  it('loses a second factor that the person has lost', async () => {
    const api = await choose('Retirer la double authentification');

    await screen.findByText('La double authentification de Thomas Le Goff est retirée');
    expect(api.requestsOf('DELETE /users/:userId/secondFactor')).toHaveLength(1);
  });

  it('offers no removal of a factor without one', async () => {
    const without = aUser({ hasSecondFactor: false });
    profileApi(without);
    const { user } = await openProfile(without);

    await user.click(await screen.findByRole('button', { name: 'Autres actions pour Thomas Le Goff' }));

    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Terminer les sessions' })).toBeVisible());
    expect(screen.queryByRole('menuitem', { name: /double authentification/ })).not.toBeInTheDocument();
  });
});
