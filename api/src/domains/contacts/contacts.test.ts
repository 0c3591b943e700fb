import type { Contact } from '@passerelle/shared/contract';
import { unknownId } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
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

const { add, count, list, names } = contactCalls(
  () => app,
  () => client,
);

describe('a contact', () => {
  it('Given every field of the form, When it is added, Then it is returned as written', async () => {
    const referrer = await add({ firstName: 'Fatou' });
    const body = {
      ...aFullContact,
      lastName: ' Le Goff ',
      referrer: referrer.id,
      comment: 'Rencontré au salon.\nTrès disponible.',
    };

    const made = await add(body);

    expect(made).toMatchObject({
      ...body,
      lastName: 'Le Goff',
      referrer: { id: referrer.id, firstName: 'Fatou', lastName: 'Diallo' },
      referred: [],
    });
    const read = await client.get<Contact>(`/me/contacts/${made.id}`);
    expect(read.data).toEqual(made);
    const other = await client.get<Contact>(`/me/contacts/${referrer.id}`);
    expect(other.data.referred).toEqual([{ id: made.id, firstName: 'Thomas', lastName: 'Le Goff' }]);
  });

  it('Given only required fields, When it is added, Then the rest is empty', async () => {
    const made = await add({ firstName: '  ', company: null, email: null });

    expect(made).toMatchObject({
      firstName: null,
      civility: null,
      email: null,
      comment: null,
      referrer: null,
      addresses: [],
      company: { name: null, service: null },
      job: { occupation: null, jobTitle: null },
    });
  });

  it.each([
    ['nothing', {}, { type: 'required', lastName: 'required' }],
    ['an empty name', { type: 'hr', lastName: ' ' }, { lastName: 'required' }],
    ['an unknown type', { type: 'friend', lastName: 'Diallo' }, { type: 'notAllowed' }],
    ['a bad e‑mail', { type: 'hr', lastName: 'Diallo', email: 'fatou@' }, { email: 'format' }],
    ['a field that is not one', { type: 'hr', lastName: 'Diallo', lastname: 'x' }, { lastname: 'unknown' }],
    [
      'five addresses',
      { type: 'hr', lastName: 'Diallo', addresses: Array.from({ length: 5 }, () => ({ type: 'other', street: 'x' })) },
      { addresses: 'tooMany' },
    ],
    ['an unknown referrer', { type: 'hr', lastName: 'Diallo', referrer: unknownId }, { referrer: 'unknown' }],
  ])('Given %s, When it is added, Then the fields name the errors', async (_what, body, fields) => {
    const answer = await client.post('/me/contacts', body);

    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'invalid', fields });
    expect(await count()).toMatchObject({ all: 0 });
  });

  it('Given a change, When it is sent twice, Then it is stored as written, and omitted fields are emptied', async () => {
    const made = await add({ firstName: 'Fatou', addresses: [{ type: 'other', street: '1 rue Basse' }] });
    const body = { type: 'hr', lastName: 'Diallo-Roux', company: { name: 'Formalys' } };

    await client.put(`/me/contacts/${made.id}`, body);
    const answer = await client.put<Contact>(`/me/contacts/${made.id}`, body);

    expect(answer.data).toMatchObject({ ...body, firstName: null, addresses: [], createdAt: made.createdAt });
    expect((await list('?search=formalys')).totalCount).toBe(1);
    expect((await list('?search=fatou')).totalCount).toBe(0);
  });

  it('Given themselves as referrer, When it is changed, Then it is refused', async () => {
    const { id } = await add();

    const answer = await client.put(`/me/contacts/${id}`, { type: 'hr', lastName: 'Diallo', referrer: id });

    expect(answer.error).toMatchObject({ code: 'invalid', fields: { referrer: 'notAllowed' } });
  });

  it('Given a known version, When another change came first, Then the change is refused', async () => {
    const { id } = await add();
    const etag = String((await client.get(`/me/contacts/${id}`)).headers.etag);
    const change = (lastName: string) =>
      client.put<Contact>(`/me/contacts/${id}`, { type: 'hr', lastName }, { 'if-match': etag });

    expect((await change('Premier')).status).toBe(200);
    const second = await change('Second');

    expect(second).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect(names(await list())).toEqual(['Premier']);
  });

  it('Given a referrer, When they are deleted, Then no list shows them', async () => {
    const referrer = await add();
    const { id } = await add({ referrer: referrer.id });

    const answer = await client.delete(`/me/contacts/${referrer.id}`);

    expect(answer).toMatchObject({ status: 204, text: '' });
    expect((await client.get<Contact>(`/me/contacts/${id}`)).data.referrer).toBeNull();
    expect(await count()).toEqual({ all: 1, referrer: 0, referred: 0 });
    expect((await client.get(`/me/contacts/${referrer.id}`)).status).toBe(404);
    expect((await client.delete(`/me/contacts/${referrer.id}`)).status).toBe(404);
    const again = await client.post('/me/contacts', { type: 'hr', lastName: 'x', referrer: referrer.id });
    expect(again.error.fields).toEqual({ referrer: 'unknown' });
  });

  it('Given a key, When the same contact is sent twice, Then it is added once', async () => {
    const send = () =>
      client.post<Contact>('/me/contacts', { type: 'hr', lastName: 'Unique' }, { 'idempotency-key': 'once' });

    const [first, second] = [await send(), await send()];

    expect(second.data).toEqual(first.data);
    expect((await count()).all).toBe(1);
  });
});

describe('another user’s contacts', () => {
  it('Given two users of two organisations, Then neither can read or change the other’s', async () => {
    const mine = await add({ lastName: 'À moi' });
    const owner = client;
    client = app.as(await app.aPerson());

    expect(await list()).toMatchObject({ items: [], totalCount: 0 });
    expect(await count()).toEqual({ all: 0, referrer: 0, referred: 0 });
    const body = { type: 'hr', lastName: 'Pris' };
    expect((await client.get(`/me/contacts/${mine.id}`)).status).toBe(404);
    expect((await client.put(`/me/contacts/${mine.id}`, body)).status).toBe(404);
    expect((await client.delete(`/me/contacts/${mine.id}`)).status).toBe(404);
    const referred = await client.post('/me/contacts', { ...body, referrer: mine.id });
    expect(referred.error.fields).toEqual({ referrer: 'unknown' });
    expect((await owner.get<Contact>(`/me/contacts/${mine.id}`)).data).toEqual(mine);
  });

  it('Given an invalid id, When it is requested, Then it is a 404', async () => {
    expect((await client.get('/me/contacts/not-an-id')).status).toBe(404);
    expect((await client.get(`/me/contacts/${unknownId}`)).status).toBe(404);
  });

  it('Given no session, or terms not accepted, Then the book is refused', async () => {
    expect((await app.anyone.get('/me/contacts')).status).toBe(401);
    const newcomer = app.as(await app.aPerson({ terms_accepted_at: null }));
    expect((await newcomer.get('/me/contacts')).status).toBe(403);
  });
});
