import { screen, waitFor, within } from '@testing-library/react';

import { aContact, axe, later, refuse } from '@passerelle/shared/testing';
import type { Contact } from '@passerelle/shared/contract';
import { agendaWith, known, omar, open, pending, press } from '../action.test-helper';

const fatou = aContact({ firstName: 'Fatou', lastName: 'Diallo' });
const people = () => screen.queryByRole('list', { name: 'Contacts recommandés' })?.textContent ?? '';

describe('whom the person met has recommended', () => {
  it('is chosen in the book and stands there at once', async () => {
    const action = pending();
    const { api, sent } = agendaWith(action);
    const page = await open(action);
    await press(page, 'Ajouter un contact recommandé');
    await press(page, 'Ajouter à la liste');
    screen.getByText('Pour continuer : choisissez un contact.');
    await page.user.click(await screen.findByRole('radio', { name: /Omar Belkacem/ }));
    await axe();
    await press(page, 'Ajouter à la liste');

    await screen.findByRole('link', { name: 'Omar Belkacem' });
    await waitFor(() => expect(sent()).toEqual([{ recommendedContacts: [omar.id] }]));
    expect(api.requestsOf('GET /me/contacts')[0]?.query).toMatchObject({ limit: 20 });
    await press(page, 'Ajouter un contact recommandé');
    await page.user.click(await screen.findByRole('radio', { name: /Omar Belkacem/ }));
    screen.getByText('Omar Belkacem est déjà dans la liste.');
  });

  it('can be a new contact, stored as recommended by the contact met', async () => {
    const action = pending();
    const { api, sent } = agendaWith(action, {
      'POST /me/contacts': (): Contact => aContact({ firstName: null, lastName: 'Tanaka' }),
    });
    const page = await open(action);
    await press(page, 'Ajouter un contact recommandé');
    await press(page, 'Créer un nouveau contact');
    await page.user.selectOptions(screen.getByLabelText('Type de contact'), 'hr');
    await page.user.type(screen.getByLabelText('Nom'), 'Tanaka');
    await press(page, 'Créer et ajouter à la liste');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(api.requestsOf('POST /me/contacts').map(({ body }) => body)).toMatchObject([
      { type: 'hr', lastName: 'Tanaka', referrer: action.contact?.id },
    ]);
  });

  it('is taken away at once, and back with a word when that failed', async () => {
    const answer = later<ReturnType<typeof refuse>>();
    const action = pending({ recommendedContacts: [known(omar), known(fatou)] });
    agendaWith(action, { 'PUT /me/agenda/:appointmentId': () => answer.promise });
    const page = await open(action);
    await press(page, 'Retirer Omar Belkacem des contacts recommandés');
    expect(people()).not.toContain('Omar');
    answer.resolve(refuse(500, { code: 'unexpected' }));
    await within(screen.getByRole('region', { name: 'Messages' })).findByText(/une erreur inattendue/);
    expect(people()).toContain('Omar');
  });

  it('leaves the contacts that another tab has added meanwhile', async () => {
    const action = pending({ recommendedContacts: [known(omar)] });
    const { change, stored } = agendaWith(action);
    const page = await open(action);
    change({ recommendedContacts: [known(omar), known(fatou)] });
    await press(page, 'Retirer Omar Belkacem des contacts recommandés');
    await waitFor(() => expect(stored().recommendedContacts.map(({ id }) => id)).toEqual([fatou.id]));
  });

  it('is not asked about a job interview', async () => {
    const action = pending({ actionType: 'jobInterview' });
    agendaWith(action);
    await open(action);
    expect(screen.queryByRole('heading', { name: 'Contacts recommandés' })).not.toBeInTheDocument();
  });
});
