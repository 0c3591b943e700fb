import { axe, fakeApi, type Handlers, refuse, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { ForgottenPasswordScreen } from './forgotten-password.screen';

const email = 'amel.benkhelifa@boisetrives.example';
const open = async (handlers: Handlers = {}) => {
  const api = fakeApi(handlers);
  const page = await renderScreen(<ForgottenPasswordScreen />, { route: '/forgotten-password', person: null });
  return { ...page, api };
};
const ask = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(screen.getByLabelText('Adresse e‑mail'), email);
  await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
};

describe('the page for a forgotten password', () => {
  it('is clean, and leads back to the login page', async () => {
    await open();
    screen.getByRole('heading', { level: 1, name: 'Mot de passe oublié' });
    expect(screen.getByRole('link', { name: 'Revenir à la connexion' })).toHaveAttribute('href', '/login');
    await axe(document.querySelector('form') ?? undefined);
  });

  it('sends a link, says where, and what to do when none comes', async () => {
    const page = await open({ 'POST /auth/reset': () => ({ sent: true }) });

    await ask(page);

    const heading = await screen.findByRole('heading', { level: 1, name: 'Consultez vos e‑mails' });
    expect(heading).toHaveFocus();
    screen.getByText(email);
    screen.getByText('Regardez parmi les courriers indésirables.');
    screen.getByRole('link', { name: 'Revenir à la connexion' });
    expect(page.api.requests).toMatchObject([{ body: { username: email } }]);
  });

  it('says when a link of a moment ago is still good and no other was sent', async () => {
    await ask(await open({ 'POST /auth/reset': () => ({ sent: false }) }));

    await screen.findByRole('heading', { level: 1, name: 'Consultez vos e‑mails' });
    screen.getByText(/^Un lien est déjà parti vers/);
    screen.getByText(email);
    expect(screen.queryByText(/vient de partir/)).not.toBeInTheDocument();
  });

  it('keeps the typed address for another link', async () => {
    const page = await open({ 'POST /auth/reset': () => ({ sent: true }) });
    await ask(page);

    await page.user.click(await screen.findByRole('button', { name: 'Demander un autre lien' }));

    const heading = screen.getByRole('heading', { level: 1, name: 'Mot de passe oublié' });
    expect(heading).toHaveFocus();
    expect(screen.getByLabelText<HTMLInputElement>('Adresse e‑mail')).toHaveValue(email);
    await page.user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
    await waitFor(() => expect(page.api.requests).toHaveLength(2));
  });

  it.each([
    [404, 'notFound', /^Êtes-vous sûr d’avoir saisi la bonne adresse e‑mail/],
    [500, 'unexpected', /^Nous sommes désolés, une erreur inattendue est survenue/],
  ] as const)('tells what went wrong: %i', async (status, code, words) => {
    const page = await open({ 'POST /auth/reset': () => refuse(status, { code }) });
    await ask(page);
    await screen.findByText(words);
    screen.getByRole('heading', { level: 1, name: 'Mot de passe oublié' });
  });

  it('says from when it can be asked again', async () => {
    const body = JSON.stringify({ error: { code: 'tooMany', message: 'Trop.' } });
    const page = await open({
      'POST /auth/reset': () => new Response(body, { status: 429, headers: { 'retry-after': '3600' } }),
    });
    await ask(page);
    await screen.findByText('Trop de tentatives. Réessayez à partir de 11 h 30.');
  });

  it('checks the address before it asks the server', async () => {
    const { user, api } = await open();
    await user.type(screen.getByLabelText('Adresse e‑mail'), 'amel');
    await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
    await screen.findByText('Veuillez entrer une adresse email valide');
    expect(api.requests).toHaveLength(0);
  });
});
