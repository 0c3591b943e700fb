import type { ContactImportRow } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import type { TestClient } from '../../../testing/test-client';
import { previewFile } from './testing/import-calls';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  client = app.as(await app.aPerson());
});
afterAll(() => app.close());

const rowsOf = async (file: string | Buffer): Promise<ContactImportRow[]> => {
  const { status, data } = await previewFile(client, file);
  expect(status).toBe(200);
  return data.rows;
};
const lines = (...all: string[]): string => `${all.join('\r\n')}\r\n`;

describe('tables of other programs', () => {
  it('Given Google Contacts, Then each number follows its label, and data without a field goes to the comment', async () => {
    const [thomas, firm] = await rowsOf(
      lines(
        'First Name,Middle Name,Last Name,Name Prefix,Organization Name,Organization Title,Organization Department,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Phone 3 - Label,Phone 3 - Value,Address 1 - Label,Address 1 - Formatted,Website 1 - Value',
        'Thomas,,Le Goff,M.,Atelier Keravel,Chef de projet,Études,Vu au salon,* myContacts,Work,t@keravel.example ::: tlg@keravel.example,Home,t@prive.example,Mobile,+33 6 12 45 78 03,Work,02 98 40 11 62,Home,02 98 00 00 00,Home,"4 quai de la Douane\n29200 Brest",https://keravel.example',
        ',,,,Rives & Fils,,,,,,,,,,,,,,,,,',
      ),
    );

    expect(thomas).toMatchObject({
      faults: {},
      contact: {
        firstName: 'Thomas',
        lastName: 'Le Goff',
        civility: 'mr',
        email: 't@keravel.example',
        phone: '02 98 40 11 62',
        mobilePhone: '+33 6 12 45 78 03',
        company: { name: 'Atelier Keravel', service: 'Études' },
        job: { jobTitle: 'Chef de projet' },
        addresses: [{ type: 'personal', street: '4 quai de la Douane 29200 Brest' }],
        comment: 'Vu au salon\nt@prive.example\n02 98 00 00 00\nhttps://keravel.example\ntlg@keravel.example',
      },
    });
    expect(firm?.contact).toMatchObject({ lastName: 'Rives & Fils', firstName: null });
  });

  it('Given the old Google format, Then the full name is not used as family name', async () => {
    const [row] = await rowsOf(
      lines(
        'Name,Given Name,Family Name,Phone 1 - Type,Phone 1 - Value',
        'Thomas Le Goff,Thomas,Le Goff,Mobile,0612457803',
      ),
    );

    expect(row?.contact).toMatchObject({
      firstName: 'Thomas',
      lastName: 'Le Goff',
      phone: null,
      mobilePhone: '0612457803',
    });
  });

  it('Given Outlook in French and Windows-1252, Then its two title columns are distinguished, and addresses are joined', async () => {
    const [row] = await rowsOf(
      Buffer.from(
        lines(
          '"Titre";"Prénom";"Nom";"Société";"Service";"Titre";"Rue (bureau)";"Ville (bureau)";"Code postal (bureau)";"Téléphone (bureau)";"Téléphone (domicile)";"Tél. mobile";"Adresse de messagerie";"Adresse de messagerie 2";"Nom complet de l\'adresse de messagerie";"Notes"',
          '"Mme";"Éloïse";"Lefèvre";"Société; Fils";"Paie";"Gérante";"4 quai";"Brest";"29200";"02 98 40 11 62";"02 98 00 00 00";"06 12 45 78 03";"e@x.example";"e2@x.example";"Éloïse Lefèvre (e@x.example)";"Un\r\ndeux"',
        ),
        'latin1',
      ),
    );

    expect(row?.contact).toMatchObject({
      firstName: 'Éloïse',
      lastName: 'Lefèvre',
      civility: 'mrs',
      job: { jobTitle: 'Gérante' },
      phone: '02 98 40 11 62',
      mobilePhone: '06 12 45 78 03',
      email: 'e@x.example',
      addresses: [{ type: 'professional', street: '4 quai, Brest, 29200' }],
      comment: '02 98 00 00 00\ne2@x.example\nUn\r\ndeux',
    });
  });

  it('Given LinkedIn, Then the note before its headers is skipped, and the profile URL is kept', async () => {
    const rows = await rowsOf(
      lines(
        'Notes:',
        '"When exporting your connection data, you may notice that some e-mails, such as work, are missing."',
        '',
        'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
        'Fatou,Diallo,https://www.linkedin.com/in/fatou,,Formalys,Formatrice,12 Nov 2025',
      ),
    );

    expect(rows.map(({ contact }) => contact)).toMatchObject([
      {
        firstName: 'Fatou',
        lastName: 'Diallo',
        company: { name: 'Formalys' },
        job: { jobTitle: 'Formatrice' },
        comment: 'https://www.linkedin.com/in/fatou',
      },
    ]);
  });

  it.each([
    ['Excel’s sign of what it separates by', 'sep=;\r\nA;Prénom\r\nx;Zoé\r\n', { lastName: 'Zoé' }],
    ['no heads at all', 'Zoé,zoe@x.example\n', null],
    ['a first name, and a family name under « name »', 'First name,Name\nThomas,Le Goff\n', { lastName: 'Le Goff' }],
    ['a card whose end was lost', 'BEGIN:VCARD\nFN:Zoé\nBEGIN:VCARD\nEND:VCARD\n', { lastName: 'Zoé' }],
    [
      'one title, before the name',
      'Titre;Nom\nMme;Zoé\n',
      { civility: 'mrs', job: { occupation: null, jobTitle: null } },
    ],
    ['a stray sign', 'Nom\nZo\u0002é\n', { lastName: 'Zoé' }],
    ['a number that a spreadsheet must not reckon with', 'Nom;Tel\nZoé;"=""0612457803"""\n', { phone: '0612457803' }],
    ['a number as telephones copy it', 'Nom;Tel\nZoé;\u202A(555) 123-4567\u202C\n', { phone: '555 123-4567' }],
  ])('Given %s, Then every person is read', async (_what, file, contact) => {
    const rows = await rowsOf(file);

    expect(rows).toHaveLength(1);
    expect(rows[0]?.contact ?? null).toEqual(contact && expect.objectContaining(contact));
  });
});

