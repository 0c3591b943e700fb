import { send, useCall } from '@passerelle/shared/client';
import { durations } from '@passerelle/shared/contract/limits';
import { Form, SubmitButton, TextField } from '@passerelle/shared/forms';
import { Dialog } from '@passerelle/shared/ui/data';
import { aContact, aProfile, axe, fakeApi, listOf, refuse, renderScreen, setNow } from '@passerelle/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';

import { loadDocument, reloadDocument } from '../../session/full-navigation';
import { returnToFor } from '../../session/return-to';
import { currentSession, signedIn } from '../../session/session-store';
import { SessionEnd } from './session-end';

jest.mock('../../session/full-navigation');

const person = aProfile();
const ended = () => refuse(401, { code: 'unauthenticated', message: 'Vous devez être authentifié.' });

function Contacts(): ReactNode {
  const { data, error, isLoading } = useCall('GET /me/contacts');
  if (isLoading) return <p>Chargement</p>;
  return <p>{data ? `${data.totalCount} contacts` : `échec ${error?.status}`}</p>;
}

const ContactForm = (): ReactNode => (
  <Form schema="contact" initialValues={{ type: 'hr' }} onSubmit={(body) => send('POST /me/contacts', { body })}>
    <TextField name="lastName" label="Nom" />
    <input aria-label="Pièce jointe" type="file" />
    <SubmitButton>Enregistrer</SubmitButton>
  </Form>
);

function FormInDialog(): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="Ajouter un contact">
      <ContactForm />
    </Dialog>
  );
}

const open = (page: ReactNode, route = '/contacts/create?from=home#form') => {
  signedIn(person);
  return renderScreen(
    <>
      {page}
      <SessionEnd />
    </>,
    { route, person },
  );
};
const dialog = () => screen.findByRole('dialog', { name: 'Votre session a expiré' });
type User = Awaited<ReturnType<typeof open>>['user'];
const enterPassword = async (user: User) => {
  const inDialog = within(await dialog());
  await user.type(inDialog.getByLabelText('Mot de passe'), 'Passerelle-2026!');
  await user.click(inDialog.getByRole('button', { name: 'Se connecter' }));
};
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Votre session a expiré' })).not.toBeInTheDocument());

// The dialog is a chunk of its own, which a loaded machine takes its time for.
beforeAll(() => import('./sign-in-again'));

