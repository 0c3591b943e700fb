import { aProfile, axe, fakeApi, refuse, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { loadDocument } from '../../session/full-navigation';
import { rememberReturnTo } from '../../session/return-to';
import { LoginScreen } from './login.screen';

jest.mock('../../session/full-navigation');

const open = () => renderScreen(<LoginScreen />, { route: '/login', path: '/login', person: null });

const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(screen.getByLabelText('Adresse e‑mail'), 'participant@demo.example');
  await user.type(screen.getByLabelText('Mot de passe'), 'Passerelle-2026!');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
};

describe('the login page', () => {
  it('is clean, in both of its languages', async () => {
    await open();
    screen.getByRole('heading', { level: 1, name: 'Connexion' });
    screen.getByRole('button', { name: 'English' });
    // The page brings its own landmarks, inside the one that stands in for the shell: those are for the browser's tests.
    await axe(document.querySelector('form') ?? undefined);
  });

  it('goes where the person was going once they are signed in', async () => {
    fakeApi({ 'POST /auth': () => aProfile() });
    rememberReturnTo({ pathname: '/contacts', search: '?page=2', hash: '' });
    await fill(await open());
    await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/contacts?page=2'));
  });

  it('takes an address without what was pasted with it', async () => {
    const api = fakeApi({ 'POST /auth': () => aProfile() });
    const { user } = await open();
    await user.click(screen.getByLabelText('Adresse e‑mail'));
    await user.paste('\u00A0a\u200B@b.example\uFEFF');
    await user.type(screen.getByLabelText('Mot de passe'), 'Passerelle-2026!{Enter}');
    await waitFor(() =>
      expect(api.requestsOf('POST /auth').map(({ body }) => body)).toEqual([
        { username: 'a@b.example', password: 'Passerelle-2026!' },
      ]),
    );
  });

  it.each([
    [401, 'unauthenticated', 'Informations de connexion non valides'],
    [403, 'forbidden', 'Informations de connexion non valides'],
    [404, 'notFound', /^Êtes-vous sûr d’avoir saisi la bonne adresse e‑mail/],
    [500, 'unexpected', /^Nous sommes désolés, une erreur inattendue est survenue/],
  ] as const)('tells what went wrong: %i', async (status, code, words) => {
    fakeApi({ 'POST /auth': () => refuse(status, { code, message: '' }) });
    const page = await open();
    await fill(page);
    await screen.findByText(words);
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('says in its own words that it was refused, not in those of the server', async () => {
    fakeApi({ 'POST /auth': () => refuse(400, { code: 'invalid', message: 'body must have required property' }) });
    const page = await open();
    await fill(page);
    await screen.findByText(/^Nous sommes désolés, une erreur inattendue est survenue/);
    expect(screen.queryByText(/required property/)).not.toBeInTheDocument();
  });

  it('asks for the code of who has a second factor, in the place of the password', async () => {
    const answers = [
      refuse(400, { code: 'invalid', fields: { code: 'notAllowed' as const } }),
      refuse(401, { code: 'unauthenticated', fields: { password: 'required' as const } }),
      aProfile(),
    ];
    const api = fakeApi({
      'POST /auth': () => refuse(401, { code: 'unauthenticated', fields: { code: 'required' } }),
      'POST /auth/secondFactor': () => answers.shift() ?? aProfile(),
    });
    const page = await open();
    await fill(page);
    const field = await screen.findByLabelText('Code');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await axe(document.querySelector('form') ?? undefined);

    const give = () => page.user.click(screen.getByRole('button', { name: 'Continuer' }));
    await page.user.type(field, '123456');
    await give();
    await screen.findByText(/^Ce code n’est pas valable/);
    await page.user.type(field, '7');
    await give();
    await screen.findByText('La connexion a pris trop de temps. Revenez au mot de passe.');
    await page.user.click(screen.getByRole('button', { name: 'Revenir au mot de passe' }));
    await fill(page);
    await page.user.type(await screen.findByLabelText('Code'), '654321');
    await give();

    await waitFor(() => expect(loadDocument).toHaveBeenCalledTimes(1));
    expect(api.requestsOf('POST /auth/secondFactor').at(-1)?.body).toEqual({ code: '654321' });
  });

  it('says from when it can be tried again', async () => {
    const body = JSON.stringify({ error: { code: 'tooMany', message: 'Trop de tentatives.' } });
    fakeApi({ 'POST /auth': () => new Response(body, { status: 429, headers: { 'retry-after': '61' } }) });
    await fill(await open());
    await screen.findByText('Trop de tentatives. Réessayez à partir de 10 h 32.');
  });

  it('leads who has forgotten their password to another one', async () => {
    await open();
    const link = screen.getByRole('link', { name: /^Mot de passe oublié/ });
    expect(link).toHaveAttribute('href', '/forgotten-password');
  });

  it('says what is missing before it asks the server, and leads to each field', async () => {
    const api = fakeApi({});
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Deux champs sont à revoir');
    expect(screen.getByLabelText('Adresse e‑mail')).toHaveAccessibleDescription('Champ requis');
    await user.click(within(summary).getByRole('link', { name: /^Mot de passe/ }));
    expect(screen.getByLabelText('Mot de passe')).toHaveFocus();
    expect(api.requests).toEqual([]);
  });

  it('says that an address is none once the field is left', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Adresse e‑mail'), 'participant@');
    expect(screen.getByLabelText('Adresse e‑mail')).not.toHaveAttribute('aria-invalid', 'true');
    await user.tab();
    expect(screen.getByLabelText('Adresse e‑mail')).toHaveAccessibleDescription(
      'Veuillez entrer une adresse email valide',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows on its field what the server refuses of it, until it is another', async () => {
    fakeApi({ 'POST /auth': () => refuse(400, { code: 'invalid', fields: { username: 'format' } }) });
    const page = await open();
    await fill(page);
    const field = screen.getByLabelText('Adresse e‑mail');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Veuillez entrer une adresse email valide'));
    expect(screen.getByRole('alert')).toHaveTextContent('Un champ est à revoir');

    await page.user.type(field, '.fr');
    expect(field).not.toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
