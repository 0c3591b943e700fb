import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../testing/a-team';
import { aFile, aLine, fieldsOf, importSteps, sendFile } from './testing/people-file';

let app: TestApp;
let team: Team;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const owner = importSteps(() => app.as(team.owner));
const findUser = (email: string) =>
  app.db.selectFrom('users').where('email', '=', email).where('deleted_at', 'is', null).selectAll().execute();

describe('a file of people', () => {
  it('is read without adding people: known column titles are mapped, the others are named', async () => {
    const file = aFile(aLine({ 'E-mail': 'first@team.example' })).replace('Naissance', 'Mascotte');

    const found = await owner.choose(file);

    expect(found).toMatchObject({
      status: 'mapping',
      format: 'csv',
      encoding: 'utf-8',
      separator: ';',
      missing: ['birthday'],
    });
    expect(fieldsOf(found)).toEqual([
      'lastName',
      'firstName',
      'email',
      'gender',
      'role',
      'groups',
      'jobTitle',
      'jobLevel',
      'hrRepresentative',
      null,
      'manager',
      'managedGroups',
      'phone',
      'zipCode',
      'program',
    ]);
    expect(found.columns[0]).toEqual({ title: 'Nom', samples: ['Petit'], field: 'lastName' });
    expect(await findUser('first@team.example')).toEqual([]);
  });

  it('Given its columns, Then every row is checked like an import, and no user is added', async () => {
    const found = await owner.checked(
      aFile(
        aLine({ 'E-mail': 'Nouvelle@Team.example' }),
        aLine({ 'E-mail': 'amel@team.example' }),
        aLine({ 'E-mail': 'nadia@team.example' }),
        aLine({ 'E-mail': 'nouvelle@team.example\u200B' }),
        aLine({ 'E-mail': 'pas une adresse', Genre: '' }),
      ),
    );

    expect(found).toMatchObject({
      status: 'ready',
      counts: { rows: 5, created: 1, known: 1, refused: 3, pending: 0, seats: 0, mails: 0 },
      progress: 5,
    });
    const rows = await owner.rows(found.id);
    expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'created'],
      [3, 'known'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'refused'],
    ]);
    expect(rows.map(({ errors }) => errors.map(({ field, code }) => `${field} ${code}`).toSorted())).toEqual([
      [],
      [],
      ['email duplicate'],
      ['email repeated'],
      ['email format', 'gender required'],
    ]);
    expect(rows[4]?.errors.find(({ field }) => field === 'email')).toMatchObject({
      column: 'E-mail',
      value: 'pas une adresse',
      message: 'Veuillez entrer une adresse email valide',
    });
    expect(await findUser('nouvelle@team.example')).toEqual([]);
  });

  it('is imported with the same outcome: exactly the new people, with all of their data', async () => {
    const file = aFile(
      aLine({ 'E-mail': 'Ines.Roy@team.example' }),
      aLine({ 'E-mail': ' DIEGO@team.example', Nom: 'X' }),
    );
    const found = await owner.checked(file);

    const { data } = await owner.start(found.id);

    expect(data).toMatchObject({ status: 'done', counts: { created: 1, known: 1, refused: 0, mails: 0 } });
    const [made] = await findUser('ines.roy@team.example');
    expect(made).toMatchObject({
      organization_id: team.organization,
      role: 'user',
      hr_representative_id: team.headHR.id,
    });
    const profile = await app.db.selectFrom('user_profiles').where('user_id', '=', made!.id).selectAll().execute();
    expect(profile).toMatchObject([{ birthday: '1980-04-03', job_title: 'Soudeuse' }]);
    expect((await findUser('Diego@team.example'))[0]).toMatchObject({ last_name: 'Ruiz', version: 1 });
    expect(await app.db.selectFrom('mails').where('user_id', '=', made!.id).selectAll().execute()).toEqual([]);
    const log = await app.db
      .selectFrom('audit_log')
      .where('subject_id', 'in', [made!.id, found.id])
      .selectAll()
      .execute();
    expect(log.map(({ action, actor_id }) => `${action} ${actor_id}`).toSorted()).toEqual([
      `user.created ${team.owner.id}`,
      `users.imported ${team.owner.id}`,
    ]);
  });

  it('uploaded again is the same import, in any state', async () => {
    const file = aFile(aLine());
    const first = await owner.checked(file);
    await owner.start(first.id);

    const again = await owner.choose(file);

    expect([again.id, again.status]).toEqual([first.id, 'done']);
    expect((await owner.start(first.id)).status).toBe(409);
    const headHR = await sendFile(app.as(team.headHR), file);
    expect(headHR.data.id).not.toBe(first.id);
  });

  it('with the same titles is mapped like the last one', async () => {
    const file = aFile(aLine()).replace('Naissance', 'Anniversaire du chat');
    const first = await owner.choose(file);
    await app.as(team.owner).put(`/users/imports/${first.id}`, {
      columns: fieldsOf(first).map((field, index) => (index === 9 ? 'birthday' : field)),
    });

    const second = await owner.choose(aFile(aLine()).replace('Naissance', 'ANNIVERSAIRE du chat'));

    expect(second.columns[9]?.field).toBe('birthday');
  });

  it('is refused with duplicate or missing required columns', async () => {
    const found = await owner.choose(aFile(aLine()));
    const put = (columns: unknown) => app.as(team.owner).put(`/users/imports/${found.id}`, { columns });

    const double = await put(fieldsOf(found).map((field) => (field === 'firstName' ? 'lastName' : field)));
    expect(double).toMatchObject({
      status: 400,
      error: { fields: { 'columns.1': 'duplicate', firstName: 'required' } },
    });
    expect((await put(['email'])).error.fields).toMatchObject({ columns: 'format' });
    expect((await put(['shoeSize'])).status).toBe(400);
  });

  it('sends the welcome e-mail only if requested', async () => {
    const found = await owner.checked(aFile(aLine({ 'E-mail': 'bien@team.example' })));

    const { data } = await owner.start(found.id, { sendWelcome: true });

    expect(data.counts.mails).toBe(1);
    const [made] = await findUser('bien@team.example');
    expect(await app.db.selectFrom('mails').where('user_id', '=', made!.id).selectAll().execute()).toMatchObject([
      { kind: 'invitation' },
    ]);
  });
});

