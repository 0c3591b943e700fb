import { screen, waitFor } from '@testing-library/react';

import { aContact, axe, refuse } from '@passerelle/shared/testing';
import { completeWhatStep, fill, fillWhenStep, network, omar, open, press, startWith } from './wizard.test-helper';

const create = '/networking-actions/create';

describe('whom one meets', () => {
  it('is found by a few letters, asked for at most every 300 milliseconds', async () => {
    const api = network();
    startWith('noContact');
    const page = await open(`${create}/who`);
    await page.user.type(screen.getByRole('textbox'), 'belk');

    await screen.findByText('1 contact trouvé');
    screen.getByRole('radio', { name: /Omar Belkacem/ });
    const asked = api.requestsOf('GET /me/contacts').map(({ query }) => query);
    expect(asked.at(-1)).toMatchObject({ search: 'belk', limit: 20 });
    expect(asked.length).toBeLessThan(5);
  });

  it('is gone on with by the enter key, as in the other steps', async () => {
    network();
    startWith('noContact');
    const page = await open(`${create}/who`);
    await page.user.click(await screen.findByRole('radio', { name: /Omar Belkacem/ }));
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(page.address()).toBe(`${create}/when`));
  });

  it('can create a contact, with type and last name required', async () => {
    const api = network();
    startWith('noContact');
    const page = await open(`${create}/who`);
    await press(page, 'Créer un contact');
    expect(screen.getByLabelText('Nom')).toHaveFocus();
    await press(page, 'Créer et continuer');
    expect(screen.getAllByText('Champ requis')).toHaveLength(2);
    await axe();

    await page.user.selectOptions(screen.getByLabelText('Type de contact'), 'hr');
    await fill(page, 'Nom', 'Tanaka');
    await press(page, 'Créer et continuer');

    await screen.findByRole('link', { name: 'Modifier\u00A0: Tanaka' }, { timeout: 10_000 });
    expect(page.address()).toBe(`${create}/when`);
    expect(api.requestsOf('POST /me/contacts').map(({ body }) => body)).toMatchObject([
      { type: 'hr', lastName: 'Tanaka' },
    ]);
  });

  it('after a reload can still create a contact, or choose an existing one', async () => {
    network();
    startWith('noContact', { isNew: true });
    const page = await open(`${create}/who`);
    await screen.findByLabelText('Type de contact');
    await press(page, 'Choisir dans vos contacts');
    expect(screen.getByRole('textbox', { name: 'Chercher dans vos contacts' })).toHaveFocus();
  });

  it('preselects the contact of the address, until another is chosen', async () => {
    network({ 'GET /me/contacts/:contactId': () => omar });
    const page = await open(`${create}?contactId=${omar.id}`);
    await completeWhatStep(page);
    const chosen = () => screen.findByRole('radio', { checked: true });
    expect(await chosen()).toBe(screen.getByRole('radio', { name: /Omar/ }));

    await page.user.click(screen.getByRole('radio', { name: /Marie-Ange/ }));
    page.unmount();
    await open(`${create}/who?contactId=${omar.id}`);
    expect(await chosen()).toBe(screen.getByRole('radio', { name: /Marie-Ange/ }));
  });

  it('selects no contact when that of the address is unknown', async () => {
    network({ 'GET /me/contacts/:contactId': () => refuse(404, { code: 'notFound' }) });
    startWith('noContact');
    await open(`${create}/who?contactId=${aContact().id}`);
    await screen.findByRole('radio', { name: /Marie-Ange/ });
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('has to be chosen again when they were deleted meanwhile', async () => {
    network({ 'POST /me/agenda': () => refuse(400, { code: 'invalid', fields: { contact: 'unknown' } }) });
    startWith('contact');
    const page = await open(`${create}/when`);
    await fillWhenStep(page);
    await press(page, 'Planifier');
    await screen.findByText(/^Cette personne n’est plus dans vos contacts/);
  });
});
