import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { hashOf, newToken } from '../../platform/sessions/secrets';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ connections: 4, tells: true });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
const asking: ClientRequest[] = [];
afterEach(() => asking.splice(0).forEach((request) => request.destroy()));

const CHANGES = '/api/me/notifications/changes';

async function aSession(person: { id: string }): Promise<string> {
  const token = newToken();
  const at = app.clock.now().toJSDate();
  const session = { user_id: person.id, created_at: at, last_used_at: new Date(0), expires_at: '2100-01-01T00:00:00Z' };
  await app.db
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), ...session })
    .execute();
  return token;
}

/** The stream of an open page: its events, and its end. */
async function listen(token: string) {
  const { port } = app.server.server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', path: CHANGES, headers: { cookie: `passerelle_session=${token}` } });
  asking.push(request);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  answer.on('data', (part) => (text += String(part)));
  answer.on('error', () => undefined);
  const ended = new Promise((resolve) => answer.once('close', () => resolve('ended')));
  const told = async (times: number): Promise<void> => {
    while (text.split('event: notifications').length - 1 < times) await once(answer, 'data');
  };
  return { answer, ended, told, text: () => text };
}

const notify = (userId: string, key: string, values: object = {}) =>
  app.db
    .insertInto('notifications')
    .values({
      user_id: userId,
      status: 'received',
      context_type: 'other',
      message_key: 'programClosed',
      dedupe_key: key,
      send_at: app.clock.now().toJSDate(),
      created_at: app.clock.now().toJSDate(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

test('a server without LISTEN says so, and pages keep polling', async () => {
  const expected = app.engine === 'embedded' ? 204 : 200;
  const { answer } = await listen(await aSession(await app.aPerson()));

  expect(answer.statusCode).toBe(expected);
});

test('a stream requires a session', async () => {
  const { answer } = await listen(newToken());

  expect(answer.statusCode).toBe(401);
});

/** The embedded engine has one session for all, which cannot listen. */
(process.env.DATABASE_URL ? describe : describe.skip)('a stream of what has changed', () => {
  test('is not cached or buffered, and is no activity', async () => {
    const person = await app.aPerson();
    const { answer, text } = await listen(await aSession(person));

    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    if (text() === '') await once(answer, 'data');
    expect(text()).toMatch(/^retry: \d+\n\n$/);
    expect(await app.db.selectFrom('connections').where('user_id', '=', person.id).selectAll().execute()).toEqual([]);
  });

  test('sends each user only their own events, in all of their browsers', async () => {
    const [zoe, marek] = [await app.aPerson(), await app.aPerson()];
    const [hers, alsoHers, his] = [
      await listen(await aSession(zoe)),
      await listen(await aSession(zoe)),
      await listen(await aSession(marek)),
    ];

    await notify(zoe.id, 'one');
    await Promise.all([hers.told(1), alsoHers.told(1)]);
    await notify(marek.id, 'one');
    await his.told(1);
    // Nothing follows the end: the events of each are complete.
    await app.db.deleteFrom('sessions').where('user_id', 'in', [zoe.id, marek.id]).execute();
    await Promise.all([hers, his].map(({ ended }) => ended));

    expect([hers, his].map(({ text }) => text().match(/event: .*/g))).toEqual([
      ['event: notifications'],
      ['event: notifications'],
    ]);
    expect(hers.text()).not.toContain(zoe.id);
  });

  test('sends created, opened and deleted notifications; not future or rolled back ones', async () => {
    const person = await app.aPerson();
    // The first request triggers a welcome notice some time after the answer: these users had theirs before.
    await notify(person.id, 'welcome');
    const { told, text } = await listen(await aSession(person));
    const count = () => text().match(/event: /g)?.length ?? 0;

    const { id } = await notify(person.id, 'one');
    await told(1);
    await app.as(person).put(`/me/notifications/${id}`, { status: 'opened' });
    await told(2);
    await notify(person.id, 'planned', { status: 'pending', send_at: '2100-01-01T00:00:00Z' });
    await app.db
      .transaction()
      .execute(async (db) => {
        await sql`SELECT pg_notify('passerelle_notifications', ${person.id})`.execute(db);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await notify(person.id, 'last');
    await told(3);

    expect(count()).toBe(3);
  });

  test('ends with its session, and no other with it', async () => {
    const person = await app.aPerson();
    const tokens = [await aSession(person), await aSession(person)];
    const [ending, other] = [await listen(tokens[0] ?? ''), await listen(tokens[1] ?? '')];

    await app.db
      .deleteFrom('sessions')
      .where('token_hash', '=', hashOf(tokens[0] ?? ''))
      .execute();

    expect(await ending.ended).toBe('ended');
    await notify(person.id, 'after');
    await other.told(1);
    expect(ending.text()).not.toContain('event:');
  });

  test('ends beyond the limit per user, oldest first', async () => {
    const person = await app.aPerson();
    const streams = [];
    for (let count = 0; count < 7; count += 1) streams.push(await listen(await aSession(person)));

    expect(await streams[0]?.ended).toBe('ended');
    await notify(person.id, 'one');
    await Promise.all(streams.slice(1).map(({ told }) => told(1)));
  });

  test('ends when the database is lost, and another can be opened afterwards', async () => {
    const person = await app.aPerson();
    const token = await aSession(person);
    const before = await listen(token);

    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN %'`.execute(app.db);
    expect(await before.ended).toBe('ended');

    let after = await listen(token);
    while (after.answer.statusCode !== 200) after = await listen(token);
    await notify(person.id, 'one');
    await after.told(1);
  });
});
