import { screen, waitFor, within } from '@testing-library/react';

import type { Contact } from '@passerelle/shared/contract';
import { aContact, axe, fact, fakeApi, later, refuse, renderScreen, type Handlers } from '@passerelle/shared/testing';
import { aNotedContact, notedTexts } from '../components/noted-contact.test-helper';
import { ContactScreen } from './contact.screen';

const fatou = aContact({ firstName: 'Fatou', lastName: 'Diallo' });
const karim = aContact({ firstName: 'Karim', lastName: 'Haddad' });
const named = ({ id, firstName, lastName }: Contact) => ({ id, firstName, lastName });
const thomas = aContact({
  firstName: 'Thomas',
  lastName: 'Le Goff',
  type: 'networkAngel',
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
  phone: '02 98 40 11 62',
  addresses: [
    {
      type: 'professional',
      street: '4 quai de la Douane, 29200 Brest',
    },
    {
      type: 'other',
      street: '12 rue des Pins',
    },
  ],
  referrer: named(fatou),
  referred: [named(karim)],
  comment: 'Croisé au salon.\nTrès disponible.',
  lastExchangeAt: '2026-09-02T08:00:00.000Z',
  nextExchangeAt: '2026-11-24T11:30:00.000Z',
});

const book = (contact: Contact, more: Handlers = {}) =>
  fakeApi({ 'GET /me/contacts/:contactId': () => contact, ...more });
const open = (contact: Contact, state: unknown = null) =>
  renderScreen(<ContactScreen />, {
    route: `/contacts/${contact.id}`,
    path: '/contacts/:contactId',
    state,
    slots: { 'networking.contact-actions': ({ contactId }) => <p>Actions avec {contactId}</p> },
  });

describe('a contact', () => {
  it('is shown with every detail', async () => {
    book(thomas);
    await open(thomas);

    await screen.findByRole('heading', { level: 1, name: 'Thomas Le Goff' });
    expect(fact('Civilité').textContent).toBe('Monsieur');
    expect(fact('Type de contact').textContent).toBe('Allié du réseau');
    expect(fact('Entreprise').textContent).toBe('Atelier Keravel');
    expect(fact('Service').textContent).toBe('Études');
    expect(fact('Poste').textContent).toBe('Chef de projet');
    expect(fact('Domaine professionnel').textContent).toBe('Gestion de projet');
    const addresses = within(fact('Adresses')).getAllByRole('listitem');
    expect(addresses.map(({ textContent }) => textContent)).toEqual([
      'Professionnelle4 quai de la Douane, 29200 Brest',
      'Autre adresse12 rue des Pins',
    ]);
    const linkIn = (name: string) => within(fact(name)).getByRole('link').getAttribute('href');
    expect(linkIn('Recommandé par')).toBe(`/contacts/${fatou.id}`);
    expect(linkIn('Vous a recommandé')).toBe(`/contacts/${karim.id}`);
    expect(fact('Commentaire').textContent).toBe('Croisé au salon.\nTrès disponible.');
    expect(screen.getByRole('link', { name: /legoff@/ })).toHaveAttribute('href', 'mailto:t.legoff@keravel.example');
    expect(screen.getByRole('link', { name: /02\s98/ })).toHaveAttribute('href', 'tel:0298401162');
    expect(fact('Dernier échange').textContent).toMatch(/^mercredi 2.septembre$/);
    expect(fact('Prochain échange').textContent).toMatch(/^mardi 24.novembre à 12.h.30$/);
    screen.getByText(`Actions avec ${thomas.id}`);
    await axe();
  });

  it.each(notedTexts)('shows its %s', async (_path, text) => {
    const contact = aNotedContact();
    book(contact);
    const { container } = await open(contact);

    await waitFor(() => expect(container).toHaveTextContent(text));
  });

  it('says what is not known', async () => {
    const tanaka = aContact({
      firstName: null,
      lastName: 'Tanaka',
      civility: null,
      email: null,
      phone: null,
      company: {
        name: null,
        service: null,
      },
      job: {
        jobTitle: null,
        occupation: null,
      },
    });
    book(tanaka);
    await open(tanaka);

    await screen.findByRole('heading', { level: 1, name: 'Tanaka' });
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Aucun pour le moment', 'Rien de planifié', 'Externe']);
    screen.getByText('Ni adresse ni numéro pour le moment');
    screen.getByText(
      /^Non renseigné : civilité, entreprise, service, poste, domaine professionnel, e‑mail, téléphone, adresses/,
    );
    expect(screen.getByRole('link', { name: 'Compléter la fiche de Tanaka' })).toHaveAttribute(
      'href',
      `/contacts/${tanaka.id}/edit`,
    );
  });

  it('says nothing of details that are all known', async () => {
    const { addresses, referrer } = thomas;
    const noted = aNotedContact();
    const contact = { ...noted, addresses, referrer, job: { ...noted.job, occupation: thomas.job.occupation } };
    book(contact);
    await open(contact);

    await screen.findByRole('heading', { level: 2, name: 'Sa fiche' });
    expect(screen.queryByText(/Non renseigné/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Compléter/ })).not.toBeInTheDocument();
  });

  it('leads to a change, to an action, and back to the list as it was', async () => {
    book(thomas);
    await open(thomas, { from: '/contacts?filter=referred&page=2' });

    const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('Modifier')).toBe(`/contacts/${thomas.id}/edit`);
    expect(await href('Planifier une action')).toBe(`/networking-actions/create?contactId=${thomas.id}`);
    expect(await href('Retour aux contacts')).toBe('/contacts?filter=referred&page=2');
  });

  it('has a skeleton while it loads', async () => {
    const answer = later<Contact>();
    fakeApi({ 'GET /me/contacts/:contactId': () => answer.promise });
    const { container } = await open(thomas);

    await waitFor(() => expect(container.querySelector('.MuiSkeleton-root')).toBeInTheDocument());
    answer.resolve(thomas);
    await screen.findByRole('heading', { level: 1, name: 'Thomas Le Goff' });
  });

  it('shows the missing page for an unknown contact', async () => {
    fakeApi({ 'GET /me/contacts/:contactId': () => refuse(404, { code: 'notFound' }) });
    await open(thomas);

    await screen.findByRole('heading', { level: 1, name: 'Ce contact n’est pas dans votre carnet' });
    expect(screen.getByRole('link', { name: 'Voir tous les contacts' })).toHaveAttribute('href', '/contacts');
    await axe();
  });

  it('says that it does not answer, and tries again', async () => {
    const api = fakeApi({ 'GET /me/contacts/:contactId': () => refuse(503, { code: 'notReady' }) });
    const { user } = await open(thomas);
    await screen.findByRole('heading', { level: 1, name: 'Ce contact ne répond pas' });
    await axe();

    api.answer({ 'GET /me/contacts/:contactId': () => thomas });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByRole('heading', { level: 1, name: 'Thomas Le Goff' });
  });
});

