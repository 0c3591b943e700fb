import type { Contact, ContactImported, ContactImportRow, Notification } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import type { TestClient } from '../../../testing/test-client';
import { previewFile } from './testing/import-calls';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = app.as(await app.aPerson());
});

const add = async (lastName: string, values: object = {}): Promise<Contact> =>
  (await client.post<Contact>('/me/contacts', { type: 'external', lastName, ...values })).data;
const preview = async (file: string): Promise<ContactImportRow[]> => (await previewFile(client, file)).data.rows;
const take = (rows: readonly object[]) => client.post<ContactImported>('/me/contacts/import', { rows });
const book = async () => (await client.get<{ items: Contact[] }>('/me/contacts?sort=fullName')).data.items;
const recommended = async () => (await book()).map(({ lastName, referrer }) => [lastName, referrer?.lastName ?? null]);
const person = (lastName: string) => ({ type: 'hr', lastName });

/** The request of the page after a preview. */
const asShown = (rows: readonly ContactImportRow[]) =>
  rows.map(({ contact, uid, referrer }) => ({
    contact,
    uid,
    choice: 'create',
    ...(referrer?.row ? { referrerRow: referrer.row - 1 } : { referrer: referrer?.id }),
  }));

it('Given our own export, When another book imports it, Then recommendations are kept', async () => {
  const fatou = await add('Diallo', { firstName: 'Fatou' });
  const thomas = await add('Le Goff', { referrer: fatou.id });
  await add('Tanaka', { referrer: thomas.id });
  const { text } = await client.get('/me/contacts', { accept: 'text/vcard' });
  expect((await preview(text)).map(({ known }) => known)).toMatchObject([
    { differs: [], adds: [] },
    { differs: [], adds: [] },
    { differs: [], adds: [] },
  ]);

  client = app.as(await app.aPerson());
  const answer = await take(asShown(await preview(text)));

  expect(answer.data).toEqual({ created: 3, completed: 0 });
  expect(await recommended()).toEqual([
    ['Diallo', null],
    ['Le Goff', 'Diallo'],
    ['Tanaka', 'Le Goff'],
  ]);
  const { data } = await client.get<{ items: Notification[] }>('/me/notifications');
  expect(data.items.filter(({ payload }) => payload.context.type === 'contact')).toEqual([]);
});

it('Given names, Then a name that only one contact has is linked, in the file or the book; others go to the comment', async () => {
  const known = await add('Diallo', { firstName: 'Fatou' });
  await add('Double', { company: { name: 'Ici' } });
  await add('Double', { company: { name: 'Là' } });
  const rows = await preview(
    'Nom;Recommandé par\nUn;fatou DIALLO\nDeux;Un\nTrois;Double\nQuatre;Personne\nCinq;Cinq\nSix;Sept\nSept;Six\n',
  );

  expect(rows.map(({ referrer }) => referrer && [referrer.id, referrer.row])).toEqual([
    [known.id, null],
    [null, 1],
    null,
    null,
    null,
    [null, 7],
    null,
  ]);
  expect(rows[3]).toMatchObject({ faults: { referrer: 'unknown' }, contact: { comment: 'Personne' } });
});

it('Given an existing contact, Then merging keeps the recommender, and replacing changes it', async () => {
  const [fatou, paul] = [await add('Diallo'), await add('Paul')];
  const none = await add('Aucun');
  const one = await add('Gardé', { referrer: fatou.id });
  const other = await add('Pris', { referrer: fatou.id });
  const [row] = await preview(`BEGIN:VCARD\nN:Aucun\nRELATED;TYPE=contact:urn:uuid:${paul.id}\nEND:VCARD\n`);
  expect(row?.known).toMatchObject({ adds: ['referrer'] });

  await take([
    { contact: person('Aucun'), choice: 'merge', into: none.id, referrer: paul.id },
    { contact: person('Gardé'), choice: 'merge', into: one.id, referrer: paul.id },
    { contact: person('Pris'), choice: 'replace', into: other.id, referrer: paul.id },
  ]);

  expect(await recommended()).toEqual([
    ['Aucun', 'Paul'],
    ['Diallo', null],
    ['Gardé', 'Diallo'],
    ['Paul', null],
    ['Pris', 'Paul'],
  ]);
});

it('Given a contact of another book, an unknown one, or a cycle, Then the row is named and nothing changes', async () => {
  const theirs = await add('À moi');
  client = app.as(await app.aPerson());
  const fatou = await add('Diallo');
  const thomas = await add('Le Goff', { referrer: fatou.id });
  const refused = async (...rows: object[]) => (await take(rows)).error.fields;
  const create = { contact: person('Neuf'), choice: 'create' };

  expect(await refused({ ...create, referrer: theirs.id })).toEqual({ 'rows.0.referrer': 'unknown' });
  expect(await refused({ ...create, referrerRow: 1 })).toEqual({ 'rows.0.referrerRow': 'unknown' });
  expect(await refused({ ...create, referrerRow: 0 })).toEqual({ 'rows.0.referrer': 'notAllowed' });
  expect(await refused({ ...create, referrerRow: 1 }, { ...create, referrerRow: 0 })).toEqual({
    'rows.0.referrer': 'notAllowed',
  });
  const circle = { contact: person('Diallo'), choice: 'merge', into: fatou.id, referrer: thomas.id };
  expect(await refused(create, circle)).toEqual({ 'rows.1.referrer': 'notAllowed' });
  expect(await recommended()).toEqual([
    ['Diallo', null],
    ['Le Goff', 'Diallo'],
  ]);
});
