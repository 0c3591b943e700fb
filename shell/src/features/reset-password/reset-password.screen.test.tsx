import { aProfile, axe, fakeApi, type Handlers, refuse, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { loadDocument } from '../../session/full-navigation';
import { rememberReturnTo } from '../../session/return-to';
import { ResetPasswordScreen } from './reset-password.screen';

jest.mock('../../session/full-navigation');

const token = 'a-token-of-an-e-mail';
const good = 'Passerelle-2026!';
const link = (state: 'valid' | 'expired' | 'unknown', firstSetup: boolean): Handlers => ({
  'GET /auth/reset': () => ({ state, firstSetup }),
});

const open = async (handlers: Handlers, query = `?token=${token}`) => {
  const api = fakeApi(handlers);
  history.replaceState(null, '', `/reset-password${query}`);
  const page = await renderScreen(<ResetPasswordScreen />, { route: '/reset-password', person: null });
  return { ...page, api };
};
type Page = Awaited<ReturnType<typeof open>>;

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const choose = async ({ user }: Page, password = good) => {
  await user.type(await screen.findByLabelText(/^(Mot|Nouveau mot) de passe$/), password);
  await user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
};

describe('the password page', () => {
  it('says that it is looking at the link, and asks the server what it is worth', async () => {
    const { api } = await open({ 'GET /auth/reset': () => new Promise<never>(() => undefined) });

    await heading('Vérification de votre lien');
    await waitFor(() => expect(api.requests[0]?.query).toEqual({ token }));
  });

  it('welcomes who sets a first password, and lets them in', async () => {
    const page = await open({
      ...link('valid', true),
      'POST /signedAction': () => ({ done: 'passwordSet' }),
      'GET /me': () => aProfile({ acceptedTerms: false }),
    });
    await heading('Choisissez votre mot de passe');
    screen.getByText(/^Bienvenue\./);
    await axe(document.querySelector('form') ?? undefined);

    await choose(page);

    await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/'));
    expect(page.api.requestsOf('POST /signedAction')).toMatchObject([{ body: { token, password: good } }]);
    // A used token is not checked again; its page stays until the next one is there.
    expect(page.api.requestsOf('GET /auth/reset')).toHaveLength(1);
    await heading('Choisissez votre mot de passe');
    expect(sessionStorage).toHaveLength(0);
  });

  it('leads to the page that asked for the password', async () => {
    rememberReturnTo({ pathname: '/contacts', search: '', hash: '' });
    const page = await open({
      ...link('valid', false),
      'POST /signedAction': () => ({ done: 'passwordSet' }),
      'GET /me': () => aProfile(),
    });
    await heading('Nouveau mot de passe');

    await choose(page);

    await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/contacts'));
  });

  it('asks for the code of who has a second factor', async () => {
    const page = await open({
      ...link('valid', false),
      'POST /signedAction': () => ({ done: 'passwordSet', needsSecondFactor: true }),
      'POST /auth/secondFactor': () => aProfile(),
    });
    await choose(page);

    await heading('Votre mot de passe est enregistré');
    expect(loadDocument).not.toHaveBeenCalled();
    await page.user.type(screen.getByLabelText('Code'), '123456');
    await page.user.click(screen.getByRole('button', { name: 'Continuer' }));

    await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/'));
  });

  it('leads to the login page who leaves the code for later', async () => {
    const page = await open({
      ...link('valid', false),
      'POST /signedAction': () => ({ done: 'passwordSet', needsSecondFactor: true }),
    });
    await choose(page);
    await page.user.click(await screen.findByRole('button', { name: 'Revenir au mot de passe' }));

    expect(loadDocument).toHaveBeenCalledWith('/login');
  });

  it('says on the field that the password is too common', async () => {
    const page = await open({
      ...link('valid', false),
      'POST /signedAction': () => refuse(400, { code: 'invalid', fields: { password: 'common' } }),
    });
    await choose(page);
    await screen.findByText(/^Ce mot de passe est trop courant/);
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveAttribute('aria-invalid', 'true');
  });

  it('marks each rule as it is met, and checks on leaving the field', async () => {
    const { user } = await open(link('valid', false));
    const field = await screen.findByLabelText('Nouveau mot de passe');
    const met = () => screen.getAllByRole('listitem').filter(({ textContent }) => !textContent?.includes('pas encore'));

    await user.type(field, 'passe');
    expect(met()).toHaveLength(1);
    expect(screen.queryByText('Veuillez entrer un mot de passe valide')).not.toBeInTheDocument();
    await user.tab();
    await screen.findByText('Veuillez entrer un mot de passe valide');

    await user.type(field, 'relle-2026A');
    expect(met()).toHaveLength(5);
    await waitFor(() => expect(screen.queryByText('Veuillez entrer un mot de passe valide')).not.toBeInTheDocument());
  });

  describe('when the link has expired', () => {
    it('offers the invitation again', async () => {
      const { user, api } = await open({ ...link('expired', true), 'POST /auth/reset': () => ({ sent: true }) });
      await heading('L’invitation a expiré.');

      await user.click(screen.getByRole('button', { name: 'Recevoir une nouvelle invitation' }));

      await screen.findByText('Vous allez recevoir une nouvelle invitation par email');
      expect(api.requestsOf('POST /auth/reset')).toMatchObject([{ body: { token } }]);
      expect(screen.queryByRole('button', { name: 'Recevoir une nouvelle invitation' })).not.toBeInTheDocument();
    });

    it('says so when that fails, and lets it be tried again', async () => {
      const { user } = await open({
        ...link('expired', true),
        'POST /auth/reset': () => refuse(500, { code: 'unexpected' }),
      });
      await user.click(await screen.findByRole('button', { name: 'Recevoir une nouvelle invitation' }));

      expect((await screen.findByRole('alert')).textContent).toContain('une erreur inattendue est survenue');
      screen.getByRole('button', { name: 'Recevoir une nouvelle invitation' });
    });

    it('says what the server alone knows', async () => {
      const message = 'Votre compte est déjà ouvert.';
      const { user } = await open({
        ...link('expired', true),
        'POST /auth/reset': () => refuse(409, { code: 'conflict', message }),
      });
      await user.click(await screen.findByRole('button', { name: 'Recevoir une nouvelle invitation' }));
      await screen.findByText(message);
    });

    it('leads to another link for a new password', async () => {
      await open(link('expired', false));
      await heading('Ce lien a expiré');
      const another = screen.getByRole('link', { name: 'Demander un autre lien' });
      expect(another).toHaveAttribute('href', '/forgotten-password');
    });
  });

  it.each<[string, Handlers, string]>([
    ['the server does not know it', link('unknown', false), `?token=${token}`],
    ['the server cannot read it', { 'GET /auth/reset': () => refuse(400, { code: 'invalid' }) }, `?token=${token}`],
    ['there is none', {}, ''],
  ])('says that the link is not valid when %s', async (_why, handlers, query) => {
    await open(handlers, query);
    await heading('Ce lien n’est pas valable');
    screen.getByRole('link', { name: 'Se connecter' });
    screen.getByRole('link', { name: 'Demander un autre lien' });
  });

  it('does not take silence for an answer', async () => {
    const { user, api } = await open({ 'GET /auth/reset': () => refuse(429, { code: 'tooMany' }) });
    await heading('Votre lien n’a pas pu être vérifié');

    api.answer(link('valid', false));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await heading('Nouveau mot de passe');
  });

  describe('when the password is refused', () => {
    const refusing = (status: number, firstSetup: boolean, state: 'valid' | 'expired' = 'valid') => {
      let asked = 0;
      return open({
        'GET /auth/reset': () => ({ state: (asked += 1) > 1 ? state : 'valid', firstSetup }),
        'POST /signedAction': () => refuse(status, { code: 'unexpected', message: 'Du serveur.' }),
      });
    };
    const generic = /^Nous sommes désolés, une erreur inattendue est survenue/;

    it.each([
      [404, false, /^Êtes-vous sûr d’avoir saisi la bonne adresse e‑mail/],
      [400, false, 'Veuillez entrer une adresse email valide'],
      [403, false, generic],
      [500, false, generic],
      [404, true, generic],
      [400, true, generic],
      [500, true, generic],
    ] as const)('says what the specification wants: %i, first setup %s', async (status, firstSetup, words) => {
      await choose(await refusing(status, firstSetup));
      await screen.findByText(words);
    });

    it('shows that the link has run out meanwhile', async () => {
      await choose(await refusing(404, false, 'expired'));
      expect(await heading('Ce lien a expiré')).toHaveFocus();
    });

    it('blames the password where the server does', async () => {
      await choose(
        await open({
          ...link('valid', false),
          'POST /signedAction': () => refuse(400, { code: 'invalid', fields: { password: 'password' } }),
        }),
      );
      expect(await screen.findAllByText(/euillez entrer un mot de passe valide/)).not.toHaveLength(0);
    });
  });
});
