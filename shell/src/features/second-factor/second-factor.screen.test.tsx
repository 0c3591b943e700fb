import { aStaffProfile, axe, fakeApi, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { loadDocument } from '../../session/full-navigation';
import { signedIn } from '../../session/session-store';
import { SecondFactorScreen } from './second-factor.screen';

jest.mock('../../session/full-navigation');

const me = aStaffProfile('manager', { mustSetUpSecondFactor: true });

describe('a second factor that is required', () => {
  it('is set up before the product opens, which then does', async () => {
    signedIn(me);
    fakeApi({
      'POST /me/secondFactor': () => ({
        secret: 'GEZDGNBVGY3TQOJQ',
        address: 'otpauth://totp/a?secret=GEZDGNBVGY3TQOJQ',
      }),
      'POST /me/secondFactor/confirmation': () => ({ recoveryCodes: ['AAAA-BBBB-CCCC-DDDD-EEEE-FFFF'] }),
    });
    const { user } = await renderScreen(<SecondFactorScreen />, { route: '/login-second-factor', person: me });
    screen.getByRole('heading', { level: 1, name: 'Protégez votre compte' });
    expect(screen.getByRole('link', { name: 'Se déconnecter' })).toHaveAttribute('href', '/api/auth/logout');
    await axe(document.querySelector('form') ?? undefined);

    await user.type(screen.getByLabelText('Votre mot de passe'), 'Passerelle-2026!');
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Activer' }));
    await user.click(await screen.findByRole('button', { name: 'J’ai conservé mes codes' }));

    await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/'));
  });
});
