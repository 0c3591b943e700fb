import { screen, waitFor, within } from '@testing-library/react';

import type { Contact } from '@passerelle/shared/contract';
import { aContact, axe, fakeApi, later, listOf, refuse, renderScreen, type Handlers } from '@passerelle/shared/testing';
import { messages as english } from '../locales/en.po';
import { messages as french } from '../locales/fr.po';
import { ContactListScreen } from './contact-list.screen';

const fatou = aContact({ firstName: 'Fatou', lastName: 'Diallo', type: 'networkAngel' });
const thomas = aContact({
  firstName: 'Thomas',
  lastName: 'Le Goff',
  civility: 'mr',
  referrer: { id: fatou.id, firstName: 'Fatou', lastName: 'Diallo' },
});

const counts = { all: 24, referrer: 3, referred: 9 };

const book = (contacts: Contact[], more: Handlers = {}) =>
  fakeApi({
    'GET /me/contacts/quiet': () => listOf([]),
    'GET /me/contacts': () => listOf(contacts),
    'GET /me/contacts/count': () => counts,
    ...more,
  });

const open = (route = '/contacts') => renderScreen(<ContactListScreen />, { route });
const asked = (api: ReturnType<typeof book>) => api.requestsOf('GET /me/contacts').at(-1)?.query;

describe('the contact book', () => {
  it('shows who is in it, and how many', async () => {
    book([fatou, thomas]);

    await open();

    await screen.findByRole('heading', { level: 2, name: 'Fatou Diallo' });
    screen.getByRole('heading', { level: 1, name: 'Contacts' });
    screen.getByText('2 contacts');
    await screen.findByRole('link', { name: 'Référents 3' });
    screen.getByRole('link', { name: 'Tous 24', current: true });
    screen.getByRole('link', { name: 'Recommandés 9' });
    await axe();
  });

  it('is busy until the answer is there', async () => {
    const answer = later<ReturnType<typeof listOf<Contact>>>();
    book([], { 'GET /me/contacts': () => answer.promise });

    await open();

    await screen.findByText('Chargement…');
    expect(screen.getByRole('region', { name: 'Liste' })).toHaveAttribute('aria-busy', 'true');
    await axe();
    answer.resolve(listOf([fatou]));
    await screen.findByText('Fatou Diallo');
    expect(screen.getByRole('region', { name: 'Liste' })).toHaveAttribute('aria-busy', 'false');
  });

  it('says what is missing while it is empty', async () => {
    book([]);

    await open();

    await screen.findByRole('heading', { name: 'Votre carnet est encore vide' });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await axe();
  });

  it('stores filter, search and sort in the address, and requests the list by them', async () => {
    const api = book([fatou]);
    const { user, address } = await open('/contacts?page=2');
    await screen.findByText('Fatou Diallo');
    expect(asked(api)).toMatchObject({ page: 1, sort: 'createdAt', order: 'desc' });

    await user.click(screen.getByRole('link', { name: /Référents/ }));
    expect(address()).toBe('/contacts?filter=referrer');
    await waitFor(() => expect(asked(api)).toMatchObject({ referrer: true, page: 0 }));

    await user.type(screen.getByRole('textbox', { name: 'Chercher dans vos contacts' }), 'Élo');
    await waitFor(() => expect(address()).toBe('/contacts?filter=referrer&search=%C3%89lo'));
    await waitFor(() => expect(asked(api)).toMatchObject({ search: 'Élo', referrer: true }));
    expect(api.requestsOf('GET /me/contacts/count').at(-1)?.query).toEqual({ search: 'Élo' });

    await user.click(screen.getByRole('button', { name: 'Trier par Ajout récent' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Nom' }));
    expect(address()).toBe('/contacts?filter=referrer&search=%C3%89lo&sort=fullName');
    await waitFor(() => expect(asked(api)).toMatchObject({ sort: 'fullName', order: 'asc' }));
  });

  it('says that nothing matches, and shows everything again', async () => {
    const all = later<ReturnType<typeof listOf<Contact>>>();
    book([], { 'GET /me/contacts': ({ query }) => (query['search'] ? listOf([]) : all.promise) });
    const { user, address } = await open('/contacts?search=mar');
    await screen.findByRole('heading', { name: 'Aucun contact ne correspond à « mar »' });
    await axe();

    const list = screen.getByRole('region', { name: 'Liste' });
    await user.click(within(list).getByRole('button', { name: 'Effacer la recherche' }));

    expect(address()).toBe('/contacts');
    expect(screen.getByRole('textbox')).toHaveFocus();
    // A search without a result does not mean that the book is empty.
    expect(screen.queryByText('Votre carnet est encore vide')).not.toBeInTheDocument();
    all.resolve(listOf([fatou]));
    await screen.findByText('Fatou Diallo');
  });

  it('leads back to everybody from a tab that is empty', async () => {
    book([]);
    const { user, address } = await open('/contacts?filter=referrer');
    await screen.findByRole('heading', { name: 'Personne n’est encore noté comme référent' });

    await user.click(screen.getByRole('link', { name: 'Voir tous les contacts' }));

    expect(address()).toBe('/contacts');
  });

  it('says that it does not answer, and tries again', async () => {
    const api = book([], { 'GET /me/contacts': () => refuse(503, { code: 'notReady' }) });
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Vos contacts ne répondent pas' });
    screen.getByText('Dernier essai à 10 h 30.');
    await axe();

    api.answer({ 'GET /me/contacts': () => listOf([fatou]) });
    await user.tab();
    screen.getByRole('button', { name: 'Réessayer' }).focus();
    await user.keyboard('{Enter}');

    await screen.findByText('Fatou Diallo');
    expect(screen.getByRole('region', { name: 'Liste' })).toHaveFocus();
  });

  it('has pages, and no page beyond the last', async () => {
    book([], {
      'GET /me/contacts': ({ query }) =>
        listOf(Number(query['page']) < 2 ? [fatou] : [], { totalCount: 24, page: Number(query['page']) }),
    });

    const { user, address } = await open('/contacts?page=9');

    await waitFor(() => expect(address()).toBe('/contacts?page=2'));
    await screen.findByText('Fatou Diallo');
    screen.getByRole('link', { name: 'Page 2', current: 'page' });
    await user.click(screen.getByRole('link', { name: 'Page précédente' }));
    expect(address()).toBe('/contacts');
  });

  it('speaks English', async () => {
    book([fatou]);
    const messages = { fr: async () => ({ messages: french }), en: async () => ({ messages: english }) };

    await renderScreen(<ContactListScreen />, { route: '/contacts', locale: 'en', messages });

    await screen.findByText('Network ally');
    screen.getByText('1 contact');
    screen.getByRole('link', { name: /Referrers/ });
  });
});
