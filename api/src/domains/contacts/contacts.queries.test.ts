import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { askedBy, rowsRead, settle } from '../../testing/asked';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { type ContactsQuery, countContacts, listContacts, quietContacts } from './list-contacts';

const own = 200;
let app: TestApp;
let me: string;

/** One person's book among those of a hundred others, interleaved. */
beforeAll(async () => {
  app = await startTestApp();
  const people = [(me = (await app.aPerson()).id)];
  for (let other = 0; other < 4; other += 1) people.push((await app.aPerson()).id);
  await sql`
    WITH made AS (
      INSERT INTO contacts (user_id, type, last_name, sort_name, search, created_at, updated_at, referrer_id)
      SELECT CASE WHEN n % 100 = 0 THEN ${me}::uuid ELSE (${people}::uuid[])[2 + n % 4] END, 'hr', 'n' || n, 'n' || n,
        CASE WHEN n % 400 = 0 THEN 'rare 田中 ' ELSE '' END || 'common n' || n, now() - make_interval(mins => n), now(), NULL
      FROM generate_series(1, ${own * 100}::int) AS n RETURNING id, user_id)
    INSERT INTO appointments (user_id, title, action_type, type, status, validated_at, contact_id, date, sort_title,
      search, created_at, updated_at)
    SELECT user_id, 'Café', 'reminder', 'phone', 'validated', now(), id, now() - interval '90 days', 'cafe', 'cafe',
      now(), now() FROM made`.execute(app.db);
  await settle(app.db);
}, 60_000);
afterAll(() => app.close());

const list = (query: ContactsQuery) => (db: Db) => listContacts(db, me, { pageSize: 20, ...query }, app.clock.now());
const calls: Record<string, [statements: number, ask: (db: Db) => Promise<unknown>]> = {
  'the first page': [2, list({})],
  'the last page': [2, list({ page: own / 20 - 1 })],
  'by name': [2, list({ sort: 'fullName', page: 5 })],
  referrers: [2, list({ referrer: true })],
  recommended: [2, list({ referred: true })],
  'a common word': [2, list({ search: 'common' })],
  'a rare word': [2, list({ search: 'rare' })],
  'two words': [2, list({ search: 'rare common' })],
  'a Han letter': [2, list({ search: '田' })],
  'a Han name': [2, list({ search: '田中' })],
  'no hit': [2, list({ search: 'zz', sort: 'fullName' })],
  counts: [1, (db) => countContacts(db, me, undefined)],
  'counts of a word': [1, (db) => countContacts(db, me, 'common')],
  'the quiet': [2, (db) => quietContacts(db, me, app.clock.now())],
};

it.each(Object.entries(calls))(
  'Given a hundred times as many rows of others, When asking for %s, Then only the caller’s rows are read',
  async (_, [statements, ask]) => {
    const plans = await askedBy(app.db, ask);

    expect(plans).toHaveLength(statements);
    // Once for each statement, once more for each side of a recommendation, and the shown rows.
    expect(rowsRead(plans, 'contacts')).toBeLessThanOrEqual(own * 2 * statements + 4 * 20);
    expect(rowsRead(plans, 'appointments')).toBeLessThanOrEqual(own + 2 * 20);
  },
);

it('Given a book with a tenth recommended, When it is counted, Then each row is read once, and a tenth twice more', async () => {
  await sql`WITH mine AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM contacts WHERE user_id = ${me})
    UPDATE contacts SET referrer_id = other.id FROM mine, mine AS other
    WHERE contacts.id = mine.id AND mine.n % 10 = 0 AND other.n = mine.n - 1 - mine.n / 20`.execute(app.db);
  await settle(app.db);

  const counted = await countContacts(app.db, me, undefined);
  expect(counted).toEqual({ all: own, referrer: own / 10, referred: own / 10 });
  expect(await countContacts(app.db, me, 'common')).toEqual(counted);
  const plans = await askedBy(app.db, (db) => countContacts(db, me, undefined));
  expect(rowsRead(plans, 'contacts')).toBeLessThanOrEqual(own + 2 * (own / 10));
  const found = await askedBy(app.db, (db) => countContacts(db, me, 'common'));
  expect(rowsRead(found, 'contacts')).toBeLessThanOrEqual(own + own / 10);
});

it('Given a recommender named with signs alone, When they are deleted and restored, Then the counts follow', async () => {
  const client = app.as(await app.aPerson());
  const signs = await client.post<{ id: string }>('/me/contacts', { type: 'hr', lastName: '…' });
  await client.post('/me/contacts', { type: 'hr', lastName: 'Diop', referrer: signs.data.id });
  const count = async () => (await client.get('/me/contacts/count')).data;
  expect(await count()).toEqual({ all: 2, referrer: 1, referred: 1 });

  await client.delete(`/me/contacts/${signs.data.id}`);
  expect(await count()).toEqual({ all: 1, referrer: 0, referred: 0 });
  await client.put(`/me/contacts/${signs.data.id}/restore`);
  expect(await count()).toEqual({ all: 2, referrer: 1, referred: 1 });
});

it('Given every field at its maximum length, in multi-byte letters, Then the indexes accept them', async () => {
  const client = app.as({ id: me });
  const long = (seed: number, length: number) =>
    String.fromCodePoint(...Array.from({ length }, (_, n) => 0x4e_00 + (((seed + n) * 7919) % 20_000)));
  const person = { type: 'hr', lastName: long(1, 120), firstName: long(200, 200), job: { jobTitle: long(500, 200) } };
  const company = { name: long(800, 200), service: long(1_100, 200) };
  const contact = await client.post<{ id: string }>('/me/contacts', { ...person, company });
  expect(contact.status).toBe(200);
  const recommended = { ...person, lastName: long(2_000, 120), company, referrer: contact.data.id };
  expect((await client.post('/me/contacts', recommended)).status).toBe(200);

  const what = { title: long(1_400, 200), actionType: 'adviseQuery', type: 'phone', date: '2026-11-26T09:00:00.000Z' };
  expect((await client.post('/me/agenda', { ...what, contact: contact.data.id })).status).toBe(200);
  expect((await client.get<{ totalCount: number }>(`/me/contacts?search=${long(1, 40)}`)).data.totalCount).toBe(2);
});
