import { sql } from 'kysely';
import type { OwnProfile } from '@passerelle/shared/contract';
import type { TestPerson } from '../../testing/builders';
import { type TestClient, multipart, part } from '../../testing/test-client';
import { aPhoto } from '../../testing/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let person: TestPerson;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.aPerson();
  client = app.as(person);
});

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const send = (payload: string | Buffer, headers: Record<string, string>) =>
  client.send<OwnProfile>({ method: 'PUT', url: '/api/me', payload, headers });
const everything = async (): Promise<string> => {
  await client.get('/me');
  const kept: unknown[] = [];
  for (const table of ['users', 'user_profiles', 'user_languages', 'user_settings', 'files', 'mails', 'audit_log']) {
    kept.push((await sql`SELECT * FROM ${sql.table(table)} ORDER BY 1`.execute(app.db)).rows);
  }
  return JSON.stringify(kept);
};

describe('hostile profile changes', () => {
  it.each<[string, string | Buffer, Record<string, string>, number]>([
    ['nothing', '', json, 200],
    ['a list', '[]', json, 400],
    ['a word', '"firstName"', json, 400],
    ['null', 'null', json, 200],
    ['broken JSON', '{"firstName":', json, 400],
    ['a number for a name', '{"firstName":1}', json, 400],
    ['an object for a name', '{"firstName":{"$ne":""}}', json, 400],
    ['a list for an address', '{"address":["Lyon"]}', json, 400],
    ['a word for a figure', '{"job":{"annualSalaryWithoutTax":"1200"}}', json, 400],
    ['more than any figure', '{"job":{"annualSalaryWithoutTax":1e999}}', json, 400],
    ['a year that is none', '{"birthday":"0000-01-01"}', json, 400],
    ['a role', '{"role":"superAdmin"}', json, 400],
    ['an organisation', '{"organization":{"id":"7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10"}}', json, 400],
    ['a column', '{"organization_id":"7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10"}', json, 400],
    ['another user', '{"id":"7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10"}', json, 400],
    ['a field of the address that is none', '{"address":{"planet":"Mars"}}', json, 400],
    ['another user’s file', '{"avatar":"7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10"}', json, 400],
    ['the address of one', '{"avatarUrl":"/api/files/7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10"}', json, 400],
    ['a poisoned prototype', '{"__proto__":{"role":"owner"},"firstName":"a"}', json, 400],
    ['a poisoned group', '{"company":{"constructor":{"prototype":{"x":1}}}}', json, 400],
    ['a NUL', '{"firstName":"a\\u0000b"}', json, 400],
    ['a NUL deep inside', '{"company":{"address":{"street":"\\u0000"}}}', json, 400],
    ['half a surrogate pair', '{"firstName":"\\ud800"}', json, 400],
    ['the other half', '{"device":{"origin":"web","model":"\\udc00"}}', json, 400],
    ['bytes that are no UTF-8', Buffer.from([...Buffer.from('{"firstName":"'), 0xff, 0xfe, 0x22, 0x7d]), json, 400],
    ['a head of a mail in an address', '{"email":"a@example.org\\r\\nBcc: b@example.org"}', json, 400],
    ['two addresses', '{"email":"a@example.org,b@example.org"}', json, 400],
    ['an address with a name', '{"email":"Moi <a@example.org>"}', json, 400],
    ['a telephone that is none', '{"phone":"javascript:alert(1)"}', json, 400],
    ['a body that is too large', JSON.stringify({ firstName: 'a'.repeat(60_000) }), json, 413],
    ['a name that is too long', JSON.stringify({ firstName: 'a'.repeat(121) }), json, 400],
    ['languages without end', `{"spokenLanguages":[${'{},'.repeat(5_000)}{}]}`, json, 400],
    ['a poisoned form', '__proto__.role=owner&firstName=a', form, 400],
    ['a form poisoned inside', 'company.__proto__.name=a', form, 400],
    ['a form with a constructor', 'constructor.prototype.role=owner', form, 400],
    ['a form that contradicts itself', 'company=a&company.name=b', form, 400],
    ['an absurd position', 'spokenLanguages.9999.language=french', form, 400],
    ['two names', 'firstName=a&firstName=b', form, 400],
    ['a NUL in a form', 'firstName=a%00b', form, 400],
    ['half a character in a form', 'firstName=%ff', form, 200],
    ['another type', '<firstName>a</firstName>', { 'content-type': 'application/xml' }, 415],
    [
      'a multipart without end',
      '--edge\r\nContent-Disposition: form-data; name="firstName"\r\n\r\na',
      multipart().headers,
      400,
    ],
  ])('Given %s, Then the server does not fail', async (_what, payload, headers, status) => {
    const before = await everything();

    const answer = await send(payload, headers);

    expect(answer.status).toBe(status);
    if (status !== 200) expect(await everything()).toBe(before);
  });

  it.each([
    ['a head of an answer', 'a"\r\nSet-Cookie: passerelle_session=stolen; x="b.jpg'],
    ['a way out', '../../../../etc/passwd'],
    ['a NUL', 'a\0.jpg'],
    ['a right-to-left sign', 'a\u202Egpj.exe'],
    ['four thousand letters', `${'a'.repeat(4_000)}.jpg`],
  ])('Given a picture named %s, Then its name is not used', async (_what, name) => {
    const { payload, headers } = multipart(part('avatar', await aPhoto(), name));

    const answer = await send(payload, headers);

    expect(answer.status).toBeLessThan(500);
    const { avatarUrl } = (await client.get<OwnProfile>('/me')).data;
    if (answer.status !== 200) expect(avatarUrl).toBeNull();
    else {
      const shown = await client.get(avatarUrl!.slice('/api'.length));
      expect(shown.headers['content-disposition']).toBe(`inline; filename="avatar.webp"; filename*=UTF-8''avatar.webp`);
      expect(shown.headers['set-cookie']).toBeUndefined();
    }
  });

  it('Given HTML in names, Then it is stored as plain text', async () => {
    const firstName = '<img src=x onerror=alert(1)>';

    const { data } = await client.put<OwnProfile>('/me', { firstName, company: { name: '{{7*7}}${1}' } });

    expect([data.firstName, data.company?.name]).toEqual([firstName, '{{7*7}}${1}']);
  });

  it('Given a request from another site, Then it is refused', async () => {
    const answer = await client.put('/me', { firstName: 'Autre' }, { 'sec-fetch-site': 'cross-site' });

    expect(answer.status).toBe(403);
    expect((await client.get<OwnProfile>('/me')).data.firstName).toBe('Camille');
  });

  it('Given no session, Then every call is refused before anything is read', async () => {
    const { payload, headers } = multipart(part('avatar', await aPhoto(), 'a.jpg'));

    expect((await app.anyone.send({ method: 'PUT', url: '/api/me', payload, headers })).status).toBe(401);
    expect((await app.anyone.get('/me/export')).status).toBe(401);
    expect((await app.anyone.get('/me/export/everything')).status).toBe(401);
    expect((await app.anyone.delete('/me/erasure')).status).toBe(401);
  });
});
