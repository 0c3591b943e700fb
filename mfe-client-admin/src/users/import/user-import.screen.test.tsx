import type { UserImport, UserImportRow } from '@passerelle/shared/contract';
import { aStaffProfile, axe, fakeApi, type Handlers, listOf, refuse, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { UserImportScreen } from './user-import.screen';

const claire = aStaffProfile('headHR');
const importId = '5f0c1f1e-6d0a-4c59-9f0b-0a4d8f1f6d10';

const anImport = (with_: Partial<UserImport> = {}): UserImport => ({
  id: importId,
  importer: { id: claire.id, firstName: claire.firstName, lastName: claire.lastName },
  fileName: 'rentrée.csv',
  format: 'csv',
  encoding: 'utf-8',
  separator: ';',
  sheet: null,
  status: 'mapping',
  columns: [
    { title: 'Nom', samples: ['Roux', 'Petit'], field: 'lastName' },
    { title: 'Prénom', samples: ['Élise'], field: 'firstName' },
    { title: 'Courriel', samples: ['elise@team.example'], field: 'email' },
    { title: 'Sexe', samples: ['F'], field: 'gender' },
    { title: 'Profil', samples: ['Participante'], field: 'role' },
    { title: 'Né le', samples: ['03/04/1980'], field: 'birthday' },
    { title: 'Équipe', samples: ['Lyon'], field: null },
  ],
  missing: ['groups'],
  counts: { rows: 3, created: 0, known: 0, refused: 0, pending: 3, undone: 0, seats: 0, mails: 0 },
  programs: [],
  progress: 0,
  sendsWelcome: false,
  createdAt: '2026-11-18T10:00:00.000Z',
  finishedAt: null,
  undoUntil: null,
  touched: 0,
  ...with_,
});

const checked = { rows: 3, created: 1, known: 1, refused: 1, pending: 0, undone: 0, seats: 0, mails: 0 };
const refusedRow: UserImportRow = {
  line: 4,
  name: 'Jeanne Petit',
  email: 'jeanne',
  outcome: 'refused',
  userId: null,
  errors: [
    {
      column: 'Courriel',
      field: 'email',
      value: 'jeanne',
      code: 'format',
      message: 'Veuillez entrer une adresse email valide',
    },
  ],
};

const api = (more: Handlers = {}) =>
  fakeApi({
    'GET /me': () => claire,
    'GET /users/imports': () => listOf<UserImport>([]),
    'GET /users/imports/:importId/rows': () => listOf([refusedRow]),
    ...more,
  });

const open = (route = '/client/users/import') =>
  renderScreen(<UserImportScreen />, { route, path: '/client/users/import/:importId?', person: claire });

const aFile = () => new File(['Nom;Prénom\nRoux;Élise'], 'rentrée.csv', { type: 'text/csv' });
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

describe('the import of people', () => {
  it('says its limits at the choice of the file, and what is wrong with one in the words of the server', async () => {
    api({
      'POST /users/imports': () =>
        refuse(415, { code: 'wrongType', message: 'Ce classeur ne s’ouvre pas.', fields: { users: 'notAllowed' } }),
    });
    await open();
    await screen.findByText(/10\s000 personnes et 10\sMo au plus/);
    await screen.findByText('Aucun pour l’instant.');
    await axe();

    await userEvent.upload(chooser(), aFile());

    const alert = await screen.findByRole('alert');
    within(alert).getByText('Ce classeur ne s’ouvre pas.');
  });

  it('asks for the columns that are missing, and checks with those that are chosen', async () => {
    const fake = api({
      'GET /users/imports/:importId': () => anImport(),
      'PUT /users/imports/:importId': () => anImport({ status: 'ready', counts: checked }),
    });
    await open(`/client/users/import/${importId}`);
    const button = () => screen.findByRole('button', { name: 'Vérifier les lignes' });
    expect(await button()).toHaveAttribute('aria-disabled', 'true');
    screen.getByText('Pour continuer, dites quelle colonne contient : Groupes.');
    await axe();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Contenu de « Équipe »' }), 'Groupes');
    await userEvent.click(await button());

    await waitFor(() => expect(fake.requestsOf('PUT /users/imports/:importId')).toHaveLength(1));
    expect(fake.requestsOf('PUT /users/imports/:importId')[0]?.body).toEqual({
      columns: ['lastName', 'firstName', 'email', 'gender', 'role', 'birthday', 'groups'],
    });
  });

  it('skips the columns step when all columns are known, names the sheet, and shows them on demand', async () => {
    const known = anImport({ fileName: 'rentrée.xlsx', format: 'xlsx', sheet: 'Salariés', missing: [] });
    const columns = known.columns.map((column) => ({ ...column, field: column.field ?? ('groups' as const) }));
    const fake = api({
      'GET /users/imports/:importId': () => ({ ...known, columns }),
      'PUT /users/imports/:importId': () => anImport({ status: 'ready', counts: checked }),
    });
    await open(`/client/users/import/${importId}`);
    await screen.findByText(/^rentrée.xlsx, feuille «\sSalariés\s»$/);
    await screen.findByText(/Toutes ses colonnes sont reconnues/);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await axe();

    await userEvent.click(screen.getByRole('button', { name: 'Revoir les colonnes' }));
    expect(screen.getAllByRole('combobox')).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier les lignes' }));

    await waitFor(() => expect(fake.requestsOf('PUT /users/imports/:importId')).toHaveLength(1));
  });

  it('leads those who were brought in to a programme', async () => {
    api({ 'GET /users/imports/:importId': () => anImport({ status: 'done', counts: { ...checked, created: 3 } }) });
    await open(`/client/users/import/${importId}`);

    expect(await screen.findByRole('link', { name: 'Leur attribuer un programme' })).toHaveAttribute(
      'href',
      `/client/users?import=${importId}`,
    );
  });

  it('shows what each row would do before anything is done, and starts without mails unless asked', async () => {
    const fake = api({
      'GET /users/imports/:importId': () => anImport({ status: 'ready', counts: checked, missing: [] }),
      'POST /users/imports/:importId/start': () => anImport({ status: 'done', counts: checked }),
    });
    await open(`/client/users/import/${importId}`);
    await screen.findByText('Veuillez entrer une adresse email valide');
    screen.getByText('Ligne 4');
    screen.getByText(/Courriel : « jeanne »/);
    screen.getByRole('button', { name: 'Télécharger les lignes refusées' });
    await axe();

    await userEvent.click(screen.getByRole('button', { name: 'Importer la ligne valide' }));

    await waitFor(() => expect(fake.requestsOf('POST /users/imports/:importId/start')).toHaveLength(1));
    expect(fake.requestsOf('POST /users/imports/:importId/start')[0]?.body).toEqual({ sendWelcome: false });
  });

  it('says before the import who will follow which programme, and how many places that takes', async () => {
    const programs = [
      { program: 'Cap', pack: 'Mobilité', people: 1, free: 4 },
      { program: 'Rebond', pack: 'Reprise', people: 2, free: 3 },
    ];
    const counts = { ...checked, created: 3, seats: 3 };
    api({ 'GET /users/imports/:importId': () => anImport({ status: 'ready', counts, programs, missing: [] }) });
    await open(`/client/users/import/${importId}`);

    await screen.findByText('Ce qui va se passer');
    screen.getByText(
      /^Une personne suivra « Cap » à partir du lundi 23 novembre : une place du pack Mobilité sera utilisée, sur 4 libres\.$/,
    );
    screen.getByText(/^2 personnes suivront « Rebond » .*2 places du pack Reprise seront utilisées, sur 3 libres\.$/);
    await axe();
  });

  it('leads to the action that gives the programmes, and says that an undo gives back their places', async () => {
    const programs = [{ program: 'Cap', pack: 'Mobilité', people: 1, free: 4 }];
    const counts = { ...checked, seats: 1 };
    const undoUntil = '2026-11-19T10:00:00.000Z';
    api({ 'GET /users/imports/:importId': () => anImport({ status: 'done', counts, programs, undoUntil }) });
    await open(`/client/users/import/${importId}`);

    expect(await screen.findByRole('link', { name: 'Suivre l’attribution des programmes' })).toHaveAttribute(
      'href',
      '/client/users/bulk',
    );
    expect(screen.queryByRole('link', { name: 'Leur attribuer un programme' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler l’import' }));
    within(await screen.findByRole('dialog')).getByText(/^Les places de licence .* sont rendues\.$/);
  });

  it('has a refused row corrected in place, and says what is still wrong with it', async () => {
    const still = (message: string): UserImportRow => ({
      ...refusedRow,
      errors: [{ ...refusedRow.errors[0]!, value: 'jeanne@', message }],
    });
    const fake = api({
      'GET /users/imports/:importId': () => anImport({ status: 'ready', counts: checked, missing: [] }),
      'PUT /users/imports/:importId/rows': () => still('Cette adresse figure déjà plus haut dans le fichier.'),
    });
    await open(`/client/users/import/${importId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Corriger la ligne 4' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Corriger la ligne 4' }));
    const cell = () => dialog.getByRole('textbox', { name: 'Courriel' });
    expect(cell()).toHaveValue('jeanne');
    expect(cell()).toHaveAccessibleDescription(/Veuillez entrer une adresse email valide/);
    await axe();
    await userEvent.type(cell(), '@');
    await userEvent.click(dialog.getByRole('button', { name: 'Vérifier la ligne' }));

    await waitFor(() => expect(cell()).toHaveAccessibleDescription(/Cette adresse figure déjà/));
    expect(fake.requestsOf('PUT /users/imports/:importId/rows')[0]?.body).toEqual({
      line: 4,
      cells: { email: 'jeanne@' },
    });
    fake.answer({ 'PUT /users/imports/:importId/rows': () => ({ ...refusedRow, outcome: 'created', errors: [] }) });
    await userEvent.clear(cell());
    await userEvent.type(cell(), 'jeanne@team.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Vérifier la ligne' }));

    await screen.findByText('La ligne 4 est corrigée');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('imports the rows that were corrected after it', async () => {
    const counts = { ...checked, created: 1, refused: 0, pending: 1 };
    const fake = api({
      'GET /users/imports/:importId': () => anImport({ status: 'done', counts }),
      'POST /users/imports/:importId/start': () => anImport({ status: 'done', counts }),
    });
    await open(`/client/users/import/${importId}`);

    await userEvent.click(await screen.findByRole('button', { name: 'Importer les lignes corrigées' }));

    await waitFor(() => expect(fake.requestsOf('POST /users/imports/:importId/start')).toHaveLength(1));
  });

  it('can be taken back after a question that says who stays', async () => {
    const finished = anImport({
      status: 'done',
      counts: { ...checked, created: 3 },
      touched: 1,
      undoUntil: '2026-11-19T10:00:00.000Z',
    });
    const fake = api({
      'GET /users/imports/:importId': () => finished,
      'POST /users/imports/:importId/undo': () => ({ ...finished, status: 'undone' as const }),
    });
    await open(`/client/users/import/${importId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler l’import' }));

    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(/Retirer les 2 personnes importées/);
    within(dialog).getByText(
      /^1 personne a été modifiée, a ouvert son compte ou a commencé son programme depuis : elle reste\.$/,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirer ces personnes' }));

    await waitFor(() => expect(fake.requestsOf('POST /users/imports/:importId/undo')).toHaveLength(1));
  });

  it('says of every row of an import that was undone what is true now, and leads to who can be restored', async () => {
    const row = (line: number, outcome: UserImportRow['outcome']): UserImportRow => ({
      ...refusedRow,
      line,
      name: `Personne ${line}`,
      outcome,
      userId: outcome === 'pending' ? null : claire.id,
      errors: [],
    });
    const counts = { ...checked, rows: 4, created: 1, known: 0, refused: 0, undone: 2, pending: 1 };
    api({
      'GET /users/imports/:importId': () => anImport({ status: 'undone', counts }),
      'GET /users/imports/:importId/rows': () =>
        listOf([row(2, 'undone'), row(3, 'undone'), row(4, 'created'), row(5, 'pending')]),
    });
    await open(`/client/users/import/${importId}`);

    await screen.findByText(/^Import annulé : 2 personnes retirées$/);
    const rows = within(await screen.findByRole('list', { name: 'Lignes du fichier' })).getAllByRole('listitem');
    const words = ['Annulée', 'Annulée', 'Importée', 'Non importée'];
    rows.forEach((item, index) => within(item).getByText(words[index]!));
    expect(within(rows[0]!).queryByRole('link')).not.toBeInTheDocument();
    within(rows[2]!).getByRole('link', { name: 'Personne 4' });
    screen.getByRole('link', { name: /^Annulées/ });
    screen.getByRole('link', { name: /^Non importées/ });
    const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect([figure('importées'), figure('retirées ensuite'), figure('non importées')]).toEqual(['3', '2', '1']);
    expect(screen.getByRole('link', { name: 'Personnes supprimées' })).toHaveAttribute('href', '/client/users/deleted');
    expect(screen.queryByRole('button', { name: 'Reprendre l’import' })).not.toBeInTheDocument();
    await axe();
  });

  it('tells in the list of imports how many people an undo took back', async () => {
    const counts = { ...checked, created: 0, undone: 3 };
    api({ 'GET /users/imports': () => listOf([anImport({ status: 'undone', counts })]) });
    await open();
    const list = within(await screen.findByRole('list', { name: 'Imports' }));
    list.getByText('Annulé');
    list.getByText('3 personnes retirées');
  });

  it('lets another user view the import but not start it', async () => {
    const importer = { id: '00000000-0000-4000-8000-00000000abcd', firstName: 'Paule', lastName: 'Roy' };
    api({ 'GET /users/imports/:importId': () => anImport({ status: 'ready', counts: checked, importer }) });
    await open(`/client/users/import/${importId}`);

    await screen.findByText('Ce fichier a été choisi par Paule Roy');
    expect(screen.queryByRole('button', { name: /Importer/ })).not.toBeInTheDocument();
  });
});
