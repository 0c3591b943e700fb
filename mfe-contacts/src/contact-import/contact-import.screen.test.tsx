import { screen } from '@testing-library/react';
import { axe, refuse } from '@passerelle/shared/testing';
import { person, aRow, fatouId, fatou, cards, server, open, sent, rowOf } from './contact-import.test-helper';

describe('importing contacts', () => {
  it('shows the content of the file before anything is added', async () => {
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
    rowOf(1).getByText('Le fichier ajoute : E‑mail, Adresses');
    rowOf(1).getByText('Le fichier dit autre chose : Téléphone');
    rowOf(2).getByText('Le fichier n’apprend rien de plus');
    rowOf(3).getByText('Sans nom lisible, cette ligne ne peut pas être ajoutée');
    expect(rowOf(3).queryByRole('combobox')).not.toBeInTheDocument();
    rowOf(4).getByText('Illisible à sa place, noté dans le commentaire : E‑mail, Adresses');
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
    expect(screen.getByRole('link', { name: 'Voir vos contacts' })).toHaveAttribute('href', '/contacts');
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

  it('proposes a contact with another name as new, though the mailbox is the same', async () => {
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

    rowOf(0).getByText('Illisible à sa place, noté dans le commentaire : E‑mail');
    expect(screen.queryByRole('button', { name: /^Afficher la suite/ })).not.toBeInTheDocument();
    screen.getByText(/^31 contacts à ajouter/);
  });

  it('lets the person choose the fields of the columns of a table', async () => {
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
    expect(screen.queryByRole('combobox', { name: 'Vide' })).not.toBeInTheDocument();
    screen.getByText('Pour continuer, choisissez au moins un contact à ajouter ou à compléter.');
    await axe();

    await user.selectOptions(screen.getByRole('combobox', { name: 'A' }), 'lastName');

    expect(api.requestsOf('POST /me/contacts/import/preview').at(-1)?.body).toEqual({
      columns: ['none', 'lastName', 'none'],
    });
  });

  it('folds the columns where the rows are readable with them', async () => {
    const columns = [
      { head: 'Nom', sample: 'Neuf', field: 'lastName' as const },
      { head: 'Âge', sample: '40', field: null },
    ];
    server({ format: 'csv', columns, rows: [aRow(1)], room: 9_000 });
    const { user, give } = await open();
    await give();
    await screen.findByText('1 colonne reprise · 1 laissée de côté');
    expect(screen.queryByRole('combobox', { name: 'Nom' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Voir et changer les colonnes' }));

    expect(screen.getByRole('combobox', { name: 'Nom' })).toHaveFocus();
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
});
