import readExcelFile from 'read-excel-file/node';
import { add, aContact, anAppointment, aProgram, at, aUserProgram, aUserTask } from '../../platform/database/schema/testing/participant';
import type { TestPerson } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Rows = (string | number | boolean | Date | null)[][];

async function download(person: TestPerson, language = 'fr') {
  const answer = await app.as(person).get('/me/export', { 'x-api-language': language });
  expect(answer.status).toBe(200);
  const sheets = new Map<string, Rows>();
  for (const { sheet, data } of await readExcelFile(answer.bytes)) sheets.set(sheet, data as Rows);
  return { answer, sheets };
}

const formula = '=HYPERLINK("https://example.org";"Cliquez")';

async function aFullLife(): Promise<TestPerson> {
  const person = await app.aPerson({ first_name: 'Amel', last_name: 'Benkhelifa', gender: 'woman' });
  const { db } = app;
  const user_id = person.id;
  await db
    .insertInto('user_profiles')
    .values({
      user_id,
      birthday: '1984-02-29',
      job_annual_salary_without_tax: 31_000,
      job_occupation: 'quality',
      updated_at: at,
    })
    .execute();
  const template = await aProgram(db, person.organizationId);
  const given = await aUserProgram(db, user_id, template);
  const task = await aUserTask(db, user_id, given, template);
  const referrer = await aContact(db, user_id);
  const contact = await aContact(db, user_id);
  const texts = { first_name: 'Awa', last_name: formula, comment: '+33\n@SUM(1)', referrer_id: referrer };
  await db.updateTable('contacts').set(texts).where('id', '=', contact).execute();
  await db
    .insertInto('contact_addresses')
    .values({ contact_id: contact, position: 0, type: 'personal', street: 'Rue' })
    .execute();
  const action = await anAppointment(db, user_id, {
    ...{ contact_id: contact, type: 'phone', phone: '0102', comment: 'Un bon échange' },
    ...{ status: 'validated', validated_at: at, date: new Date('2026-07-01T08:30:00Z') },
  });
  await add(db, 'appointment_notes', { appointment_id: action, text: 'À relancer', date: at, updated_at: at });
  await db
    .insertInto('appointment_recommended_contacts')
    .values({ appointment_id: action, contact_id: referrer, added_at: at })
    .execute();
  await add(db, 'job_offers', {
    ...{ user_id, title: 'Contrôleuse qualité', status: 'refused', type: 'external', created_at: at, updated_at: at },
    ...{ sort_title: 'x', search: 'x' },
  });
  await db.insertInto('points_entries').values({ user_task_id: task, user_id, points: 20, earned_at: at }).execute();
  await add(db, 'user_badges', {
    user_id,
    user_program_id: given,
    type: 'cv',
    level: 'lvl3',
    earned_at: new Date('2026-11-24T08:00:00Z'),
  });
  const document = await add(db, 'library_documents', {
    owner_id: user_id,
    type: 'file',
    family: 'cv',
    created_at: at,
    updated_at: at,
  });
  const names = { name: 'Mon CV', sort_name: 'x', search: 'x' };
  await db
    .insertInto('library_document_contents')
    .values({ document_id: document, locale: 'fr', ...names })
    .execute();
  await add(db, 'connections', { user_id, started_at: at, last_seen_at: at });
  await add(db, 'notifications', {
    ...{ user_id, status: 'opened', context_type: 'login', message_key: 'welcome', dedupe_key: 'welcome' },
    ...{ message_params: { firstName: 'Amel' }, send_at: at, created_at: at },
  });
  await answerSurvey(user_id);
  return person;
}

async function answerSurvey(user_id: string): Promise<void> {
  const { db } = app;
  const survey_id = await add(db, 'surveys', { type: 'intelligence', created_at: at });
  const version = await add(db, 'survey_versions', {
    survey_id,
    version: 1,
    title: { fr: 'Vos talents', en: 'Your talents' },
    content_hash: 'x',
    created_at: at,
  });
  const ask = (position: number, type: 'boolean' | 'list' | 'text', label: string) =>
    add(db, 'survey_questions', {
      survey_version_id: version,
      key: `q${position}`,
      position,
      type,
      label: { fr: label },
    });
  const [one, two, three] = [
    await ask(0, 'boolean', 'Prêt ?'),
    await ask(1, 'list', 'Chanter'),
    await ask(2, 'text', 'Pourquoi ?'),
  ];
  const answers = {
    [one]: [{ label: 'Oui', values: ['true'] }],
    [two]: [{ label: 'Souvent', values: ['3'] }],
    [three]: [{ label: '', values: ['Par goût'] }],
  };
  await add(db, 'survey_responses', { user_id, survey_version_id: version, locale: 'fr', answers, submitted_at: at });
}

