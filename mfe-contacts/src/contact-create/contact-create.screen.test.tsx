import { screen, waitFor, within } from '@testing-library/react';
import { aContact, axe, refuse } from '@passerelle/shared/testing';
import { fatou, book, open, add, fillIn, sent, showMore } from './contact-create.test-helper';

describe('adding a contact', () => {
  it('asks for a name and a type first, and chooses no type', async () => {
    const api = book();
    const page = await open();
    const labels = [...document.querySelectorAll('form label')].map(({ textContent }) => textContent);
    expect(labels.map((label) => label?.replace(/ .*/, ''))).toEqual(['Nom', 'Type']);
    expect(screen.getByLabelText('Type de contact')).toHaveValue('');

    await fillIn(page);
    await add(page);

    await screen.findByRole('dialog');
    expect(sent(api)).toMatchObject([{ type: 'networkAngel', lastName: 'Le Goff' }]);
  });

  it('sends all that was typed, and says what is now true', async () => {
    const api = book();
    const page = await open();
    await axe();

    await fillIn(page);
    const { user } = page;
    await showMore(page);
    expect(screen.getByLabelText(/^Prénom/)).toHaveFocus();
    await axe();
    await user.type(screen.getByLabelText(/^Prénom/), 'Thomas');
    await user.selectOptions(screen.getByLabelText(/^Civilité/), 'mr');
    await user.type(screen.getByLabelText(/^Entreprise/), 'Atelier Keravel');
    await user.type(screen.getByLabelText(/^Service/), 'Études');
    await user.type(screen.getByLabelText(/^Poste/), 'Chef de projet');
    await user.selectOptions(screen.getByLabelText(/^Domaine professionnel/), 'projectManagement');
    await user.type(screen.getByLabelText(/^E‑mail/), 't.legoff@keravel.example');
    await user.type(screen.getByLabelText(/^Commentaire/), 'Croisé au salon.');
    await add(page);

    const dialog = await screen.findByRole('dialog', { name: 'C’est ajouté\u202F!' });
    within(dialog).getByText('Thomas Le Goff');
    expect(within(dialog).queryByText(/compte pour l’étape/)).not.toBeInTheDocument();
    await axe(dialog);
    expect(sent(api)).toMatchObject([
      {
        type: 'networkAngel',
        lastName: 'Le Goff',
        firstName: 'Thomas',
        civility: 'mr',
        company: {
          name: 'Atelier Keravel',
          service: 'Études',
        },
        job: {
          jobTitle: 'Chef de projet',
          occupation: 'projectManagement',
        },
        email: 't.legoff@keravel.example',
        phone: null,
        mobilePhone: null,
        referrer: null,
        comment: 'Croisé au salon.',
      },
    ]);
  });

  it('says what is missing and leads there', async () => {
    const api = book();
    const page = await open();

    await showMore(page);
    await page.user.type(screen.getByLabelText(/^E‑mail/), 'thomas@');
    await add(page);

    await screen.findByText('3 champs sont à revoir');
    screen.getByText('Veuillez entrer une adresse email valide');
    expect(screen.getAllByText('Champ requis')).toHaveLength(2);
    await page.user.click(screen.getByRole('link', { name: /^Nom/ }));
    expect(screen.getByLabelText('Nom')).toHaveFocus();
    expect(sent(api)).toEqual([]);
    await axe();
  });

  it('takes up to four addresses, each with its type', async () => {
    const api = book();
    const page = await open();
    await fillIn(page);
    await showMore(page);
    const more = screen.getByRole('button', { name: 'Ajouter une adresse' });
    for (let count = 0; count < 4; count += 1) await page.user.click(more);
    screen.getByText('Un contact peut avoir 4 adresses au plus.');
    expect(screen.getByLabelText('Type de l’adresse 4')).toHaveFocus();
    for (const number of [4, 3])
      await page.user.click(screen.getByRole('button', { name: `Retirer l’adresse ${number}` }));
    expect(screen.getByRole('button', { name: 'Ajouter une adresse' })).toHaveFocus();

    await page.user.selectOptions(screen.getByLabelText('Type de l’adresse 1'), 'personal');
    await page.user.type(screen.getByLabelText('Adresse 1'), '3 rue Haute');
    await page.user.selectOptions(screen.getByLabelText('Type de l’adresse 2'), 'professional');
    await add(page);
    await screen.findByText('Un champ est à revoir');
    await page.user.type(screen.getByLabelText('Adresse 2'), '8 quai Bas');
    await page.user.click(screen.getByRole('button', { name: 'Retirer l’adresse 1' }));
    await add(page);

    await screen.findByRole('dialog');
    expect(sent(api)[0]).toMatchObject({ addresses: [{ type: 'professional', street: '8 quai Bas' }] });
  });

  it('finds who recommended them, by a few letters', async () => {
    const api = book();
    const page = await open();
    await fillIn(page);
    await showMore(page);

    await page.user.click(screen.getByRole('button', { name: 'Choisir dans vos contacts' }));
    const search = screen.getByRole('textbox', { name: 'Chercher dans vos contacts' });
    expect(search).toHaveFocus();
    await page.user.type(search, 'fat');
    await waitFor(() =>
      expect(api.requestsOf('GET /me/contacts').at(-1)?.query).toMatchObject({ search: 'fat', limit: 20 }),
    );
    await page.user.click(await screen.findByRole('radio', { name: /Fatou Diallo/ }));
    await page.user.click(screen.getByRole('button', { name: 'Fermer la recherche' }));
    expect(screen.getByRole('button', { name: 'Changer\u00A0: Fatou Diallo' })).toHaveFocus();
    await axe();
    await add(page);

    await screen.findByRole('dialog');
    expect(sent(api)[0]).toMatchObject({ referrer: fatou.id });
  });

  it('shows what the server finds wrong on its field', async () => {
    book({ 'POST /me/contacts': () => refuse(400, { code: 'invalid', fields: { email: 'format' } }) });
    const page = await open();
    await fillIn(page);
    await showMore(page);
    await page.user.type(screen.getByLabelText(/^E‑mail/), 'thomas@keravel.example');
    await add(page);

    await screen.findByText('Un champ est à revoir');
    expect(screen.getByLabelText(/^E‑mail/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('stores the typed text as a draft', async () => {
    book();
    const first = await open();
    await fillIn(first);
    await showMore(first);
    await first.user.type(screen.getByLabelText(/^Poste/), 'Chef de projet');
    await screen.findByText(/^Brouillon enregistré à/);
    first.unmount();

    await open();

    expect(screen.getByLabelText<HTMLInputElement>('Nom')).toHaveValue('Le Goff');
    expect(screen.getByLabelText(/^Poste/)).toHaveValue('Chef de projet');
  });

  it.each([
    [null, '/contacts', 'Voir vos contacts'],
    [{ from: '/program/task/t1?step=2' }, '/program/task/t1?step=2', 'Revenir à la page précédente'],
  ])('goes back to where it was begun (%j)', async (state, address, words) => {
    book();
    const page = await open('/contacts/create', state);
    await fillIn(page);
    await add(page);

    await page.user.click(await screen.findByRole('link', { name: words }));

    expect(page.address()).toBe(address);
  });

  it('leads to a first action with them', async () => {
    const thomas = aContact();
    book({ 'POST /me/contacts': () => thomas });
    const page = await open();
    await fillIn(page);
    await add(page);

    await page.user.click(await screen.findByRole('link', { name: 'Planifier une action' }));

    expect(page.address()).toBe(`/networking-actions/create?contactId=${thomas.id}`);
  });
});