describe('deleting a contact from its page', () => {
  async function remove() {
    const api = book(thomas, {
      'DELETE /me/contacts/:contactId': () => undefined,
      'PUT /me/contacts/:contactId/restore': () => thomas,
    });
    const page = await open(thomas, { from: '/contacts?filter=referred' });
    await page.user.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await axe(await screen.findByRole('dialog', { name: 'Supprimer Thomas Le Goff de vos contacts\u202F?' }));
    await page.user.click(screen.getByRole('button', { name: 'Supprimer le contact' }));
    await screen.findByText('Contact supprimé');
    return { api, ...page };
  }

  it('asks, then leads back to the list and says so', async () => {
    const { api, address } = await remove();

    await waitFor(() => expect(address()).toBe('/contacts?filter=referred'));
    expect(api.requestsOf('DELETE /me/contacts/:contactId').map(({ params }) => params)).toEqual([
      { contactId: thomas.id },
    ]);
    // A deleted entry is not fetched again: the answer would be a 404.
    expect(api.requestsOf('GET /me/contacts/:contactId')).toHaveLength(1);
  });

  it('can be taken back', async () => {
    const { api, user } = await remove();

    await user.click(await within(await screen.findByRole('region', { name: 'Messages' })).findByRole('button'));

    await screen.findByText('Thomas Le Goff est de nouveau dans vos contacts');
    expect(api.requestsOf('PUT /me/contacts/:contactId/restore')).toHaveLength(1);
  });

  it('says when it could not be taken back', async () => {
    const { api, user } = await remove();
    api.answer({ 'PUT /me/contacts/:contactId/restore': () => refuse(500, { code: 'unexpected' }) });

    await user.click(await within(await screen.findByRole('region', { name: 'Messages' })).findByRole('button'));

    await screen.findByText(/une erreur inattendue est survenue/);
  });
});
