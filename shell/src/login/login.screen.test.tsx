import { aProfile, axe, fakeApi, refuse, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { leaveFor } from '../session/leave-for';
import { rememberWay } from '../session/way-back';
import { LoginScreen } from './login.screen';

jest.mock('../session/leave-for');

const open = () => renderScreen(<LoginScreen />, { route: '/login', path: '/login', person: null });

const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(screen.getByLabelText('Adresse e-mail'), 'participant@demo.example');
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
    rememberWay({ pathname: '/contacts', search: '?page=2', hash: '' });
    await fill(await open());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/contacts?page=2'));
  });

  it.each([
    [401, 'unauthenticated', 'Informations de connexion non valides'],
    [403, 'forbidden', 'Informations de connexion non valides'],
    [404, 'notFound', /^Êtes-vous sûr d’avoir saisi la bonne adresse e-mail/],
    [500, 'unexpected', /^Nous sommes désolés, une erreur inattendue est survenue/],
  ] as const)('tells what went wrong: %i', async (status, code, words) => {
    fakeApi({ 'POST /auth': () => refuse(status, { code, message: '' }) });
    const page = await open();
    await fill(page);
    await screen.findByText(words);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('says from when it can be tried again', async () => {
    const body = JSON.stringify({ error: { code: 'tooMany', message: 'Trop de tentatives.' } });
    fakeApi({ 'POST /auth': () => new Response(body, { status: 429, headers: { 'retry-after': '61' } }) });
    await fill(await open());
    await screen.findByText('Trop de tentatives. Réessayez à partir de 10:32.');
  });

  it('leads who has forgotten their password to another one', async () => {
    await open();
    const link = screen.getByRole('link', { name: /^Mot de passe oublié/ });
    expect(link.getAttribute('href')).toBe('/forgotten-password');
  });

  it('says what is missing before it asks the server', async () => {
    fakeApi({});
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await screen.findAllByText(/Champ requis|champ requis/)).not.toHaveLength(0);
  });
});
