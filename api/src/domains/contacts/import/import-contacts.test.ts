import type { Contact } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import type { TestClient } from '../../../testing/test-client';
import { importCalls } from './testing/import-calls';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = app.as(await app.aPerson());
});

const { add, count, rowsOf, take } = importCalls(() => client);

describe('a table of contacts', () => {
  const table =
    'Nom;Prénom;Société;Courriel;Téléphone;Portable;Adresse;Civilité;Type;Notes\r\nLe Goff;Thomas;"Atelier; Keravel";T.LeGoff@keravel.example;02 98 40 11 62;06 12 45 78 03;4 quai de la Douane;M.;RH;"Vu au ""salon"".\nDisponible."\r\n';

  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${table}`)],
    ['Windows-1252', Buffer.from(table, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${table}`, 'utf16le')],
  ])('Given %s and French headers, Then every column is recognised', async (_what, file) => {
    expect(await rowsOf(file)).toMatchObject([
      {
        row: 1,
        uid: null,
        faults: {},
        known: null,
        sameAs: null,
        referrer: null,
        contact: {
          type: 'hr',
          lastName: 'Le Goff',
          firstName: 'Thomas',
          civility: 'mr',
          company: { name: 'Atelier; Keravel', service: null },
          job: { occupation: null, jobTitle: null },
          email: 'T.LeGoff@keravel.example',
          phone: '02 98 40 11 62',
          mobilePhone: '06 12 45 78 03',
          addresses: [{ type: 'professional', street: '4 quai de la Douane' }],
          comment: 'Vu au "salon".\nDisponible.',
        },
      },
    ]);
    expect(await count()).toBe(0);
  });

  it('Given commas and English headers, Then they are recognised too, and a full name is split', async () => {
    const [row] = await rowsOf(
      'Full name,Company,E-mail Address,Job title\nAda Lovelace King,Babbage,ada@babbage.example,Analyst\n',
    );

    expect(row?.contact).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace King',
      type: null,
      job: { jobTitle: 'Analyst' },
    });
  });

  it('Given unknown headers, When the columns are chosen, Then they have the chosen meaning', async () => {
    const file = 'A;B;C\nHaddad;Karim;sans intérêt\n';
    const [unknown] = await rowsOf(file);
    expect(unknown).toMatchObject({ contact: null, faults: { lastName: 'required' } });

    const [row] = await rowsOf(file, { 'columns.0': 'lastName', 'columns.1': 'firstName', 'columns.2': 'none' });

    expect(row?.contact).toMatchObject({ lastName: 'Haddad', firstName: 'Karim', comment: null });
  });

  it('Given invalid values, Then each row names them, and the rest is imported', async () => {
    const rows = await rowsOf(
      `Nom;Email;Téléphone\nUn;pas@;0123456789\nDeux;deux@x.example;appelez-moi\n;seul@x.example;\n${'x'.repeat(200)};;\n`,
    );

    expect(rows.map(({ faults }) => faults)).toEqual([
      { email: 'format' },
      { phone: 'format' },
      { lastName: 'required' },
      { lastName: 'tooLong' },
    ]);
    expect(rows[0]?.contact).toMatchObject({ lastName: 'Un', email: null, phone: '0123456789' });
    expect(rows.slice(2).map(({ contact }) => contact)).toEqual([null, null]);
  });
});

