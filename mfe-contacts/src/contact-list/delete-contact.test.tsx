import { screen, waitFor } from '@testing-library/react';

import { aContact, axe, fakeApi, listOf, refuse, renderScreen } from '@passerelle/shared/testing';
import { ContactListScreen } from './contact-list.screen';

const thomas = aContact({ firstName: 'Thomas', lastName: 'Le Goff' });
const fatou = aContact({ firstName: 'Fatou', lastName: 'Diallo' });

async function askToDelete() {
  const contacts = new Set([thomas, fatou]);
  const api = fakeApi({
    'GET /me/contacts/quiet': () => listOf([]),
    'GET /me/contacts': () => listOf(Array.from(contacts)),
    'GET /me/contacts/count': () => ({ all: contacts.size, referrer: 0, referred: 0 }),
    'DELETE /me/contacts/:contactId': () => {
      contacts.delete(thomas);
      return undefined;
    },
  });
  const { user } = await renderScreen(<ContactListScreen />, { route: '/contacts' });
  (await screen.findByRole('button', { name: 'Actions pour Thomas Le Goff' })).focus();
  await user.keyboard('{Enter}');
  await user.keyboard('{End}{Enter}');
  await screen.findByRole('dialog', { name: 'Supprimer Thomas Le Goff de vos contacts ?' });
  return { api, user };
}

describe('deleting a contact', () => {
  it('asks first, deletes, and says so', async () => {
    const { api, user } = await askToDelete();
    screen.getByText('Vos actions avec cette personne sont conservées.');
    await axe(screen.getByRole('dialog'));

    await user.click(screen.getByRole('button', { name: 'Supprimer le contact' }));

    await screen.findByText('Contact supprimé');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Thomas Le Goff' })).not.toBeInTheDocument());
    expect(api.requestsOf('DELETE /me/contacts/:contactId').map(({ params }) => params)).toEqual([
      { contactId: thomas.id },
    ]);
    await screen.findByRole('link', { name: 'Tous 1' });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Liste' })).toHaveFocus());
  });

  it('changes nothing when it is not meant', async () => {
    const { api, user } = await askToDelete();

    await user.click(screen.getByRole('button', { name: 'Annuler' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    screen.getByRole('heading', { name: 'Thomas Le Goff' });
    expect(api.requestsOf('DELETE /me/contacts/:contactId')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Actions pour Thomas Le Goff' })).toHaveFocus();
  });

  it('says when it did not work', async () => {
    const { api, user } = await askToDelete();
    api.answer({ 'DELETE /me/contacts/:contactId': () => refuse(500, { code: 'unexpected' }) });

    await user.click(screen.getByRole('button', { name: 'Supprimer le contact' }));

    await screen.findByText(/une erreur inattendue est survenue/);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    screen.getByRole('heading', { name: 'Thomas Le Goff' });
  });

  it('takes a contact that is gone already as deleted', async () => {
    const { api, user } = await askToDelete();
    api.answer({
      'DELETE /me/contacts/:contactId': () => refuse(404, { code: 'notFound' }),
      'GET /me/contacts': () => listOf([fatou]),
    });

    await user.click(screen.getByRole('button', { name: 'Supprimer le contact' }));

    await screen.findByText('Contact supprimé');
  });
});
