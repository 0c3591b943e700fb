import { axe, type Handlers, refuse } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { useProfile } from '../sections/account.resource';
import { aPerson, openAs } from '../account.test-helper';
import { MoreFields } from './more/more-fields';
import { ProfileForm } from './profile.form';

jest.mock('../../../session/full-navigation');

const Profile = () => {
  const { data } = useProfile();
  return (
    data && (
      <ProfileForm me={data}>
        <MoreFields me={data} />
      </ProfileForm>
    )
  );
};
const waiting = (expiresAt = '2026-11-19T09:30:00.000Z', isByStaff = false) =>
  aPerson({ emailChange: { email: 'amel@new.example', expiresAt, isByStaff } });
const open = (handlers: Handlers = {}, me = waiting()) => openAs(me, <Profile />, { handlers });
const resend = () => screen.getByRole('button', { name: 'Renvoyer l’e‑mail' });
const cancel = () => screen.getByRole('button', { name: 'Annuler la demande' });

describe('a new address that waits', () => {
  it('says where the e-mail lies, until when, and what signs in meanwhile', async () => {
    await open();

    expect(screen.getByText(/^Ouvrez l’e‑mail envoyé à/).textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Ouvrez l’e‑mail envoyé à amel@new.example : son lien est valable jusqu’au jeudi 19 novembre à 10 h 30. ' +
        'D’ici là, vous vous connectez avec amel.benkhelifa@boisetrives.example.',
    );
    await axe();
  });

  it('says when it was not confirmed in time', async () => {
    await open({}, waiting('2026-11-18T09:00:00.000Z'));

    screen.getByText('Votre nouvelle adresse n’a pas été confirmée à temps');
    screen.getByText(/a expiré le mercredi 18/);
  });

  it('says that staff have asked for it', async () => {
    await open({}, waiting(undefined, true));

    screen.getByText(/^Votre organisation a demandé ce changement/);
    await axe();
  });

  it('has the e-mail sent again', async () => {
    const page = await open({ 'POST /me/emailChange/resend': () => waiting('2026-11-20T09:30:00.000Z') });

    await page.user.click(resend());

    await waitFor(() => expect(document.body).toHaveTextContent('L’e‑mail est reparti vers amel@new.example.'));
    await screen.findByText(/jusqu’au vendredi 20/);
    expect(page.api.requestsOf('POST /me/emailChange/resend')).toHaveLength(1);
  });

  it('is cancelled, and the focus goes to the address', async () => {
    const page = await open({ 'DELETE /me/emailChange': () => aPerson() });

    await page.user.click(cancel());

    await waitFor(() =>
      expect(document.body).toHaveTextContent(
        'La demande est annulée. Votre adresse reste amel.benkhelifa@boisetrives.example.',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Annuler la demande' })).not.toBeInTheDocument());
    expect(screen.getByLabelText('Adresse e‑mail')).toHaveFocus();
  });

  it('says why it could not be sent again, and stays', async () => {
    const body = JSON.stringify({ error: { code: 'tooMany', message: 'Trop.' } });
    const page = await open({
      'POST /me/emailChange/resend': () => new Response(body, { status: 429, headers: { 'retry-after': '3600' } }),
    });

    await page.user.click(resend());

    await screen.findByText('Trop de tentatives. Réessayez à partir de 11 h 30.');
    cancel();
  });

  it('says when another account has taken the address', async () => {
    const message = 'L’email indiqué est déjà utilisé par un autre utilisateur.';
    const page = await open({
      'POST /me/emailChange/resend': () => refuse(409, { code: 'duplicate', message, fields: { email: 'duplicate' } }),
    });

    await page.user.click(resend());

    await screen.findByText(message);
  });
});
