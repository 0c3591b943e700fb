import readExcelFile from 'read-excel-file/node';
import { aContact, at } from '../../../platform/database/schema/testing/participant';
import type { TestPerson } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aFullLife, formula } from './testing/a-full-life';

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

describe('the spreadsheet of the own data', () => {
  it('Given a user with data everywhere, Then each sheet contains it, in words, with dates as dates', async () => {
    const person = await aFullLife(app);
    await aFullLife(app);

    const { answer, sheets } = await download(person);

    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="passerelle-mes-donnees-2026-11-25.xlsx"; filename*=UTF-8''passerelle-mes-donnees-2026-11-25.xlsx`,
    });
    expect([...sheets.keys()]).toEqual([
      'Profil',
      'Programmes',
      'Tâches',
      'Réponses',
      'Contacts',
      'Actions de networking',
      'Notes',
      'Annonces',
      'Documents',
      'Badges et points',
      'Notifications',
      'Connexions',
    ]);
    const profile = new Map(sheets.get('Profil')!.map(([field, value]) => [field, value]));
    expect(profile.get('Genre')).toBe('Femme');
    expect(profile.get('Date de naissance')).toEqual(new Date('1984-02-29T00:00:00Z'));
    expect(profile.get('Métier')).toBe('Qualité');
    expect([...profile.values()]).toContain(31_000);
    // The last instant of a Sunday is a Monday in Paris.
    expect(sheets.get('Programmes')![1]).toEqual([
      'Programme',
      'Rebond',
      new Date('2026-11-23T00:00:00Z'),
      new Date('2026-11-29T00:00:00Z'),
      'En cours',
      null,
      null,
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
    // In July Paris is two hours ahead.
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
    const { answer, sheets } = await download(await aFullLife(app));

    const texts = sheets.get('Contacts')!.flat();
    expect(texts).toEqual(expect.arrayContaining([formula, '+33\n@SUM(1)', 'Rue (Personnelle)', 'Diallo']));
    // A computed cell would be read as its missing result.
    expect(answer.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('Given a reader of English or of German, Then it is in their language', async () => {
    const person = await aFullLife(app);

    const { answer, sheets } = await download(person, 'en');

    expect(answer.headers['content-disposition']).toContain('passerelle-my-data-2026-11-25.xlsx');
    expect([...sheets.keys()]).toContain('Networking actions');
    expect(sheets.get('Answers')![1]!.slice(0, 3)).toEqual(['Your talents', 'Prêt ?', 'Yes']);
    const german = (await download(person, 'de')).sheets;
    expect([...german.keys()]).toContain('Networking-Aktionen');
    // Not « Gruppe », which is one of people.
    expect(german.get('Profil')!.map(([field]) => field)).toContain('Unternehmensgruppe');
  });

  it('Given a new user, Then every sheet is there, with headings only', async () => {
    const { sheets } = await download(await app.aPerson({ terms_accepted_at: null }));

    expect(sheets.get('Contacts')).toHaveLength(1);
    expect(sheets.get('Contacts')![0]).toContain('Prénom');
  });

  it('Given withdrawn data, Then it is no longer exported', async () => {
    const person = await app.aPerson();
    const contact = await aContact(app.db, person.id);
    await app.db.updateTable('contacts').set({ deleted_at: at }).where('id', '=', contact).execute();

    expect((await download(person)).sheets.get('Contacts')).toHaveLength(1);
  });

  it('is limited in frequency', async () => {
    const person = await app.aPerson();
    const client = app.as(person);
    expect((await client.get('/me/export/everything')).status).toBe(200);
    await app.db.updateTable('rate_limits').set({ hits: 20 }).where('key', '=', `export:${person.id}`).execute();

    expect((await client.get('/me/export')).status).toBe(429);
    expect((await client.get('/me/export/everything')).status).toBe(429);
  });
});