describe('each code on its column', () => {
  const cases: [Parameters<typeof aLine>[0], string][] = [
    [{ Nom: '' }, 'lastName required'],
    [{ 'E-mail': '' }, 'email required'],
    [{ Genre: 'Autre' }, 'gender notAllowed'],
    [{ Rôle: 'Pilote' }, 'role notAllowed'],
    [{ Rôle: 'Administrateur' }, 'role notGrantable'],
    [{ Groupes: '' }, 'groups required'],
    [{ Groupes: 'Lyon | Atlantide' }, 'groups unknown'],
    [{ Groupes: 'Ailleurs' }, 'groups unknown'],
    [{ 'Intitulé du poste': '' }, 'jobTitle required'],
    [{ Statut: 'Chef' }, 'jobLevel notAllowed'],
    [{ RRH: '' }, 'hrRepresentative required'],
    [{ RRH: 'otto@team.example' }, 'hrRepresentative unknown'],
    [{ RRH: 'amel@team.example' }, 'hrRepresentative unknown'],
    [{ Naissance: '' }, 'birthday required'],
    [{ Naissance: '29314' }, 'birthday serialDate'],
    [{ Naissance: '31/02/1980' }, 'birthday noSuchDay'],
    [{ Naissance: 'février 1980' }, 'birthday format'],
    [{ Naissance: '01/01/2090' }, 'birthday future'],
    [{ Rôle: 'Manager' }, 'managedGroups required'],
    [{ Nom: 'x'.repeat(121) }, 'lastName tooLong'],
  ];
  it.each(cases)('%j is %s', async (cells, expected) => {
    const found = await owner.checked(aFile(aLine(cells)));
    const [row] = await owner.rows(found.id);
    expect(row?.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([expected]);
  });

  it('matches names of people and groups ignoring case and accents', async () => {
    const found = await owner.checked(aFile(aLine({ RRH: 'Équipe CLAIRE', Groupes: 'rennes, LYON' })));
    expect(found.counts).toMatchObject({ created: 1, refused: 0 });
  });
});

describe('the refused rows', () => {
  it('are a file of the same columns, which, repaired, imports exactly the rest', async () => {
    const wrong = [aLine({ Statut: 'Chef; d’équipe' }), aLine({ Nom: '=Le "Goff"', Statut: 'Chef; d’équipe' })];
    const found = await owner.checked(aFile(aLine(), wrong[0]!, aLine(), wrong[1]!));
    await owner.start(found.id);

    const file = (await owner.refused(found.id)).toString();

    expect(file.split('\r\n')).toHaveLength(4);
    expect(file.startsWith('\uFEFFNom;Prénom;E-mail;')).toBe(true);
    const repaired = await owner.checked(file.replaceAll('"Chef; d’équipe"', 'ETAM'));
    expect(repaired.counts).toMatchObject({ rows: 2, created: 2 });
    expect((await owner.start(repaired.id)).data.counts).toMatchObject({ created: 2, refused: 0 });
    expect((await findUser(wrong[1]![2]!))[0]?.last_name).toBe('=Le "Goff"');
  });
});

describe('the whole file in one call', () => {
  const send = (file: string) => sendFile<{ created: number }>(app.as(team.owner), file, { path: '/users' });

  it('adds all new people, and lists an import that can be undone', async () => {
    const answer = await send(
      aFile(aLine({ 'E-mail': 'seul@team.example' }), aLine({ 'E-mail': 'amel@team.example' })),
    );

    expect(answer.data).toEqual({ created: 1 });
    expect(await findUser('seul@team.example')).toHaveLength(1);
    const { data } = await app.as(team.owner).get<{ items: { status: string; undoUntil: string }[] }>('/users/imports');
    expect(data.items.some(({ status, undoUntil }) => status === 'done' && undoUntil !== null)).toBe(true);
  });

  it('adds no user if a row is wrong, and returns the error of each line', async () => {
    const email = 'personne@team.example';
    const answer = await send(
      aFile(aLine({ 'E-mail': email }), aLine({ Naissance: '29314' }), aLine({ 'E-mail': email })),
    );

    expect(answer).toMatchObject({
      status: 400,
      error: { fields: { 'users.3.birthday': 'format', 'users.4.email': 'duplicate' } },
    });
    expect(await findUser(email)).toEqual([]);
  });
});
