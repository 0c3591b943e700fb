import { axe, fakeApi, refuse, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { StaticPageScreen } from './legal-routes';

const page = (slug: string) => ({
  slug,
  title: 'Politique de confidentialité',
  content: '<p>Ceci est un texte.</p><h2>Vos droits</h2><p>Ils sont grands.</p><h2>Sécurité</h2><p>Elle aussi.</p>',
  contentLanguage: 'fr' as const,
  updatedAt: '2026-08-21T10:00:00.000Z',
});

describe('a legal text', () => {
  it('says when it was written, leads to its parts, and can be printed', async () => {
    fakeApi({ 'GET /staticPages/:slug': ({ params }) => page(params['slug'] ?? '') });
    const print = jest.fn();
    Object.assign(window, { print });
    const { user, address } = await renderScreen(<StaticPageScreen slug="privacy-policy" />, {
      route: '/privacy-policy',
    });

    await screen.findByRole('heading', { level: 1, name: 'Politique de confidentialité' });
    screen.getByText('21 août');
    const contents = within(await screen.findByRole('navigation', { name: 'Sommaire' }));
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Vos droits',
      'Sécurité',
      'Vos choix',
    ]);

    await user.click(contents.getByRole('link', { name: 'Vos droits' }));
    expect(address()).toBe('/privacy-policy#section-vos-droits');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Vos droits' })).toHaveFocus());

    await user.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(print).toHaveBeenCalledTimes(1);
    await axe();
  });

  it('is opened at the part that the address names', async () => {
    fakeApi({ 'GET /staticPages/:slug': ({ params }) => page(params['slug'] ?? '') });
    await renderScreen(<StaticPageScreen slug="terms-of-use" />, { route: '/terms-of-use#section-securite' });
    const heading = await screen.findByRole('heading', { name: 'Sécurité' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('in another language than the page says so', async () => {
    fakeApi({ 'GET /staticPages/:slug': ({ params }) => ({ ...page(params['slug'] ?? ''), contentLanguage: 'en' }) });
    await renderScreen(<StaticPageScreen slug="privacy-policy" />);

    await screen.findByText('Ce contenu est en anglais.');
    expect((await screen.findByText('Ceci est un texte.')).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(await screen.findByRole('link', { name: 'Vos droits' })).toContainHTML('lang="en"');
    expect(screen.getByRole('link', { name: 'Vos choix' })).not.toContainHTML('lang=');
    await axe();
  });

  it('that is not published yet says so, and keeps the cookie choice', async () => {
    fakeApi({ 'GET /staticPages/:slug': () => refuse(404, { code: 'notFound' }) });
    await renderScreen(<StaticPageScreen slug="privacy-policy" />);
    await screen.findByRole('heading', { level: 1, name: 'Ce texte n’est pas encore publié' });
    screen.getByRole('radiogroup', { name: 'Mesure d’audience' });
    await axe();
  });

  it('that did not come is asked for again', async () => {
    const api = fakeApi({ 'GET /staticPages/:slug': () => refuse(500, { code: 'unexpected' }) });
    const { user } = await renderScreen(<StaticPageScreen slug="terms-of-use" />);
    await screen.findByRole('heading', { level: 1, name: 'Ce texte n’a pas pu être chargé' });

    api.answer({ 'GET /staticPages/:slug': ({ params }) => page(params['slug'] ?? '') });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByText('Ils sont grands.');
  });
});
