import type { Contact } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { readStrictly, type ReadComponent } from '../../testing/read-strictly';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  client = app.as(await app.aPerson());
});
afterAll(() => app.close());

const valuesOf = ({ properties }: ReadComponent, name: string) =>
  properties.flatMap((property) => (property.name === name ? [property.values] : []));

it('Given multi-byte letters and special characters, Then a strict reader gets the same text', async () => {
  const family = '👩‍👩‍👧'.repeat(12);
  const person = {
    type: 'hr',
    lastName: `Ærø; ${family}`,
    firstName: 'Éloïse, \\ "L"',
    civility: 'dr',
    company: { name: 'é'.repeat(200), service: 'R&D; paie, ventes' },
    job: { jobTitle: `${'x'.repeat(68)}é😀` },
    addresses: [{ type: 'professional', street: '4, quai;\r\nbât. B\\2' }],
    comment: `END:VCARD\nBEGIN:VCARD\r\nTEL:0600000000\u0007\u202E ${family}`,
  };
  const { id } = (await client.post<Contact>('/me/contacts', person)).data;
  await client.post('/me/contacts', { type: 'hr', lastName: 'Seul', referrer: id });

  const { bytes } = await client.get('/me/contacts?sort=createdAt&order=asc', { accept: 'text/vcard' });

  const cards = readStrictly(bytes);
  expect(cards.map(({ name, components }) => [name, components.length])).toEqual([
    ['VCARD', 0],
    ['VCARD', 0],
  ]);
  const card = cards.find((one) => valuesOf(one, 'UID')[0]?.[0] === `urn:uuid:${id}`)!;
  expect(valuesOf(card, 'FN')).toEqual([[`${person.firstName} ${person.lastName}`]]);
  expect(valuesOf(card, 'N')).toEqual([[person.lastName, person.firstName, '', 'Dr', '']]);
  expect(valuesOf(card, 'ORG')).toEqual([[person.company.name, person.company.service]]);
  expect(valuesOf(card, 'TITLE')).toEqual([[person.job.jobTitle]]);
  expect(valuesOf(card, 'ADR')).toEqual([['', '', '4, quai;\nbât. B\\2', '', '', '', '']]);
  expect(valuesOf(card, 'NOTE')).toEqual([[`END:VCARD\nBEGIN:VCARD\nTEL:0600000000\u202E ${family}`]]);
  expect(valuesOf(card, 'TEL')).toEqual([]);
  for (const one of cards) {
    for (const name of ['VERSION', 'FN', 'N', 'UID', 'REV']) expect(valuesOf(one, name)).toHaveLength(1);
  }
});
