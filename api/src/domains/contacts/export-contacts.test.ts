import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { readLine, unfoldLines } from '../../platform/text/content-lines';
import { aFullContact, contactCalls } from './testing/contact-calls';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = app.as(await app.aPerson());
});

const { add } = contactCalls(
  () => app,
  () => client,
);
const asked = (query = '') => client.get(`/me/contacts${query}`, { accept: 'text/vcard' });
const linesOf = (text: string): string[] => unfoldLines(text).filter(Boolean);
const namesIn = (text: string): string[] =>
  linesOf(text).flatMap((line) => {
    const read = readLine(line);
    return read?.name === 'FN' ? [read.value] : [];
  });

describe('the contact book as vCards', () => {
  it('Given every field, Then the card has it as RFC 6350 requires', async () => {
    const fatou = await add({ firstName: 'Fatou' });
    const comment = `Rencontré au salon ; très disponible, dit-il.\n${'é'.repeat(90)}`;
    const thomas = await add({
      ...aFullContact,
      lastName: 'Le Goff; fils',
      company: { name: 'Atelier, Keravel', service: 'Études' },
      referrer: fatou.id,
      comment,
    });

    const answer = await asked('?search=thomas');

    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/vcard; charset=utf-8');
    const date = app.clock.now().toISODate();
    expect(answer.headers['content-disposition']).toContain(`filename="${date}-contacts.vcard"`);
    expect(linesOf(answer.text)).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'PRODID:-//Passerelle//Passerelle//FR',
      `UID:urn:uuid:${thomas.id}`,
      String.raw`FN:Thomas Le Goff\; fils`,
      String.raw`N:Le Goff\; fils;Thomas;;M.;`,
      String.raw`ORG:Atelier\, Keravel;Études`,
      'TITLE:Chef de projet',
      'EMAIL:t.legoff@keravel.example',
      'TEL;TYPE="work,voice":02 98 40 11 62',
      'TEL;TYPE=cell:+33 6 12 45 78 03',
      String.raw`ADR;TYPE=work:;;4 quai de la Douane\, 29200 Brest;;;;`,
      'ADR:;;12 rue des Pins;;;;',
      String.raw`NOTE:Rencontré au salon \; très disponible\, dit-il.\n${'é'.repeat(90)}`,
      `RELATED;TYPE=contact:urn:uuid:${fatou.id}`,
      'X-PASSERELLE-TYPE:networkAngel',
      'X-PASSERELLE-OCCUPATION:projectManagement',
      `REV:${app.clock.now().toUTC().toFormat("yyyyMMdd'T'HHmmss'Z'")}`,
      'END:VCARD',
    ]);
    for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('Given a name alone, Then the card has no other data', async () => {
    await add({ lastName: 'Tanaka' });

    const properties = linesOf((await asked()).text).map((line) => readLine(line)?.name);
    expect(properties).toEqual(['BEGIN', 'VERSION', 'PRODID', 'UID', 'FN', 'N', 'X-PASSERELLE-TYPE', 'REV', 'END']);
  });

  it('Given a tab, a search and an order, Then it has all contacts of the list, on every page', async () => {
    const fatou = await add({ lastName: 'Fatou' });
    await add({ lastName: 'Yuki', referrer: fatou.id });
    await add({ lastName: 'Karim', referrer: fatou.id });
    const gone = await add({ lastName: 'Parti', referrer: fatou.id });
    await client.delete(`/me/contacts/${gone.id}`);

    expect(namesIn((await asked()).text)).toEqual(['Karim', 'Yuki', 'Fatou']);
    expect(namesIn((await asked('?referred=true&sort=fullName&page=7&limit=1')).text)).toEqual(['Karim', 'Yuki']);
    expect(namesIn((await asked('?search=kari')).text)).toEqual(['Karim']);
    expect(namesIn((await client.get('/me/contacts/export')).text)).toHaveLength(3);
    expect(
      (await client.get<{ items: unknown[] }>('/me/contacts', { accept: 'application/json' })).data.items,
    ).toHaveLength(3);
  });

  it('Given another user’s book or no session, Then nothing of it is exported', async () => {
    await add({ lastName: 'À moi' });
    client = app.as(await app.aPerson());

    expect((await asked()).text).toBe('');
    expect((await app.anyone.get('/me/contacts', { accept: 'text/vcard' })).status).toBe(401);
    expect((await asked('?sort=secret')).status).toBe(400);
  });
});
