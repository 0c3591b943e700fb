import { aProfile, axe, fakeApi, type Handlers, later, refuse, renderScreen } from '@passerelle/shared/testing';
import type { OwnProfile } from '@passerelle/shared/contract';
import { act, screen, waitFor } from '@testing-library/react';

import { loadDocument } from '../../session/full-navigation';
import { rememberReturnTo } from '../../session/return-to';
import { checkSession, signedIn } from '../../session/session-store';
import { TermsScreen } from './terms.screen';

jest.mock('../../session/full-navigation');

const newcomer = aProfile({ acceptedTerms: false });
const accepted = { ...newcomer, acceptedTerms: true };

const open = async (handlers: Handlers = {}) => {
  fakeApi({ 'GET /me': () => refuse(503, { code: 'notReady' }) });
  await checkSession();
  signedIn(newcomer);
  const api = fakeApi(handlers);
  return { ...(await renderScreen(<TermsScreen />, { route: '/login-terms', person: newcomer })), api };
};
const press = (name: string) => screen.getByRole('button', { name });

describe('the terms, before the product opens', () => {
  it('are read in place, accepted, and lead to where the person was going', async () => {
    rememberReturnTo({ pathname: '/contacts', search: '?page=2', hash: '' });
    const { user, api } = await open({
      'PUT /me': () => accepted,
      'GET /staticPages/:slug': ({ params }) => ({
        slug: params['slug'] ?? '',
        title: 'Conditions d’utilisation',
        content: '<p>Article premier</p>',
        contentLanguage: 'fr',
        updatedAt: '2026-09-01T08:00:00.000Z',
      }),
    });
    await axe(press('Accepter').closest('#main > div') ?? undefined);

    await user.click(press('Lire les conditions d’utilisation'));
    await screen.findByText('Article premier');
    await user.click(screen.getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(press('Accepter'));

    await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/contacts?page=2'));
    expect(api.requestsOf('PUT /me')).toMatchObject([{ body: { acceptedTerms: true } }]);
  });

  it('may be refused, and that may be taken back', async () => {
    const { user } = await open();

    await user.click(press('Refuser'));

    const message = screen.getByText('Sans votre accord, nous ne pouvons pas vous ouvrir l’accès à votre compte.');
    expect(message).toHaveFocus();
    await user.click(press('Modifier mon choix'));
    press('Accepter');
    expect(document.activeElement?.textContent).toMatch(/^Pour utiliser Passerelle/);
  });

  it('stay when accepting failed, and say so', async () => {
    const { user } = await open({ 'PUT /me': () => refuse(500, { code: 'unexpected' }) });

    await user.click(press('Accepter'));

    expect((await screen.findByRole('alert')).textContent).toContain('Nous sommes désolés');
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('lead to the login page when the session has ended meanwhile', async () => {
    const { user } = await open({ 'PUT /me': () => refuse(401, { code: 'unauthenticated' }) });
    await user.click(press('Accepter'));
    await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/login'));
  });

  it('are accepted once, however often the button is pressed', async () => {
    const answer = later<OwnProfile>();
    const { user, api } = await open({ 'PUT /me': () => answer.promise });
    await user.dblClick(press('Accepter'));
    await act(async () => answer.resolve(accepted));
    await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/'));
    expect(api.requestsOf('PUT /me')).toHaveLength(1);
  });

  it('give way when they were accepted in another tab', async () => {
    await open();
    act(() => signedIn(accepted));
    expect(loadDocument).toHaveBeenCalledWith('/');
  });

  it('offer to sign out', async () => {
    await open();
    screen.getByText(new RegExp(newcomer.email));
    expect(screen.getByRole('link', { name: 'Se déconnecter' })).toHaveAttribute('href', '/api/auth/logout');
  });
});
