import type { Contact } from '@passerelle/shared/contract';
import { aContactAnswer } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { member } from './access';
import { defineRoutes } from './routes';

const contact = { ...aContactAnswer(), secret: 'not of the contract' };

let app: TestApp;
let someone: TestClient;
let received: { body?: unknown; query?: unknown } = {};

const routes = defineRoutes((on) => {
  on('POST /me/contacts', member, ({ body }) => {
    received = { body };
    return contact;
  });
  on('GET /me/contacts', member, ({ query }) => {
    received = { query };
    return { items: [contact], totalCount: 1, page: 0, pageSize: 20, pageCount: 1 };
  });
  on('GET /me/contacts/export', member, ({ reply }) => reply.type('text/vcard').send('BEGIN:VCARD'));
  on('GET /me/contacts/:contactId', member, () => contact);
  on('DELETE /me/contacts/:contactId', member, () => undefined);
});

beforeAll(async () => {
  app = await startTestApp({ routes });
  someone = app.as(await app.aPerson());
});
afterAll(() => app.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const raw = (payload: string | Buffer, headers: Record<string, string>) =>
  someone.send({ method: 'POST', url: '/api/me/contacts', payload, headers });

describe('an answer', () => {
  it('has the contract’s fields only', async () => {
    const answer = await someone.get<Contact>('/me/contacts/7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10');

    expect(answer.status).toBe(200);
    expect(answer.data.lastName).toBe('Martin');
    expect(answer.text).not.toContain('secret');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('is empty where the contract has no content', async () => {
    const answer = await someone.delete('/me/contacts/7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10');

    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it('is another call’s if a header says so', async () => {
    const list = await someone.get('/me/contacts');
    const cards = await someone.get('/me/contacts', { accept: 'text/vcard' });
    const other = await someone.get('/me/contacts', { accept: 'text/csv' });

    expect(cards.text).toBe('BEGIN:VCARD');
    expect([list.status, other.status]).toEqual([200, 200]);
    expect(list.text).toBe(other.text);
  });

  it.each([
    ['text/vcard;q=0, application/json', 'list'],
    ['text/vcard;q=0.4, application/json;q=0.5', 'list'],
    ['application/json;q=0.4, text/vcard;q=0.5', 'cards'],
    ['text/html, text/*;q=0.5', 'cards'],
    ['TEXT/VCARD', 'cards'],
    ['text/vcardx', 'list'],
    ['*/*', 'list'],
    ['', 'list'],
  ])('is for %j the %s', async (accept, expected) => {
    const { status, text } = await someone.get('/me/contacts', { accept });

    expect([status, text === 'BEGIN:VCARD' ? 'cards' : 'list']).toEqual([200, expected]);
  });
});

describe('a body', () => {
  it('is validated field by field', async () => {
    const answer = await someone.post('/me/contacts', {
      type: 'friend',
      email: 'unknown',
      company: { name: 4 },
      addresses: [{ type: 'personal' }],
      isAdmin: true,
    });

    expect(answer.status).toBe(400);
    expect(answer.error).toEqual({
      code: 'invalid',
      message: 'Les informations envoyées ne sont pas valides.',
      fields: {
        type: 'notAllowed',
        lastName: 'required',
        email: 'format',
        'company.name': 'format',
        'addresses.0.street': 'required',
        isAdmin: 'unknown',
      },
    });
  });

  it('may be a form with dotted names, where an empty field is null', async () => {
    const fields =
      'type=hr&lastName=Martin&email=&company.name=Acm%C3%A9&addresses.0.type=other&addresses.0.street=Rue';

    const answer = await raw(fields, form);

    expect(answer.status).toBe(200);
    expect(received.body).toEqual({
      type: 'hr',
      lastName: 'Martin',
      email: null,
      company: { name: 'Acmé' },
      addresses: [{ type: 'other', street: 'Rue' }],
    });
  });

  it.each<[string, string | Buffer, Record<string, string>, number]>([
    ['broken JSON', '{"type":', json, 400],
    ['JSON that is no object', '[]', json, 400],
    ['nothing at all', '', json, 400],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), json, 400],
    ['a NUL', JSON.stringify({ type: 'hr', lastName: 'a\u0000b' }), json, 400],
    ['half a surrogate pair', '{"type":"hr","lastName":"\\ud800"}', json, 400],
    ['a poisoned prototype', '{"type":"hr","lastName":"a","__proto__":{"x":1}}', json, 400],
    ['a poisoned form', 'type=hr&lastName=a&__proto__.x=1', form, 400],
    ['a form that contradicts itself', 'company=a&company.name=b&type=hr&lastName=a', form, 400],
    ['a form with an absurd position', 'type=hr&lastName=a&addresses.9999.street=b', form, 400],
    ['endless nesting', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, json, 400],
    ['too much', `{"type":"hr","lastName":"${'a'.repeat(1_100_000)}"}`, json, 413],
    ['another type', '<a/>', { 'content-type': 'application/xml' }, 415],
    ['a multipart without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
    [
      'a multipart that ends early',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
      { 'content-type': 'multipart/form-data; boundary=x' },
      400,
    ],
  ])('with %s is refused', async (_what, payload, headers, status) => {
    const answer = await raw(payload, headers);

    expect(answer.status).toBe(status);
    expect(answer.error.message).toBeTruthy();
  });

  it('is not read for a user without access', async () => {
    const answer = await app.anyone.send({ method: 'POST', url: '/api/me/contacts', payload: '{"', headers: json });

    expect(answer.status).toBe(401);
  });
});

describe('an address', () => {
  it.each<[string, number]>([
    ['/api/nowhere', 404],
    ['/api', 404],
    ['/api/me/contacts/not-an-id', 404],
    ['/api/me/contacts/%00', 404],
    ['/api/me/contacts/%ZZ', 400],
    ['/api/%c0%ae%c0%ae', 400],
    [`/api/me/contacts/${'a'.repeat(600)}`, 404],
    ['/api/me/contacts?page=-1', 400],
    ['/api/me/contacts?page=1e400', 400],
    ['/api/me/contacts?pageSize=99999999999', 400],
    ['/api/me/contacts?search=%00', 400],
    ['/api/me/contacts?unknown=1', 400],
    ['/api/me/contacts?page=1&page=2', 400],
    ['/api/me/contacts?__proto__=1', 400],
    ['/outside', 404],
  ])('%s is answered with %i and an envelope', async (url, status) => {
    const answer = await someone.send({ method: 'GET', url });

    expect(answer.status).toBe(status);
    expect(answer.error.code).toBe(status === 404 ? 'notFound' : 'invalid');
  });

  it('is a 404 for an unknown method', async () => {
    const answer = await someone.send({ method: 'PATCH', url: '/api/me/contacts', payload: {} });

    expect([answer.status, answer.error.code]).toEqual([404, 'notFound']);
  });

  it('names the field that a list cannot be sorted by', async () => {
    const answer = await someone.get('/me/contacts?sortBy=password');

    expect(answer.error.fields).toEqual({ sortBy: 'notAllowed' });
  });

  it('is parsed into the contract’s types', async () => {
    await someone.get('/me/contacts?page=2&referrer=true&type=hr&search=Jos%C3%A9');

    expect(received.query).toEqual({ page: 2, pageSize: 20, referrer: true, type: ['hr'], search: 'José' });
  });
});

describe('a refusal', () => {
  it.each([
    [{ 'x-api-language': 'en', 'accept-language': 'fr' }, 'You must be signed in to access this resource.'],
    [{ 'accept-language': 'de;q=0.3, en-GB;q=0.9' }, 'You must be signed in to access this resource.'],
    [{ 'accept-language': 'fr;q=0, en;q=0.1' }, 'You must be signed in to access this resource.'],
    [{ 'accept-language': 'en;q=0' }, 'Vous devez être authentifié pour accéder à cette ressource.'],
    [{ 'accept-language': 'en ;q=0.2 , fr' }, 'Vous devez être authentifié pour accéder à cette ressource.'],
    [{ 'accept-language': 'nl, *;q=0.5' }, 'Vous devez être authentifié pour accéder à cette ressource.'],
    [{}, 'Vous devez être authentifié pour accéder à cette ressource.'],
  ])('is in the language of %j', async (headers, message) => {
    const answer = await app.anyone.get('/me/contacts', headers);

    expect(answer.error.message).toBe(message);
  });

  it('is returned before the terms are accepted, with the reason', async () => {
    const newcomer = app.as(await app.aPerson({ terms_accepted_at: null }));

    const answer = await newcomer.get('/me/contacts');

    expect([answer.status, answer.error.fields]).toEqual([403, { acceptedTerms: 'required' }]);
  });
});

describe('a change from another site', () => {
  const body = { type: 'hr', lastName: 'Martin' };

  it.each<[Record<string, string>, number]>([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8080' }, 200],
    [{ origin: 'http://localhost:3000' }, 200],
    [{}, 200],
  ])('%j is answered with %i', async (headers, status) => {
    const answer = await someone.post('/me/contacts', body, headers);

    expect(answer.status).toBe(status);
  });
});
