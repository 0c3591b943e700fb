import { screen, within } from '@testing-library/react';

import type { ContactImportPreview, ContactImportRow, ReadContact } from '@passerelle/shared/contract';
import { anId, axe, fakeApi, refuse, renderScreen, type Handlers } from '@passerelle/shared/testing';
import { ContactImportScreen } from './contact-import.screen';

const person = (values: Partial<ReadContact>): ReadContact => ({
  ...{ type: null, lastName: 'Neuf', firstName: null, civility: null, company: { name: null, service: null } },
  ...{
    job: { occupation: null, jobTitle: null },
    email: null,
    phone: null,
    mobilePhone: null,
    addresses: [],
    comment: null,
  },
  ...values,
});
const aRow = (row: number, values: Partial<ContactImportRow> = {}): ContactImportRow => ({
  ...{ row, uid: null, contact: person({}), faults: {}, known: null, sameAs: null, referrer: null },
  ...values,
});
const fatouId = anId();
const fatou = { contact: { id: fatouId, firstName: 'Fatou', lastName: 'Diallo' }, type: 'manager' } as const;
const rows = [
  aRow(1, {
    contact: person({ lastName: 'Le Goff', firstName: 'Thomas', type: 'hr', email: 't@x.example' }),
    uid: 'u-1',
  }),
  aRow(2, {
    contact: person({ lastName: 'Diallo' }),
    known: { ...fatou, adds: ['email', 'addresses'], differs: ['phone'] },
  }),
  aRow(3, { contact: person({ lastName: 'Diallo' }), known: { ...fatou, adds: [], differs: [] } }),
  aRow(4, { contact: null, faults: { lastName: 'required' } }),
  aRow(5, { faults: { email: 'format', 'addresses.0.street': 'tooLong' } }),
  aRow(6, { sameAs: 5 }),
];
const cards: ContactImportPreview = { format: 'vcard', columns: [], rows, room: 9_000 };

const server = (preview: ContactImportPreview = cards, more: Handlers = {}) =>
  fakeApi({
    'POST /me/contacts/import/preview': () => preview,
    'POST /me/contacts/import': () => ({ created: 2, completed: 1 }),
    ...more,
  });
const file = new File(['BEGIN:VCARD'], 'carnet.vcf', { type: 'text/vcard' });
async function open() {
  const page = await renderScreen(<ContactImportScreen />, { route: '/contacts/import' });
  const give = async (): Promise<void> => {
    const input = page.container.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await page.user.upload(input, file);
  };
  return { ...page, give };
}
const sent = (api: ReturnType<typeof server>) => api.requestsOf('POST /me/contacts/import').map(({ body }) => body);
const rowOf = (index: number) => {
  const row = within(screen.getByRole('list', { name: 'Contacts du fichier' })).getAllByRole('listitem')[index];
  if (!row) throw new Error(`no row ${index}`);
  return within(row);
};

