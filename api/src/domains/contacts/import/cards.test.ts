import type { Contact } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import type { TestClient } from '../../../testing/test-client';
import { aFullContact } from '../testing/contact-calls';
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

const { add, rowsOf, take } = importCalls(() => client);

describe('vCard files', () => {
  const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

  it('Given vCard 3.0 of a phone, Then known properties fill fields, and the rest goes to the comment', async () => {
    const [row] = await rowsOf(
      card(
        'VERSION:3.0',
        'UID:abc-1',
        'FN;CHARSET=UTF-8:Thomas Le Goff',
        'N:Le Goff;Thomas;;M.;',
        'ORG:Atelier\\, Keravel;Études',
        'item1.TEL;TYPE=CELL,VOICE:06 12 45 78 03',
        'TEL;TYPE=WORK:02 98 40 11 62',
        'TEL;TYPE=HOME:02 98 00 00 00',
        'EMAIL;TYPE=INTERNET:t@keravel.example',
        'EMAIL:prive@keravel.example',
        'NOTE:Vu au salon\\, à Bre',
        ' st\\nDisponible',
        'ADR;TYPE=WORK:;;4 quai de la Douane;Brest;;29200;France',
        `PHOTO;ENCODING=b:${'A'.repeat(90_000)}`,
      ),
    );

    expect(row).toMatchObject({
      uid: 'abc-1',
      faults: {},
      contact: {
        lastName: 'Le Goff',
        firstName: 'Thomas',
        civility: 'mr',
        mobilePhone: '06 12 45 78 03',
        phone: '02 98 40 11 62',
        email: 't@keravel.example',
        company: { name: 'Atelier, Keravel', service: 'Études' },
        addresses: [{ type: 'professional', street: '4 quai de la Douane, 29200 Brest, France' }],
        comment: 'Vu au salon, à Brest\nDisponible\n02 98 00 00 00\nprive@keravel.example',
      },
    });
  });

  it('Given vCard 2.1 of an older phone, Then its encoding and line breaks are read, and encoded characters are no separators', async () => {
    const qp = 'CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE';
    const [row, latin] = await rowsOf(
      card(
        'VERSION:2.1',
        `N;${qp}:Lef=C3=A8vre;=C3=89milie;;;`,
        'TEL;CELL:06 12 45 78 03',
        `ORG;${qp}:Soci=C3=A9t=C3=A9=3B Fils;=C3=89tudes`,
        `NOTE;${qp}:Un=0D=0Adeux=2C tr=C3=`,
        '=A8s=',
        ' long',
        'PHOTO;ENCODING=BASE64;JPEG:AAAA=',
        ' BBBB=',
        '',
        'EMAIL;INTERNET:e@x.example',
      ) +
        card(
          'VERSION:2.1',
          'NOTE;QUOTED-PRINTABLE;CHARSET=WINDOWS-1252:L=92=9Cil',
          'N;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Lef=E8vre;50=',
          'FN;ENCODING=8BIT:=C3',
        ),
    );

    expect(row).toMatchObject({
      faults: {},
      contact: {
        lastName: 'Lefèvre',
        firstName: 'Émilie',
        mobilePhone: '06 12 45 78 03',
        email: 'e@x.example',
        company: { name: 'Société; Fils', service: 'Études' },
        comment: 'Un\ndeux, très long',
      },
    });
    expect(latin?.contact).toMatchObject({ lastName: 'Lefèvre', comment: 'L’œil' });
  });

  it('Given our own export, When it is imported, Then every contact is matched, and nothing would change', async () => {
    const fatou = await add({
      ...aFullContact,
      lastName: 'Diallo; fille',
      firstName: 'Fatou',
      comment: 'Un\nDeux, trois',
    });
    const { text } = await client.get('/me/contacts', { accept: 'text/vcard' });

    const [row] = await rowsOf(text);

    expect(row?.known).toMatchObject({
      contact: { id: fatou.id, firstName: 'Fatou', lastName: 'Diallo; fille' },
      adds: [],
      differs: [],
    });
    client = app.as(await app.aPerson());
    const [fresh] = await rowsOf(text);
    expect(fresh?.known).toBeNull();
    await take([{ contact: fresh?.contact, choice: 'create', uid: fresh?.uid }]);
    const list = await client.get<{ items: Contact[] }>('/me/contacts');
    const { id: _id, createdAt: _c, updatedAt: _u, version: _v, ...rest } = fatou;
    expect(list.data.items).toMatchObject([rest]);
    expect((await rowsOf(text))[0]?.known).toMatchObject({ adds: [], differs: [] });
  });
});
