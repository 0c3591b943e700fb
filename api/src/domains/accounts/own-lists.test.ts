import { sql } from 'kysely';
import type { Appointment, ContactCounts } from '@passerelle/shared/contract';
import { ownLimits } from '@passerelle/shared/contract/limits';
import { anAppointment } from '../../platform/database/schema/testing/participant';
import { type TestAnswer, type TestClient, multipart, part } from '../../testing/test-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { previewFile } from '../contacts/import/testing/import-calls';
import { aSeeker } from '../job-offers/testing/a-seeker';
import { ownLists, type OwnListName } from './own-lists';

let app: TestApp;
let userId: string;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  userId = (await aSeeker(app)).id;
  client = app.as({ id: userId });
});

const at = '2026-11-20T08:00:00Z';
const names = 'sort_title, search, created_at, updated_at';

/** Entries inserted without a call. */
const fill: Record<OwnListName, (size: number) => Promise<unknown>> = {
  contacts: (size) =>
    sql`INSERT INTO contacts (user_id, type, last_name, sort_name, search, created_at, updated_at)
      SELECT ${userId}, 'hr', 'n' || n, 'n', 'n', ${at}, ${at} FROM generate_series(1, ${size}::int) AS n`.execute(
      app.db,
    ),
  appointments: (size) =>
    sql`INSERT INTO appointments (user_id, title, action_type, type, status, date, ${sql.raw(names)})
      SELECT ${userId}, 'n', 'reminder', 'phone', 'pending', ${at}, 'n', 'n', ${at}, ${at}
      FROM generate_series(1, ${size}::int)`.execute(app.db),
  appointmentNotes: async (size) => {
    const appointment = await anAppointment(app.db, userId);
    return sql`INSERT INTO appointment_notes (appointment_id, text, date, updated_at)
      SELECT ${appointment}, 'n' || n, ${at}, ${at} FROM generate_series(1, ${size}::int) AS n`.execute(app.db);
  },
  jobOffers: (size) =>
    sql`INSERT INTO job_offers (user_id, title, status, type, ${sql.raw(names)})
      SELECT ${userId}, 'n', 'pending', 'internal', 'n', 'n', ${at}, ${at}
      FROM generate_series(1, ${size}::int)`.execute(app.db),
  documents: (size) =>
    sql`INSERT INTO library_documents (owner_id, type, key, created_at, updated_at)
      SELECT ${userId}, 'file', 'n' || n, ${at}, ${at} FROM generate_series(1, ${size}::int) AS n`.execute(app.db),
};

const contact = { type: 'hr', lastName: 'Diallo' };
const english = { 'x-api-language': 'en' };

async function planned(): Promise<string> {
  const { data } = await client.post<{ id: string }>('/me/contacts', contact);
  return data.id;
}
const action = async () => ({
  title: 'Café',
  actionType: 'adviseQuery',
  type: 'phone',
  date: '2026-12-02T09:00:00.000Z',
  contact: await planned(),
});

/** A prepared call that adds one entry. */
const add: Record<OwnListName, () => Promise<(headers: Record<string, string>, index: number) => Promise<TestAnswer>>> =
  {
    contacts: async () => (headers) => client.post('/me/contacts', contact, headers),
    appointments: async () => {
      const body = await action();
      return (headers) => client.post('/me/agenda', body, headers);
    },
    appointmentNotes: async () => {
      const { data } = await client.post<Appointment>('/me/agenda', await action());
      return (headers, index) => client.put(`/me/agenda/${data.id}`, { notes: [{ text: `Note ${index}` }] }, headers);
    },
    jobOffers: async () => (headers) => client.post('/me/jobOffers', { title: 'Poste', type: 'internal' }, headers),
    documents: async () => (headers, index) => {
      const form = multipart(part('document', `%PDF-1.4 ${index}`, `cv${index}.pdf`), part('name', 'CV'));
      return client.send({
        method: 'POST',
        url: '/api/me/library',
        ...form,
        headers: { ...form.headers, ...headers },
      });
    },
  };

const lists = Object.keys(ownLists) as OwnListName[];
const countOf = async (name: OwnListName) => (await ownLists[name].count(app.db, userId)).count;

