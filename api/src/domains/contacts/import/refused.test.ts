import type { ContactCounts } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { type TestClient, multipart, part } from '../../../testing/test-client';
import { previewFile } from './testing/import-calls';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  client = app.as(await app.aPerson());
});
afterAll(() => app.close());

const count = async () => (await client.get<ContactCounts>('/me/contacts/count')).data.all;

describe('an invalid contact file', () => {
  it.each<[string, string | Buffer, number, object]>([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 415, { contacts: 'notAllowed' }],
    ['an archive, such as a spreadsheet', Buffer.from('PK\u0003\u0004\u0000\u0000'), 415, { contacts: 'notAllowed' }],
    ['nothing', '', 400, { contacts: 'required' }],
    ['heads alone', 'Nom;Prénom\n', 400, { contacts: 'format' }],
    ['a card without an end', 'BEGIN:VCARD\nFN:Un\n', 400, { contacts: 'format' }],
    ['too many rows', `Nom\n${'Un\n'.repeat(2_001)}`, 400, { contacts: 'tooMany' }],
    ['too many cards', 'BEGIN:VCARD\nFN:U\nEND:VCARD\n'.repeat(2_001), 400, { contacts: 'tooMany' }],
    ['too much', 'x'.repeat(2_000_001), 413, { contacts: 'tooLarge' }],
  ])('Given %s, Then it is refused', async (_what, file, status, fields) => {
    const answer = await previewFile(client, file, {}, file.length === 0 ? '' : 'x.csv');

    expect({ status: answer.status, fields: answer.error.fields }).toEqual({ status, fields });
  });

  it.each([
    ['one line of two megabytes', `Nom;Notes\nUn;${'x'.repeat(1_900_000)}`],
    ['a quote that never ends', `Nom;Notes\nUn;"${'x\n'.repeat(100_000)}`],
    ['as many quotes as there is room for', `Nom;Notes\nUn;${'"'.repeat(1_000_000)}`],
    ['a card of one line', `BEGIN:VCARD\nFN:Un\nNOTE${';x'.repeat(500_000)}:y\nEND:VCARD\n`],
    [
      'a card of older telephones that never ends',
      `BEGIN:VCARD\nFN:Un\nEND:VCARD\nNOTE;QUOTED-PRINTABLE:${'=\n'.repeat(900_000)}`,
    ],
    [
      'marks of older telephones that mark nothing',
      `BEGIN:VCARD\nFN:Un\nNOTE${';QUOTED-PRINTABLE'.repeat(100_000)}\nEND:VCARD\n`,
    ],
    ['a card of ten thousand addresses', `BEGIN:VCARD\nFN:Un\n${'ADR:;;Ici;;;;\n'.repeat(10_000)}END:VCARD\n`],
  ])('Given %s, Then it is still read', async (_what, file) => {
    expect((await previewFile(client, file)).data.rows).toMatchObject([{ contact: { lastName: 'Un' } }]);
  });

  it('Given two files, Then both are refused', async () => {
    const files = ['Un', 'Deux'].map((name) => part('contacts', `Nom\n${name}\n`, `${name}.csv`));
    const url = '/api/me/contacts/import/preview';
    const answer = await client.send({ method: 'POST', url, ...multipart(...files) });

    expect(answer).toMatchObject({ status: 400, error: { fields: { contacts: 'tooMany' } } });
  });

  it.each([
    ['nothing', {}, { rows: 'required' }],
    ['no row', { rows: [] }, { rows: 'required' }],
    [
      'an unknown choice',
      { rows: [{ contact: { type: 'hr', lastName: 'x' }, choice: 'erase' }] },
      { 'rows.0.choice': 'notAllowed' },
    ],
    [
      'a bad contact',
      { rows: [{ contact: { type: 'hr', lastName: 'x', email: 'fatou@' }, choice: 'create' }] },
      { 'rows.0.contact.email': 'format' },
    ],
    [
      'a missing contact to complete',
      { rows: [{ contact: { type: 'hr', lastName: 'x' }, choice: 'merge' }] },
      { 'rows.0.into': 'required' },
    ],
  ])('Given %s in the import, Then the fields name the errors', async (_what, body, fields) => {
    const answer = await client.post('/me/contacts/import', body);

    expect(answer).toMatchObject({ status: 400, error: { fields } });
    expect(await count()).toBe(0);
  });
});