describe('people already in the book', () => {
  it('Given e-mail, or name with company or number, Then the contact is matched, and the changes are shown', async () => {
    const email = await add({ lastName: 'Diallo', email: 'fatou@x.example' });
    const company = await add({
      lastName: 'Élias',
      firstName: 'Zoé',
      company: { name: 'Bois & Rives' },
      phone: '01 00 00 00 00',
    });
    await add({ lastName: 'Martin', firstName: 'Paul', company: { name: 'Ici' } });
    const rows = await rowsOf(
      [
        'Nom;Prénom;Société;Email;Téléphone;Poste',
        'Autre;Nom;;FATOU@x.example;;Formatrice',
        'ELIAS;zoe;bois & rives;;0100000001;',
        'Elias;Zoé;;;01.00.00.00.00;',
        'Martin;Paul;Ailleurs;;;',
        'Martin;Paul;;;;',
        'Neuf;;Ici;;;',
        'Neuf;;Ici;;;',
      ].join('\n'),
    );

    expect(
      rows.map(({ known }) => known && { contact: known.contact.id, adds: known.adds, differs: known.differs }),
    ).toEqual([
      { contact: email.id, adds: ['firstName', 'job.jobTitle'], differs: ['lastName'] },
      { contact: company.id, adds: [], differs: ['phone'] },
      { contact: company.id, adds: [], differs: [] },
      null,
      expect.objectContaining({ adds: [], differs: [] }),
      null,
      null,
    ]);
    expect(rows.map(({ sameAs }) => sameAs)).toEqual([null, null, null, null, null, null, 6]);
  });

  it('Given a choice for each, Then merging fills empty fields, replacing overwrites, and nothing is removed', async () => {
    const there = {
      lastName: 'Diallo',
      firstName: 'Fatou',
      phone: '01 00 00 00 00',
      comment: 'Avant',
      addresses: [{ type: 'other', street: 'Ici' }],
    };
    const [merged, replaced] = [await add(there), await add({ ...there, type: 'manager' })];
    const contact = {
      type: 'hr',
      lastName: 'Diallo-Roux',
      firstName: null,
      phone: '02 00 00 00 00',
      email: 'f@x.example',
      comment: 'Après',
      addresses: [
        { type: 'personal', street: 'Là' },
        { type: 'other', street: 'ICI' },
      ],
    };

    const answer = await take([
      { contact, choice: 'merge', into: merged.id },
      { contact, choice: 'replace', into: replaced.id },
      { contact, choice: 'create' },
    ]);

    expect(answer.data).toEqual({ created: 1, completed: 2 });
    const read = async (id: string) => (await client.get<Contact>(`/me/contacts/${id}`)).data;
    const addresses = [
      { type: 'other', street: 'Ici' },
      { type: 'personal', street: 'Là' },
    ];
    expect(await read(merged.id)).toMatchObject({
      type: 'external',
      lastName: 'Diallo',
      firstName: 'Fatou',
      phone: '01 00 00 00 00',
      email: 'f@x.example',
      comment: 'Avant',
      addresses,
      version: merged.version + 1,
    });
    expect(await read(replaced.id)).toMatchObject({
      type: 'hr',
      lastName: 'Diallo-Roux',
      firstName: 'Fatou',
      phone: '02 00 00 00 00',
      email: 'f@x.example',
      comment: 'Avant\nAprès',
      addresses,
    });
    expect(await count()).toBe(3);
  });

  it('Given two rows for one person, Then the later adds to the result of the earlier', async () => {
    const { id, version } = await add({ lastName: 'Diallo' });
    const names = { type: 'hr', lastName: 'Diallo' };
    const at = (street: string) => [{ type: 'other', street }];

    await take([
      { contact: { ...names, email: 'f@x.example', addresses: at('Ici') }, choice: 'merge', into: id },
      { contact: { ...names, phone: '01 00 00 00 00', addresses: at('Là') }, choice: 'merge', into: id },
    ]);

    expect((await client.get<Contact>(`/me/contacts/${id}`)).data).toMatchObject({
      email: 'f@x.example',
      phone: '01 00 00 00 00',
      addresses: [...at('Ici'), ...at('Là')],
      version: version + 1,
    });
  });

  it('Given another user’s contact, Then it is neither matched nor changed, and no contact is added', async () => {
    const theirs = await add({ lastName: 'À moi', email: 'moi@x.example' });
    const owner = client;
    client = app.as(await app.aPerson());

    expect((await rowsOf('Nom;Email\nÀ moi;moi@x.example\n'))[0]?.known).toBeNull();
    const contact = { type: 'hr', lastName: 'Pris' };
    const answer = await take([
      { contact, choice: 'create' },
      { contact, choice: 'replace', into: theirs.id },
    ]);

    expect(answer).toMatchObject({ status: 400, error: { fields: { 'rows.1.into': 'unknown' } } });
    expect(await count()).toBe(0);
    expect((await owner.get<Contact>(`/me/contacts/${theirs.id}`)).data).toEqual(theirs);
    expect((await app.anyone.post('/me/contacts/import', { rows: [] })).status).toBe(401);
  });
});