describe('the spreadsheet of one’s own data', () => {
  it('Given someone who did everything, Then each sheet holds it, in words, with dates as dates', async () => {
    const person = await aFullLife();
    await aFullLife();

    const { answer, sheets } = await download(person);

    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="passerelle-mes-donnees-2026-11-25.xlsx"; filename*=UTF-8''passerelle-mes-donnees-2026-11-25.xlsx`,
    });
    expect([...sheets.keys()]).toEqual([
      ...['Profil', 'Programmes', 'Tâches', 'Réponses', 'Contacts', 'Actions de networking', 'Notes', 'Annonces'],
      ...['Documents', 'Badges et points', 'Notifications', 'Connexions'],
    ]);
    const profile = new Map(sheets.get('Profil')!.map(([field, value]) => [field, value]));
    expect(profile.get('Genre')).toBe('Femme');
    expect(profile.get('Date de naissance')).toEqual(new Date('1984-02-29T00:00:00Z'));
    expect(profile.get('Métier')).toBe('Qualité');
    expect([...profile.values()]).toContain(31_000);
    // The last moment of a Sunday is a Monday in Paris.
    expect(sheets.get('Programmes')![1]).toEqual([
      ...['Programme', 'Rebond', new Date('2026-11-23T00:00:00Z'), new Date('2026-11-29T00:00:00Z'), 'En cours'],
      ...[null, null],
    ]);
    expect(sheets.get('Tâches')![1]).toEqual(
      expect.arrayContaining(['Relire votre CV', 'CV', 'À faire', 20, new Date('2026-11-29T00:00:00Z')]),
    );
    expect(
      sheets
        .get('Réponses')!
        .slice(1)
        .map((row) => row.slice(0, 3)),
    ).toEqual([
      ['Vos talents', 'Prêt ?', 'Oui'],
      ['Vos talents', 'Chanter', 'Souvent (3)'],
      ['Vos talents', 'Pourquoi ?', 'Par goût'],
    ]);
    expect(sheets.get('Contacts')).toHaveLength(3);
    const [, action] = sheets.get('Actions de networking')!;
    // In July clocks in Paris are two hours ahead.
    expect(action).toEqual(
      expect.arrayContaining([
        'Demande de conseil',
        'Validée',
        'Par téléphone',
        '0102',
        'Un bon échange',
        'Diallo',
        new Date('2026-07-01T10:30:00Z'),
      ]),
    );
    expect(sheets.get('Notes')![1]![2]).toBe('À relancer');
    expect(sheets.get('Annonces')![1]).toEqual(expect.arrayContaining(['Contrôleuse qualité', 'Négative', 'Externe']));
    expect(sheets.get('Documents')![1]!.slice(0, 3)).toEqual(['Mon CV', null, 'CV']);
    expect(
      sheets
        .get('Badges et points')!
        .slice(1)
        .map((row) => row.slice(1)),
    ).toEqual([
      ['Points', 'Relire votre CV', null, 20],
      ['Badge', 'CV', 'Or', null],
    ]);
    expect(sheets.get('Notifications')![1]!.slice(1)).toEqual([expect.stringContaining('Bienvenue'), 'Lue']);
    expect(sheets.get('Connexions')!.length).toBeGreaterThan(1);
  });

  it('Given a formula in a text, Then it is text', async () => {
    const { answer, sheets } = await download(await aFullLife());

    const texts = sheets.get('Contacts')!.flat();
    expect(texts).toEqual(expect.arrayContaining([formula, '+33\n@SUM(1)', 'Rue (Personnelle)', 'Diallo']));
    // A computed cell would be read as its missing result.
    expect(answer.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('Given a reader of English, or of a language without words of its own, Then it is in English', async () => {
    const person = await aFullLife();

    const { answer, sheets } = await download(person, 'en');

    expect(answer.headers['content-disposition']).toContain('passerelle-my-data-2026-11-25.xlsx');
    expect([...sheets.keys()]).toContain('Networking actions');
    expect(sheets.get('Answers')![1]!.slice(0, 3)).toEqual(['Your talents', 'Prêt ?', 'Yes']);
    expect([...(await download(person, 'de')).sheets.keys()]).toContain('Networking actions');
  });

  it('Given someone who has just come, Then every sheet is there, with its headings alone', async () => {
    const { sheets } = await download(await app.aPerson({ terms_accepted_at: null }));

    expect(sheets.get('Contacts')).toHaveLength(1);
    expect(sheets.get('Contacts')![0]).toContain('Prénom');
  });

  it('Given what was taken back, Then it is no longer told', async () => {
    const person = await app.aPerson();
    const contact = await aContact(app.db, person.id);
    await app.db.updateTable('contacts').set({ deleted_at: at }).where('id', '=', contact).execute();

    expect((await download(person)).sheets.get('Contacts')).toHaveLength(1);
  });

  it('can be asked for so often, and no more', async () => {
    const person = await app.aPerson();
    const client = app.as(person);
    expect((await client.get('/me/export/everything')).status).toBe(200);
    await app.db.updateTable('rate_limits').set({ hits: 20 }).where('key', '=', `export:${person.id}`).execute();

    expect((await client.get('/me/export')).status).toBe(429);
    expect((await client.get('/me/export/everything')).status).toBe(429);
  });
});