describe('a session that ends under an open page', () => {
  beforeEach(() => signedIn(person));

  it('retries the call once, and does not ask when only the token was renewed meanwhile', async () => {
    const contacts = [ended, () => listOf([aContact()])];
    const api = fakeApi({ 'GET /me/contacts': () => contacts.shift()?.() ?? ended(), 'GET /me': () => person });
    await open(<Contacts />);

    await screen.findByText('1 contacts');

    expect(api.requestsOf('GET /me')).toHaveLength(1);
    expect(currentSession().status).toBe('signed-in');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks no server in a circle that knows the person and refuses them all the same', async () => {
    setNow('2026-11-18T09:40:00.000Z');
    const api = fakeApi({ 'GET /me/contacts': ended, 'GET /me': () => person });
    await open(<Contacts />);

    await dialog();

    expect(api.requestsOf('GET /me')).toHaveLength(1);
    expect(api.requestsOf('GET /me/contacts')).toHaveLength(2);
  });

  it('asks for the password over the page, and loses nothing of a form in a dialog', async () => {
    const api = fakeApi({ 'GET /me': ended, 'POST /me/contacts': ended, 'POST /auth': () => person });
    const { user } = await open(<FormInDialog />);
    await user.type(screen.getByLabelText('Nom'), 'Lubin');
    await user.upload(screen.getByLabelText('Pièce jointe'), new File(['x'], 'carte.png'));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));

    const asking = await dialog();
    expect(within(asking).getByText(person.email)).toBeInTheDocument();
    expect(within(asking).getByLabelText('Mot de passe')).toHaveFocus();
    await axe(asking);
    await enterPassword(user);
    await closed();

    expect(api.requestsOf('POST /auth')).toMatchObject([{ body: { username: person.email } }]);
    expect(screen.getByLabelText<HTMLInputElement>('Nom')).toHaveValue('Lubin');
    expect(screen.getByLabelText<HTMLInputElement>('Pièce jointe').files).toHaveLength(1);
    screen.getByText(/^Votre session a expiré\s: rien n’a été envoyé/);

    api.answer({ 'POST /me/contacts': () => aContact() });
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(api.requestsOf('POST /me/contacts')).toHaveLength(2));
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('also while the first screen loads: it goes on loading, and is fetched once the person is back', async () => {
    let isBack = false;
    fakeApi({
      'GET /me/contacts': () => (isBack ? listOf([aContact()]) : ended()),
      'GET /me': () => (isBack ? person : ended()),
      'POST /auth': () => {
        isBack = true;
        return person;
      },
    });
    const { user } = await open(<Contacts />);

    await dialog();
    screen.getByText('Chargement');
    await enterPassword(user);

    await screen.findByText('1 contacts');
    await closed();
  });

  it('hides what lies behind it from eyes and readers until the person is back', async () => {
    const api = fakeApi({ 'GET /me': ended, 'POST /me/contacts': ended, 'POST /auth': () => person });
    const { user } = await open(<FormInDialog />);
    await user.type(screen.getByLabelText('Nom'), 'Lubin');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));

    const asking = await dialog();
    expect(asking).toBeVisible();
    expect(screen.getByLabelText('Nom')).not.toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Nom' })).not.toBeInTheDocument();
    await enterPassword(user);
    await closed();

    expect(screen.getByLabelText('Nom')).toBeVisible();
    expect(api.requestsOf('POST /auth')).toHaveLength(1);
  });

  it('leaves for the login page without a new sign-in in time, and from there back here', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    fakeApi({ 'GET /me': ended, 'GET /me/contacts': ended });
    history.replaceState(null, '', '/contacts');
    await open(<Contacts />);
    await dialog();

    await act(() => jest.advanceTimersByTimeAsync((durations.signInAgainMinutes - 5) * 60_000));
    expect(loadDocument).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));

    expect(loadDocument).toHaveBeenCalledWith('/login');
    expect(returnToFor(person.id)).toBe('/contacts');
    jest.useRealTimers();
  });

  it('cannot be put aside', async () => {
    fakeApi({ 'GET /me': ended, 'GET /me/contacts': ended });
    const { user } = await open(<Contacts />);

    const asking = await dialog();
    await user.keyboard('{Escape}');

    expect(asking.isConnected).toBe(true);
    expect(within(asking).queryByRole('button', { name: 'Fermer' })).not.toBeInTheDocument();
  });

  it('says when the password is wrong, and asks again', async () => {
    fakeApi({
      'GET /me': ended,
      'GET /me/contacts': ended,
      'POST /auth': () => refuse(401, { code: 'unauthenticated' }),
    });
    const { user } = await open(<Contacts />);

    await enterPassword(user);

    await screen.findByText('Informations de connexion non valides');
    expect(currentSession().status).toBe('expired');
  });

  it('is gone on with by password and code, where there is a second factor', async () => {
    let isEnded = true;
    fakeApi({
      'GET /me': () => (isEnded ? ended() : person),
      'GET /me/contacts': () => (isEnded ? ended() : listOf([aContact()])),
      'POST /auth': () => refuse(401, { code: 'unauthenticated', fields: { code: 'required' } }),
      'POST /auth/secondFactor': () => {
        isEnded = false;
        return person;
      },
    });
    const { user } = await open(<Contacts />);
    await enterPassword(user);
    const inDialog = within(await dialog());
    await user.type(await inDialog.findByLabelText('Code'), '123456');
    await axe();
    await user.click(inDialog.getByRole('button', { name: 'Continuer' }));

    await closed();
    await screen.findByText('1 contacts');
  });

  it('says when there were too many tries, and until when', async () => {
    const tooMany = () =>
      new Response(JSON.stringify({ error: { code: 'tooMany', message: 'Trop de tentatives.' } }), {
        status: 429,
        headers: { 'retry-after': '840' },
      });
    fakeApi({ 'GET /me': ended, 'GET /me/contacts': ended, 'POST /auth': tooMany });
    const { user } = await open(<Contacts />);

    await enterPassword(user);

    await screen.findByText('Trop de tentatives. Réessayez à partir de 10 h 44.');
  });

  it('leads to the login page for another account, and back here for this one only', async () => {
    fakeApi({ 'GET /me': ended, 'GET /me/contacts': ended });
    history.replaceState({ usr: { from: 'home' } }, '', '/contacts/create?from=home#form');
    const { user } = await open(<Contacts />);

    await user.click(within(await dialog()).getByRole('button', { name: 'Se connecter avec un autre compte' }));

    expect(loadDocument).toHaveBeenCalledWith('/login');
    expect(returnToFor(person.id)).toBe('/contacts/create?from=home#form');
    expect(returnToFor('somebody-else')).toBe('/');
  });

  it('reloads the page when another user has signed in', async () => {
    fakeApi({ 'GET /me': ended, 'GET /me/contacts': ended, 'POST /auth': () => aProfile() });
    const { user } = await open(<Contacts />);

    await enterPassword(user);

    await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/'));
  });

  it('reloads a public page without asking', async () => {
    fakeApi({ 'GET /me': ended, 'GET /me/contacts': ended });
    await open(<Contacts />, '/privacy-policy');

    await waitFor(() => expect(reloadDocument).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