describe.each(lists)('the own list of %s', (name) => {
  const { limit } = ownLists[name];

  it('Given one free place, When several are added in parallel, Then one is, and the others get the limit', async () => {
    const one = await add[name]();
    await fill[name](limit - 1 - (await countOf(name)));

    const answers = await Promise.all([1, 2, 3, 4].map((index) => one({}, index)));

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({
      code: 'full',
      message: expect.stringContaining(new Intl.NumberFormat('fr').format(limit)) as string,
    });
    expect(await countOf(name)).toBe(limit);
    expect((await one(english, 9)).error.message).toContain(new Intl.NumberFormat('en').format(limit));
  }, 60_000);
});

describe('a full contact book', () => {
  const rowsOf = (count: number) => ({
    rows: Array.from({ length: count }, () => ({ contact, choice: 'create' })),
  });
  const count = async () => (await client.get<ContactCounts>('/me/contacts/count')).data.all;

  it('Given a file with more people than free places, Then no person of it is added, and the preview says so', async () => {
    await fill.contacts(ownLimits.contacts - 2);

    expect((await previewFile(client, 'Nom\nUn\nDeux\nTrois\n')).data.room).toBe(2);
    expect(await client.post('/me/contacts/import', rowsOf(3))).toMatchObject({ status: 409, error: { code: 'full' } });
    expect(await count()).toBe(ownLimits.contacts - 2);
    expect((await client.post('/me/contacts/import', rowsOf(2))).status).toBe(200);
    expect(await count()).toBe(ownLimits.contacts);
  });

  it('Given a deleted contact, When the place is taken meanwhile, Then it is not restored', async () => {
    const { data } = await client.post<{ id: string }>('/me/contacts', contact);
    await client.delete(`/me/contacts/${data.id}`);
    await fill.contacts(ownLimits.contacts);

    const restored = await client.put(`/me/contacts/${data.id}/restore`);

    expect(restored).toMatchObject({ status: 409, error: { code: 'full' } });
    expect([await count(), (await client.get(`/me/contacts/${data.id}`)).status]).toEqual([ownLimits.contacts, 404]);
  });

  it('Given as many deleted contacts as a book holds, When one more is deleted, Then the oldest is removed for good', async () => {
    await fill.contacts(ownLimits.contacts);
    await app.db.updateTable('contacts').set({ deleted_at: at }).where('user_id', '=', userId).execute();
    const { data } = await client.post<{ id: string }>('/me/contacts', contact);

    await client.delete(`/me/contacts/${data.id}`);

    const waiting = await app.db.selectFrom('contacts').where('user_id', '=', userId).select('id').execute();
    expect(waiting).toHaveLength(ownLimits.contacts);
    expect((await client.put(`/me/contacts/${data.id}/restore`)).status).toBe(200);
  });
});

describe('lists that drop the oldest', () => {
  it('Given more sessions, calendar addresses or keys than the limit, Then the oldest are deleted', async () => {
    const days = (n: number) => app.clock.now().minus({ days: n }).toJSDate();
    await sql`INSERT INTO sessions (token_hash, user_id, created_at, last_used_at, expires_at)
      SELECT ${userId} || n, ${userId}, ${days(2)}, ${days(2)}, ${days(-2)} FROM generate_series(1, 80) AS n`.execute(
      app.db,
    );
    await sql`INSERT INTO calendar_feeds (user_id, token_hash, created_at, revoked_at)
      SELECT ${userId}, ${userId} || n, ${days(2)}, ${days(1)} FROM generate_series(1, 40) AS n`.execute(app.db);
    await sql`INSERT INTO idempotency_keys (user_id, key, call, request_hash, response_body, created_at, expires_at)
      SELECT ${userId}, 'k' || n, 'x', 'x', 'null', ${days(0)}, ${days(-1)} FROM generate_series(1, 1500) AS n`.execute(
      app.db,
    );

    const person = await app.aPerson({ password: 'Passerelle-2026!' });
    await app.db.updateTable('sessions').set({ user_id: person.id }).where('user_id', '=', userId).execute();
    expect((await app.anyone.post('/auth', { username: person.email, password: 'Passerelle-2026!' })).status).toBe(200);
    await client.post('/me/calendarFeed', {});
    await client.post('/me/contacts', contact, { 'idempotency-key': 'the last' });

    const countBy = async (table: 'sessions' | 'calendar_feeds' | 'idempotency_keys', id: string) =>
      (await app.db.selectFrom(table).where('user_id', '=', id).select('created_at').execute()).length;
    expect([
      await countBy('sessions', person.id),
      await countBy('calendar_feeds', userId),
      await countBy('idempotency_keys', userId),
    ]).toEqual([ownLimits.sessions, ownLimits.calendarFeeds + 1, ownLimits.idempotencyKeys]);
  });
});