describe('importing contacts', () => {
  it('shows what the file holds before anything is added', async () => {
    const api = server();
    const { give } = await open();
    screen.getByRole('button', { name: 'Choisir un fichier' });
    await axe();
    await give();

    await screen.findByRole('heading', { level: 2, name: 'Les contacts du fichier' });
    expect(api.requestsOf('POST /me/contacts/import/preview')[0]?.files['contacts']?.name).toBe('carnet.vcf');
    rowOf(0).getByRole('heading', { name: 'Thomas Le Goff' });
    rowOf(0).getByText('t@x.example');
    rowOf(1).getByText('Déjà dans vos contacts : Fatou Diallo');
    rowOf(1).getByText('Le fichier ajoute : E-mail, Adresses');
    rowOf(1).getByText('Le fichier dit autre chose : Téléphone');
    rowOf(2).getByText('Le fichier n’apprend rien de plus');
    rowOf(3).getByText('Sans nom lisible, cette ligne ne peut pas être ajoutée');
    expect(rowOf(3).queryByRole('combobox')).toBeNull();
    rowOf(4).getByText('Illisible à sa place, noté dans le commentaire : E-mail, Adresses');
    rowOf(5).getByText('Même personne que la ligne 5, qui reprend ce qu’elle dit de plus');
    screen.getByText('2 contacts à ajouter · 1 fiche à compléter · 3 laissés de côté');
    expect(sent(api)).toEqual([]);
    await axe();
  });

  it('adds, completes and leaves out as was chosen, and says so', async () => {
    const api = server();
    const { user, give } = await open();
    await give();
    await screen.findByRole('heading', { name: 'Thomas Le Goff' });

    await user.selectOptions(rowOf(1).getByRole('combobox', { name: 'Pour Diallo' }), 'Compléter et corriger');
    await user.selectOptions(rowOf(0).getByRole('combobox'), 'Laisser de côté');
    await user.selectOptions(rowOf(5).getByRole('combobox'), 'Ajouter');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Type de contact/ }), 'internal');
    await user.click(screen.getByRole('button', { name: 'Importer les contacts' }));

    await screen.findByText('2 contacts ajoutés');
    screen.getByText('1 fiche complétée');
    expect(screen.getByRole('link', { name: 'Voir vos contacts' }).getAttribute('href')).toBe('/contacts');
    expect(sent(api)).toEqual([
      {
        rows: [
          { contact: person({ lastName: 'Diallo', type: 'manager' }), choice: 'replace', into: fatouId, uid: null },
          { contact: person({ type: 'internal' }), choice: 'create', into: null, uid: null },
          { contact: person({ type: 'internal' }), choice: 'create', into: null, uid: null },
        ],
      },
    ]);
    await axe();
  });

  it('takes along who recommended whom, as far as they are taken along themselves', async () => {
    const [thomas, yuki] = [
      { firstName: 'Thomas', lastName: 'Le Goff' },
      { firstName: null, lastName: 'Tanaka' },
    ];
    const named = [
      aRow(1, { contact: person({ ...thomas, type: 'hr' }) }),
      aRow(2, { contact: person({ ...yuki, type: 'hr' }), referrer: { id: null, row: 1, ...thomas } }),
      aRow(3, { contact: person({ type: 'hr' }), referrer: { id: null, row: 2, ...yuki } }),
      aRow(4, { contact: person({ type: 'hr' }), referrer: { ...fatou.contact, row: null } }),
    ];
    const api = server({ ...cards, rows: named });
    const { user, give } = await open();
    await give();
    await screen.findByRole('heading', { name: 'Thomas Le Goff' });
    rowOf(1).getByText('Recommandé par : Thomas Le Goff');
    await user.selectOptions(rowOf(0).getByRole('combobox'), 'Laisser de côté');
    await user.click(screen.getByRole('button', { name: 'Importer les contacts' }));

    await screen.findByText('2 contacts ajoutés');
    const who = { choice: 'create', into: null, uid: null };
    expect(sent(api)).toEqual([
      {
        rows: [
          { ...who, contact: person({ ...yuki, type: 'hr' }) },
          { ...who, contact: person({ type: 'hr' }), referrerRow: 0 },
          { ...who, contact: person({ type: 'hr' }), referrer: fatouId },
        ],
      },
    ]);
  });

  it('takes nobody of another name for the same, though they share a mailbox', async () => {
    server({ ...cards, rows: [aRow(1, { known: { ...fatou, adds: ['phone'], differs: ['lastName'] } })] });
    const { give } = await open();
    await give();

    await screen.findByText(/^1 contact à ajouter/);
    expect(rowOf(0).getByRole('combobox')).toMatchObject({ value: 'create' });
  });

  it('shows only what wants a look, where a file is long', async () => {
    const many = Array.from({ length: 30 }, (_, index) => aRow(index + 1));
    server({ ...cards, rows: [...many, aRow(31, { faults: { email: 'format' } })] });
    const { user, give } = await open();
    await give();

    await user.click(await screen.findByRole('button', { name: 'À vérifier seulement 1' }));

    rowOf(0).getByText('Illisible à sa place, noté dans le commentaire : E-mail');
    expect(screen.queryByRole('button', { name: /^Afficher la suite/ })).toBeNull();
    screen.getByText(/^31 contacts à ajouter/);
  });

  it('lets the columns of a table be said', async () => {
    const columns = [
      { head: 'Vide', sample: '', field: null },
      { head: 'A', sample: 'Haddad', field: null },
      { head: '', sample: 'Karim', field: 'lastName' as const },
    ];
    const api = server({
      format: 'csv',
      columns,
      rows: [aRow(1, { contact: null, faults: { lastName: 'required' } })],
      room: 9_000,
    });
    const { user, give } = await open();
    await give();
    await screen.findByRole('heading', { name: 'Les colonnes du fichier' });
    screen.getByText('Haddad');
    screen.getByRole('combobox', { name: 'Colonne 3' });
    expect(screen.queryByRole('combobox', { name: 'Vide' })).toBeNull();
    screen.getByText('Pour continuer, choisissez au moins un contact à ajouter ou à compléter.');
    await axe();

    await user.selectOptions(screen.getByRole('combobox', { name: 'A' }), 'lastName');

    expect(api.requestsOf('POST /me/contacts/import/preview').at(-1)?.body).toEqual({
      columns: ['none', 'lastName', 'none'],
    });
  });

  it('keeps the columns folded where people can be read by them', async () => {
    const columns = [
      { head: 'Nom', sample: 'Neuf', field: 'lastName' as const },
      { head: 'Âge', sample: '40', field: null },
    ];
    server({ format: 'csv', columns, rows: [aRow(1)], room: 9_000 });
    const { user, give } = await open();
    await give();
    await screen.findByText('1 colonne reprise · 1 laissée de côté');
    expect(screen.queryByRole('combobox', { name: 'Nom' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Voir et changer les colonnes' }));

    expect(screen.getByRole('combobox', { name: 'Nom' })).toBe(document.activeElement);
  });

  it.each([
    [415, 'wrongType', 'notAllowed', 'Ce fichier n’est ni un tableau CSV ni un carnet vCard.'],
    [413, 'tooLarge', 'tooLarge', 'Ce fichier est trop lourd : 2 Mo au plus.'],
    [400, 'invalid', 'tooMany', 'Ce fichier compte trop de contacts : 2 000 au plus.'],
    [400, 'invalid', 'format', 'Aucun contact n’a été trouvé dans ce fichier.'],
  ] as const)('says what is wrong with a file (%i %s)', async (status, code, fault, words) => {
    server(cards, { 'POST /me/contacts/import/preview': () => refuse(status, { code, fields: { contacts: fault } }) });
    const { give } = await open();
    await give();

    await screen.findByText('Ce fichier n’a pas pu être lu');
    screen.getByText(words);
    await axe();
  });

  it('keeps what was chosen when the import does not come through', async () => {
    const api = server(cards, { 'POST /me/contacts/import': () => refuse(500, { code: 'unexpected' }) });
    const { user, give } = await open();
    await give();
    await screen.findByRole('heading', { name: 'Thomas Le Goff' });
    await user.selectOptions(rowOf(0).getByRole('combobox'), 'Laisser de côté');
    await user.click(screen.getByRole('button', { name: 'Importer les contacts' }));

    await screen.findByText(/une erreur inattendue est survenue/);
    screen.getByText('1 contact à ajouter · 1 fiche à compléter · 4 laissés de côté');
    expect(sent(api)).toHaveLength(1);
  });

  it('looks at the file again when the book has changed meanwhile, and keeps what was chosen', async () => {
    const fields = { 'rows.1.into': 'unknown' } as const;
    const api = server(cards, { 'POST /me/contacts/import': () => refuse(400, { code: 'invalid', fields }) });
    const { user, give } = await open();
    await give();
    await screen.findByRole('heading', { name: 'Thomas Le Goff' });
    await user.selectOptions(rowOf(0).getByRole('combobox'), 'Laisser de côté');
    api.answer({ 'POST /me/contacts/import/preview': () => ({ ...cards, rows: [rows[0] ?? aRow(1), aRow(2)] }) });
    await user.click(screen.getByRole('button', { name: 'Importer les contacts' }));

    await screen.findByText(/^Votre carnet a changé entre-temps/);
    screen.getByText('1 contact à ajouter · aucune fiche à compléter · 1 laissé de côté');
  });

  it('says how many do not fit into the book, until they are left aside', async () => {
    const api = server({ ...cards, rows: [aRow(1), aRow(2), aRow(3)], room: 2 });
    const { user, give } = await open();
    screen.getByText(/^Un fichier peut compter 2 000 contacts au plus, et votre carnet 10 000\.$/);
    await give();

    await screen.findByText(/^Il peut contenir 10 000 contacts au plus\. Laissez-en 1 de côté/);
    await user.click(screen.getByRole('button', { name: 'Importer les contacts' }));
    screen.getByText(/il n’y a plus de place/);
    expect(sent(api)).toEqual([]);
    await axe();
    await user.selectOptions(rowOf(0).getByRole('combobox'), 'Laisser de côté');

    expect(screen.queryByText(/^Il peut contenir/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Importer les contacts' }));
    expect(sent(api)).toHaveLength(1);
  });

  it('repeats what the server says of a book that is full by then', async () => {
    const message = 'Vous pouvez avoir 10 000 contacts au plus.';
    server(cards, { 'POST /me/contacts/import': () => refuse(409, { code: 'full', message }) });
    const { user, give } = await open();
    await give();
    await user.click(await screen.findByRole('button', { name: 'Importer les contacts' }));

    await screen.findByText(message);
  });

  it('shows a long file bit by bit', async () => {
    server({ ...cards, rows: Array.from({ length: 45 }, (_, index) => aRow(index + 1)) });
    const { user, give } = await open();
    await give();
    const shown = () =>
      within(screen.getByRole('list', { name: 'Contacts du fichier' })).getAllByRole('listitem').length;
    await screen.findByText(/^45 contacts à ajouter/);
    expect(shown()).toBe(20);

    await user.click(screen.getByRole('button', { name: 'Afficher la suite (25 contacts)' }));
    expect(shown()).toBe(40);
    await user.click(screen.getByRole('button', { name: 'Afficher la suite (5 contacts)' }));
    expect(shown()).toBe(45);
    expect(screen.queryByRole('button', { name: /^Afficher la suite/ })).toBeNull();
  });
});
