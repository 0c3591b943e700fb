import { screen } from '@testing-library/react';

import type { Contact } from '@passerelle/shared/contract';
import { aContact, axe, renderScreen } from '@passerelle/shared/testing';
import { ContactCard } from './contact-card';

const show = (contact: Partial<Contact>) =>
  renderScreen(
    <ul>
      <ContactCard contact={aContact(contact)} onDelete={() => undefined} />
    </ul>,
  );

describe('the card of a contact', () => {
  it('says who it is, where they work and how to reach them', async () => {
    await show({
      firstName: 'Karim',
      lastName: 'Haddad',
      type: 'manager',
      job: { occupation: null, jobTitle: 'Directeur de site' },
      company: { name: 'Bois & Rives', service: null },
      email: 'karim@boisetrives.example',
      phone: '07 81 22 90 15',
      mobilePhone: '+33 (0)6 12',
    });

    screen.getByRole('heading', { name: 'Karim Haddad' });
    screen.getByText('Directeur de site, Bois & Rives');
    screen.getByText('Manager');
    expect(screen.getByRole('link', { name: /karim@/ })).toHaveAttribute('href', 'mailto:karim@boisetrives.example');
    expect(screen.getByRole('link', { name: /07\s81/ })).toHaveAttribute('href', 'tel:0781229015');
    expect(screen.getByRole('link', { name: /Mobile/ })).toHaveAttribute('href', 'tel:+33612');
    await axe(screen.getByRole('list'));
  });

  it('says what is known, and no more', async () => {
    await show({
      firstName: null,
      lastName: 'Tanaka',
      job: { occupation: null, jobTitle: null },
      company: { name: 'Comptoir du Nord', service: null },
      email: null,
      phone: null,
    });

    screen.getByRole('heading', { name: 'Tanaka' });
    screen.getByText('Comptoir du Nord');
    screen.getByText('Ni adresse ni numéro pour le moment');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Tanaka',
      'Planifier une action',
    ]);
    expect(screen.queryByText(/Dernier échange/)).not.toBeInTheDocument();
  });

  it('leads to the contact and to the form, and passes the address to return to', async () => {
    const tanaka = aContact({ firstName: null, lastName: 'Tanaka', lastExchangeAt: '2026-10-05T08:00:00.000Z' });
    const { user } = await renderScreen(<ContactCard contact={tanaka} onDelete={() => undefined} />);

    screen.getByText('5 octobre', { selector: 'time' });
    expect(screen.getByRole('link', { name: 'Tanaka' })).toHaveAttribute('href', `/contacts/${tanaka.id}`);
    await user.click(screen.getByRole('button', { name: 'Actions pour Tanaka' }));
    const items = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
    expect(items).toEqual([
      ['Voir', `/contacts/${tanaka.id}`],
      ['Modifier', `/contacts/${tanaka.id}/edit`],
      ['Supprimer', null],
    ]);
  });

  it('names the field in which a search matched, when the card shows the word nowhere else', async () => {
    const contact = aContact({ company: { name: 'Atelier Keravel', service: 'Agence de Brest' } });
    const card = (search: string) => <ContactCard contact={contact} onDelete={() => undefined} search={search} />;
    const { unmount } = await renderScreen(card('keravel brest'));
    screen.getByText(/^Trouvé dans le service : Agence de Brest$/);
    unmount();

    await renderScreen(card('keravel'));
    expect(screen.queryByText(/Trouvé/)).not.toBeInTheDocument();
  });

  it('leads to a networking action with them', async () => {
    const tanaka = aContact({ firstName: null, lastName: 'Tanaka' });
    await renderScreen(<ContactCard contact={tanaka} onDelete={() => undefined} />);

    const link = screen.getByRole('link', { name: 'Planifier une action avec Tanaka' });
    expect(link).toHaveAttribute('href', `/networking-actions/create?contactId=${tanaka.id}`);
  });

  it.each([
    ['mrs', 'Alliée du réseau', 'Référente'],
    ['mr', 'Allié du réseau', 'Référent'],
    ['dr', 'Soutien du réseau', 'Personne référente'],
  ] as const)('speaks of %s as “%s”', async (civility, type, referrer) => {
    await show({ civility, type: 'networkAngel', referred: [aContact()] });

    screen.getByText(type);
    screen.getByText(referrer);
  });

  it('names the recommending contact', async () => {
    await show({ referrer: aContact({ firstName: 'Fatou', lastName: 'Diallo' }) });

    screen.getByText('Par Fatou Diallo');
    screen.getByRole('img', { name: 'Recommandation' });
  });
});
