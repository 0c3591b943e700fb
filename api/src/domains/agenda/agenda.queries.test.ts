import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { askedBy, rowsRead, settle } from '../../testing/asked';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { countAppointments, listAppointments } from './list-appointments';

const own = 200;
let app: TestApp;
let me: string;
let contact: string;

/** One person's actions among a hundred times as many of others, interleaved. */
beforeAll(async () => {
  app = await startTestApp();
  const people = [(me = (await app.aPerson()).id)];
  for (let other = 0; other < 4; other += 1) people.push((await app.aPerson()).id);
  const made = await sql<{ id: string; user_id: string }>`
    WITH known AS (
      INSERT INTO contacts (user_id, type, last_name, sort_name, search, created_at, updated_at)
      SELECT id, 'hr', 'n', 'n', 'n', now(), now() FROM unnest(${people}::uuid[]) AS id RETURNING id, user_id),
    planned AS (
      INSERT INTO appointments (user_id, title, action_type, type, status, contact_id, date, sort_title, search,
        created_at, updated_at)
      SELECT owner, 'Café', 'reminder', 'phone', 'pending', CASE WHEN n % 1000 = 0 THEN known.id END,
        now() + make_interval(hours => n), 'cafe ' || n, CASE WHEN n % 400 = 0 THEN 'rare ' ELSE '' END || 'cafe ' || n,
        now() - make_interval(mins => n), now()
      FROM generate_series(1, ${own * 100}::int) AS n CROSS JOIN LATERAL (
        SELECT CASE WHEN n % 100 = 0 THEN ${me}::uuid ELSE (${people}::uuid[])[2 + n % 4] END AS owner) AS whose
      JOIN known ON known.user_id = owner)
    SELECT id, user_id FROM known`.execute(app.db);
  contact = made.rows.find(({ user_id }) => user_id === me)!.id;
  await settle(app.db);
}, 60_000);
afterAll(() => app.close());

type Query = Parameters<typeof listAppointments>[2];
const list = (query: Query | (() => Query)) => (db: Db) =>
  listAppointments(db, me, { pageSize: 20, ...(typeof query === 'function' ? query() : query) }, app.clock.now());
const count = (query: Parameters<typeof countAppointments>[2]) => (db: Db) =>
  countAppointments(db, me, query, app.clock.now());
const pending = { status: ['pending' as const] };
const week = { fromDate: '2026-11-23T00:00:00.000Z', toDate: '2026-11-29T23:59:59.000Z' };

const calls: Record<string, [statements: number, ask: (db: Db) => Promise<unknown>]> = {
  'the first page': [2, list(pending)],
  'the last page': [2, list({ ...pending, page: own / 20 - 1 })],
  'by title': [2, list({ ...pending, sort: 'title', page: 5 })],
  'from the nearest': [2, list({ ...pending, sort: 'nearest' })],
  'all of them': [2, list({})],
  'a type': [2, list({ actionType: ['reminder'] })],
  'a common word': [2, list({ ...pending, search: 'cafe' })],
  'a rare word': [2, list({ ...pending, search: 'rare' })],
  'no hit': [2, list({ ...pending, search: 'zz' })],
  'a week': [2, list({ ...week, sort: 'date', pageSize: 1_337 })],
  'those with a contact': [2, list(() => ({ contact, sort: 'date', order: 'desc', pageSize: 5 }))],
  counts: [1, count({})],
  'counts of a word': [1, count({ search: 'cafe' })],
};

it.each(Object.entries(calls))(
  'Given a hundred times as many rows of others, When asking for %s, Then only the caller’s rows are read',
  async (_, [statements, ask]) => {
    const plans = await askedBy(app.db, ask);

    expect(plans).toHaveLength(statements);
    // Once for each statement, and the shown rows.
    expect(rowsRead(plans, 'appointments')).toBeLessThanOrEqual(own * statements + 3 * 20);
  },
);
