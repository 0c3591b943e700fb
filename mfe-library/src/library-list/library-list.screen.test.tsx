import { screen, waitFor, within } from '@testing-library/react';

import type { LibraryDocument } from '@passerelle/shared/contract';
import { taskFamilies } from '@passerelle/shared/contract/enums/tasks';
import {
  aLibraryDocument,
  axe,
  fakeApi,
  later,
  listOf,
  refuse,
  renderScreen,
  type Handlers,
} from '@passerelle/shared/testing';
import { messages as english } from '../locales/en.po';
import { messages as french } from '../locales/fr.po';
import { LibraryListScreen } from './library-list.screen';

const profile = aLibraryDocument({ name: 'Un résumé de profil qui vous ressemble' });

const library = (documents: LibraryDocument[], more: Handlers = {}) =>
  fakeApi({ 'GET /me/library': () => listOf(documents), ...more });

const open = (route = '/library') => renderScreen(<LibraryListScreen />, { route });
const list = () => screen.getByRole('region', { name: 'Liste' });

describe('the library', () => {
  it('shows what there is, and its families', async () => {
    library([profile]);

    await open();

    await screen.findByRole('heading', { level: 2, name: /Un résumé de profil/ });
    screen.getByRole('heading', { level: 1, name: 'Bibliothèque' });
    screen.getByText('1 document');
    const chips = within(screen.getByRole('navigation', { name: 'Filtrer par famille' })).getAllByRole('link');
    expect(chips).toHaveLength(taskFamilies.length + 1);
    expect(chips[0]).toHaveAttribute('aria-current', 'true');
    await axe();
  });

  it('is busy until the answer is there', async () => {
    const answer = later<ReturnType<typeof listOf<LibraryDocument>>>();
    library([], { 'GET /me/library': () => answer.promise });

    await open();

    await screen.findByText('Chargement…');
    expect(list()).toHaveAttribute('aria-busy', 'true');
    await axe();
    answer.resolve(listOf([profile]));
    await screen.findByText(profile.name);
  });

  it('says so while nothing is published', async () => {
    library([]);

    await open();

    await screen.findByRole('heading', { name: 'La bibliothèque est encore vide' });
    await axe();
  });

  it('stores family and search in the address, and requests the list by them', async () => {
    const api = library([profile]);
    const { user, address } = await open('/library?page=2');
    await screen.findByText(profile.name);

    await user.click(screen.getByRole('link', { name: 'Recrutement' }));
    expect(address()).toBe('/library?filter=hiring');
    await user.type(screen.getByRole('textbox', { name: 'Chercher dans la bibliothèque' }), 'entretien');

    await waitFor(() => expect(address()).toBe('/library?filter=hiring&search=entretien'));
    await waitFor(() =>
      expect(api.requestsOf('GET /me/library').at(-1)?.query).toEqual({
        page: 0,
        family: ['hiring'],
        search: 'entretien',
      }),
    );
  });

  it('says that nothing matches, and clears the search', async () => {
    library([], { 'GET /me/library': ({ query }) => listOf(query['search'] ? [] : [profile]) });
    const { user, address } = await open('/library?search=zzz');
    await screen.findByRole('heading', { name: 'Aucun document ne correspond à «\u00A0zzz\u00A0»' });

    await user.click(within(list()).getByRole('button', { name: 'Effacer la recherche' }));

    expect(address()).toBe('/library');
    await screen.findByText(profile.name);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('leads back from a family without documents', async () => {
    library([]);
    const { user, address } = await open('/library?filter=retirement');
    await screen.findByRole('heading', { name: 'Pas encore de document pour «\u00A0Retraite\u00A0»' });
    await axe();

    await user.click(screen.getByRole('link', { name: 'Voir tous les documents' }));

    expect(address()).toBe('/library');
  });

  it('says that it does not answer, and tries again', async () => {
    const api = library([], { 'GET /me/library': () => refuse(503, { code: 'notReady' }) });
    const { user } = await open();
    await screen.findByRole('heading', { name: 'La bibliothèque ne répond pas' });
    await axe();

    api.answer({ 'GET /me/library': () => listOf([profile]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByText(profile.name);
  });

  it('speaks English', async () => {
    library([aLibraryDocument({ type: 'file' })]);
    const messages = { fr: async () => ({ messages: french }), en: async () => ({ messages: english }) };

    await renderScreen(<LibraryListScreen />, { route: '/library', locale: 'en', messages });

    await screen.findByText('Article');
    screen.getByRole('heading', { name: 'Library' });
  });
});
