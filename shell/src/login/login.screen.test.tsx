import { emit } from '@passerelle/shared/events';
import { aProfile, axe, fakeApi, refuse, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { refreshRegistry } from '../federation/registry-store';
import { LoginScreen } from './login.screen';

jest.mock('../federation/registry-store', () => ({ refreshRegistry: jest.fn().mockResolvedValue(undefined) }));

const open = async (state?: unknown) => {
  emit('unauthorized', { path: '/me' });
  return renderScreen(<LoginScreen />, { route: '/login', path: '/login', state, person: null });
};

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

  it('asks for what may be opened before it lets anyone through, and goes where they were going', async () => {
    fakeApi({ 'POST /auth': () => aProfile() });
    const page = await open({ from: '/contacts' });
    await fill(page);
    await screen.findByText((_, element) => element?.id === 'address' && element.getAttribute('value') === '/contacts');
    expect(refreshRegistry).toHaveBeenCalledTimes(1);
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
    expect(page.address()).toBe('/login');
  });

  it('says what is missing before it asks the server', async () => {
    fakeApi({});
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await screen.findAllByText(/Champ requis|champ requis/)).not.toHaveLength(0);
  });
});

