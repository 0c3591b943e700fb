import { screen, waitFor } from '@testing-library/react';

import { aContact, fakeApi, listOf, refuse, renderScreen, type Handlers } from '@passerelle/shared/testing';
import { ContactListScreen } from './contact-list.screen';

const counts = { all: 1, referrer: 0, referred: 0 };

const book = (more: Handlers = {}) =>
  fakeApi({
    'GET /me/contacts/quiet': () => listOf([]),
    'GET /me/contacts': () => listOf([aContact()]),
    'GET /me/contacts/count': () => counts,
    'GET /me/contacts/export': () => new Response('BEGIN:VCARD'),
    ...more,
  });
const open = (route: string) => renderScreen(<ContactListScreen />, { route });
const button = () => screen.findByRole('button', { name: 'Exporter' });

beforeEach(() => {
  // jsdom cannot save files.
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

describe('taking the contact book along', () => {
  it('asks for everybody whom the list shows, not for its page', async () => {
    const api = book();
    const { user } = await open('/contacts?filter=referred&search=mar&sort=fullName&page=2');

    await user.click(await button());

    await waitFor(() => expect(api.requestsOf('GET /me/contacts/export')).toHaveLength(1));
    const [asked] = api.requestsOf('GET /me/contacts/export');
    expect(asked?.query).toEqual({ referred: true, search: 'mar', sort: 'fullName', order: 'asc' });
    expect(asked?.headers.get('accept')).toBe('text/vcard');
  });

  it('says when it did not work', async () => {
    book({ 'GET /me/contacts/export': () => refuse(500, { code: 'unexpected' }) });
    const { user } = await open('/contacts');

    await user.click(await button());

    await screen.findByText(/une erreur inattendue est survenue/);
  });

  it('is not offered for an empty book', async () => {
    book({ 'GET /me/contacts': () => listOf([]) });
    await open('/contacts');

    await screen.findByText('Votre carnet est encore vide');
    expect(screen.queryByRole('button', { name: 'Exporter' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Importer' })).toHaveAttribute('href', '/contacts/import');
  });
});
