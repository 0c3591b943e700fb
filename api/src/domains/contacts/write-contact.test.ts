import type { Contact } from '@passerelle/shared/contract';
import { unknownId } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { contactCalls } from './testing/contact-calls';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = app.as(await app.aPerson());
});

const { add, count } = contactCalls(
  () => app,
  () => client,
);
const read = async (id: string) => (await client.get<Contact>(`/me/contacts/${id}`)).data;

describe('restoring a deleted contact', () => {
  it('Given a contact who recommended another, When they are restored, Then the link is too', async () => {
    const fatou = await add({ lastName: 'Fatou', addresses: [{ type: 'other', street: '1 rue Basse' }] });
    const karim = await add({ lastName: 'Karim', referrer: fatou.id });
    await client.delete(`/me/contacts/${fatou.id}`);
    expect(await count()).toEqual({ all: 1, referrer: 0, referred: 0 });

    const answer = await client.put<Contact>(`/me/contacts/${fatou.id}/restore`);

    expect(answer).toMatchObject({ status: 200, data: { id: fatou.id, addresses: fatou.addresses } });
    expect(answer.data.referred).toMatchObject([{ id: karim.id }]);
    expect(await count()).toEqual({ all: 2, referrer: 1, referred: 1 });
  });

  it('Given nothing deleted, When it is called twice, Then nothing changes', async () => {
    const { id, version } = await add();

    expect((await client.put<Contact>(`/me/contacts/${id}/restore`)).data.version).toBe(version);
    expect((await count()).all).toBe(1);
  });

  it('Given another user’s contact, an unknown or no id, Then it is a 404', async () => {
    const { id } = await add();
    await client.delete(`/me/contacts/${id}`);
    const stranger = app.as(await app.aPerson());

    expect((await stranger.put(`/me/contacts/${id}/restore`)).status).toBe(404);
    expect((await client.put(`/me/contacts/${unknownId}/restore`)).status).toBe(404);
    expect((await client.put('/me/contacts/no-id/restore')).status).toBe(404);
    expect((await app.anyone.put(`/me/contacts/${id}/restore`)).status).toBe(401);
    expect((await count()).all).toBe(0);
  });
});

describe('recommendations', () => {
  it('Given a chain of three, When the last is named as referrer of the first, Then it is refused and nothing changes', async () => {
    const first = await add({ lastName: 'Un' });
    const second = await add({ lastName: 'Deux', referrer: first.id });
    const third = await add({ lastName: 'Trois', referrer: second.id });

    for (const referrer of [first.id, second.id, third.id]) {
      const answer = await client.put(`/me/contacts/${first.id}`, { type: 'hr', lastName: 'Pris', referrer });
      expect(answer).toMatchObject({ status: 400, error: { fields: { referrer: 'notAllowed' } } });
    }

    expect(await read(first.id)).toMatchObject({ lastName: 'Un', referrer: null });
    const shorter = await client.put<Contact>(`/me/contacts/${third.id}`, {
      type: 'hr',
      lastName: 'Trois',
      referrer: first.id,
    });
    expect(shorter).toMatchObject({ status: 200, data: { referrer: { id: first.id } } });
  });
});

describe('the last exchange with a contact', () => {
  const meet = async (contact: string, date: string) => {
    const body = { title: 'Se parler', actionType: 'adviseQuery', type: 'phone', date, contact };
    return (await client.post<{ id: string }>('/me/agenda', body)).data.id;
  };
  const report = (id: string) => client.put(`/me/agenda/${id}`, { comment: 'Très utile.' });

  it('Given several actions, Then it is the latest with a report', async () => {
    const { id, lastExchangeAt } = await add();
    expect(lastExchangeAt).toBeNull();
    await report(await meet(id, '2026-09-01T09:00:00.000Z'));
    await report(await meet(id, '2026-08-01T09:00:00.000Z'));
    await meet(id, '2026-10-01T09:00:00.000Z');
    const deleted = await meet(id, '2026-10-02T09:00:00.000Z');
    await report(deleted);
    await client.delete(`/me/agenda/${deleted}`);

    expect((await read(id)).lastExchangeAt).toBe('2026-09-01T09:00:00.000Z');
  });

  it('Given a report before the date, Then the exchange counts from the report on', async () => {
    const { id } = await add();
    const now = app.clock.now();
    await report(await meet(id, now.plus({ days: 9 }).toISO()));

    expect((await read(id)).lastExchangeAt).toBe(now.toUTC().toISO());
  });

  it('Given several planned ones, Then the next is the nearest future one', async () => {
    const { id, nextExchangeAt } = await add();
    expect(nextExchangeAt).toBeNull();
    const start = app.clock.now().startOf('minute');
    const at = (days: number) => start.plus({ days }).toUTC().toISO();
    await meet(id, at(9));
    const nearest = await meet(id, at(3));
    await meet(id, at(-1));
    await report(await meet(id, at(1)));

    expect((await read(id)).nextExchangeAt).toBe(at(3));
    await client.put(`/me/agenda/${nearest}`, { status: 'cancelled' });
    expect((await read(id)).nextExchangeAt).toBe(at(9));
  });
});
