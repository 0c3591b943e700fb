import { aProfile, axe, fakeApi, FROZEN_NOW, refuse, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { loadDocument } from '../../session/full-navigation';
import { signedIn } from '../../session/session-store';
import { LogAsBanner } from './log-as-banner';

jest.mock('../../session/full-navigation', () => ({ loadDocument: jest.fn() }));

const until = new Date(new Date(FROZEN_NOW).getTime() + 12 * 60_000).toISOString();
const jean = aProfile({
  firstName: 'Jean',
  lastName: 'Petit',
  loggedAs: { firstName: 'Ada', lastName: 'Produit', until },
});

describe('the banner of a session under another name', () => {
  it('says in whose account one is, for how long, and leads out', async () => {
    const api = fakeApi({ 'DELETE /logAs': () => refuse(503, { code: 'notReady' }) });
    signedIn(jean);
    const { user } = await renderScreen(<LogAsBanner />, { person: jean });

    screen.getByText('Vous êtes dans le compte de Jean Petit');
    screen.getByText(/Encore 12 minutes/);
    await axe();
    await user.click(screen.getByRole('button', { name: 'Quitter' }));
    await screen.findByRole('alert');
    api.answer({ 'DELETE /logAs': () => aProfile({ loggedAs: null }) });
    await user.click(screen.getByRole('button', { name: 'Quitter' }));

    expect(loadDocument).toHaveBeenCalledWith(`/client/user/${jean.id}`);
  });
});
