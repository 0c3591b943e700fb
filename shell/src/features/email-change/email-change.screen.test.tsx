import type { EmailLinkState } from '@passerelle/shared/contract';
import { axe, fakeApi, type Handlers, refuse, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { EmailChangeScreen } from './email-change.screen';

const token = 'a-token-of-an-e-mail';
const email = 'amel@new.example';
type State = EmailLinkState['state'];
const link = (action: EmailLinkState['action'], state: State = 'valid', needsPassword = false): Handlers => ({
  'GET /auth/email': () => ({ action, state, email, needsPassword }),
});
const confirmed = (signedIn: boolean) => ({ done: 'confirmed' as const, email, signedIn, resetToken: null });

const open = async (handlers: Handlers, query = `?token=${token}`) => {
  const api = fakeApi(handlers);
  history.replaceState(null, '', `/email-change${query}`);
  const page = await renderScreen(<EmailChangeScreen />, { route: '/email-change', person: null });
  return { ...page, api };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.findByRole('button', { name });

describe('the page of a link about an address', () => {
  it('changes nothing before the button is pressed', async () => {
    const { api } = await open(link('confirm'));

    await heading('Confirmer votre nouvelle adresse');

    screen.getByText(email);
    expect(api.requests.map(({ name }) => name)).toEqual(['GET /auth/email']);
    expect(api.requests[0]?.query).toEqual({ token });
    await axe(document.querySelector('main main > :last-child') ?? undefined);
  });

  it.each([
    [true, 'Aller à l’accueil', '/'],
    [false, 'Se connecter', '/login'],
  ])('confirms at a press; signed in: %s', async (signedIn, label, href) => {
    const { user, api } = await open({ ...link('confirm'), 'POST /auth/email': () => confirmed(signedIn) });

    await user.click(await press('Confirmer cette adresse'));

    expect(await heading('Votre adresse est confirmée')).toHaveFocus();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(api.requestsOf('POST /auth/email')).toMatchObject([{ body: { token } }]);
    expect(api.requestsOf('GET /auth/email')).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks for the password of the account where staff have entered the address', async () => {
    const { user, api } = await open({
      ...link('confirm', 'valid', true),
      'POST /auth/email': () => refuse(400, { code: 'invalid', fields: { password: 'notAllowed' } }),
    });
    const password = await screen.findByLabelText('Votre mot de passe');
    screen.getByText(/Votre organisation a indiqué/);
    await axe(document.querySelector('main main > :last-child') ?? undefined);

    await user.click(await press('Confirmer cette adresse'));
    expect(api.requestsOf('POST /auth/email')).toHaveLength(0);
    await user.type(password, 'Autre-2026!');
    await user.click(await press('Confirmer cette adresse'));

    expect((await screen.findAllByText('Ce n’est pas le mot de passe de ce compte.')).length).toBeGreaterThan(0);
    expect(password).toHaveAttribute('aria-invalid', 'true');
    expect(api.requestsOf('GET /auth/email')).toHaveLength(1);
    api.answer({ 'POST /auth/email': () => confirmed(false) });
    await user.clear(password);
    await user.type(password, 'Passerelle-2026!');
    await user.click(await press('Confirmer cette adresse'));

    await heading('Votre adresse est confirmée');
    expect(api.requestsOf('POST /auth/email')[1]).toMatchObject({ body: { token, password: 'Passerelle-2026!' } });
  });

  it('gives the account back, and leads to a new password', async () => {
    const { user } = await open({
      ...link('takeBack'),
      'POST /auth/email': () => ({ done: 'takenBack', email, signedIn: false, resetToken: 'fresh-token' }),
    });
    await heading('Reprendre votre compte');
    screen.getByText(/Toutes les sessions seront terminées/);
    await axe(document.querySelector('main main > :last-child') ?? undefined);

    await user.click(await press('Reprendre mon compte'));

    await heading('Votre compte est de nouveau à vous');
    const choose = screen.getByRole('link', { name: 'Choisir un nouveau mot de passe' });
    expect(choose).toHaveAttribute('href', '/reset-password?token=fresh-token');
    await axe(document.querySelector('main main > :last-child') ?? undefined);
  });

  it.each<[EmailLinkState['action'], State, string, string, string]>([
    ['confirm', 'expired', 'Ce lien a expiré', 'Ouvrir mon compte', '/account#identity'],
    ['confirm', 'used', 'Cette adresse est déjà confirmée', 'Se connecter', '/login'],
    ['confirm', 'cancelled', 'Cette demande n’a plus cours', 'Ouvrir mon compte', '/account#identity'],
    ['confirm', 'taken', 'Cette adresse est déjà utilisée', 'Ouvrir mon compte', '/account#identity'],
    ['takeBack', 'expired', 'Ce lien n’est plus valable', 'Se connecter', '/login'],
    ['takeBack', 'used', 'Votre adresse est déjà rétablie', 'Choisir un nouveau mot de passe', '/forgotten-password'],
    ['takeBack', 'taken', 'Cette adresse est celle d’un autre compte', 'Se connecter', '/login'],
    [null, 'unknown', 'Ce lien n’est pas valable', 'Se connecter', '/login'],
  ])('says what became of it, and what to do: %s, %s', async (action, state, title, label, href) => {
    await open({ 'GET /auth/email': () => ({ action, state, email: action && email, needsPassword: false }) });

    await heading(title);

    expect(screen.queryByRole('button', { name: /Confirmer|Reprendre/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  });

  it.each<[string, Handlers, string]>([
    ['the server cannot read it', { 'GET /auth/email': () => refuse(400, { code: 'invalid' }) }, `?token=${token}`],
    ['there is none', {}, ''],
  ])('is not valid when %s', async (_why, handlers, query) => {
    await open(handlers, query);
    await heading('Ce lien n’est pas valable');
  });

  it('shows that the link has been outrun since the page was opened', async () => {
    let state: State = 'valid';
    const { user } = await open({
      'GET /auth/email': () => ({ action: 'confirm', state, email, needsPassword: false }),
      'POST /auth/email': () => {
        state = 'taken';
        return refuse(409, { code: 'duplicate', fields: { email: 'duplicate' } });
      },
    });

    await user.click(await press('Confirmer cette adresse'));

    await heading('Cette adresse est déjà utilisée');
  });

  it('says that it did not work, and lets it be pressed again', async () => {
    const { user, api } = await open({
      ...link('confirm'),
      'POST /auth/email': () => refuse(503, { code: 'notReady' }),
    });
    await user.click(await press('Confirmer cette adresse'));
    await screen.findByRole('alert');

    api.answer({ ...link('confirm'), 'POST /auth/email': () => confirmed(false) });
    await user.click(await press('Confirmer cette adresse'));

    await heading('Votre adresse est confirmée');
  });

  it('does not take silence for an answer', async () => {
    const { user, api } = await open({ 'GET /auth/email': () => refuse(429, { code: 'tooMany' }) });
    await heading('Votre lien n’a pas pu être vérifié');

    api.answer(link('confirm'));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await waitFor(() => heading('Confirmer votre nouvelle adresse'));
  });
});