describe('a person in two rows', () => {
  it('Given the same person in two rows, Then the first includes the additions of the second', async () => {
    const rows = await rowsOf(
      lines(
        'Nom;Prénom;Email;Tel;Poste',
        'Diallo;Fatou;f@x.example;0298401162;',
        'Diallo;Fatou;F@x.example;0612457803;Formatrice',
      ),
    );

    expect(rows).toMatchObject([
      { contact: { phone: '0298401162', job: { jobTitle: 'Formatrice' }, comment: '0612457803' }, sameAs: null },
      { sameAs: 1 },
    ]);
  });

  it('Given colleagues who share a mailbox, Then they are two people', async () => {
    const rows = await rowsOf(
      lines('Nom;Prénom;Email', 'Diallo;Fatou;contact@x.example', 'Le Goff;Thomas;contact@x.example'),
    );

    expect(rows.map(({ sameAs }) => sameAs)).toEqual([null, null]);
  });

  it('Given a contact with only a name in the book, Then it is matched', async () => {
    await client.post('/me/contacts', { type: 'hr', lastName: 'Noté', firstName: 'Seul' });
    await client.post('/me/contacts', { type: 'hr', lastName: 'Marie' });

    const rows = await rowsOf(lines('Nom;Prénom;Email', 'Noté;Seul;s@x.example', 'Marie;;m@x.example'));

    expect(rows.map(({ known }) => known?.adds)).toEqual([['email'], undefined]);
  });
});
