import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T08:00:00Z' });
});
afterAll(() => app.close());

const connectionsOf = (userId: string) =>
  app.db
    .selectFrom('connections')
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .select(['started_at', 'last_seen_at'])
    .execute()
    .then((rows) => rows.map((row) => [row.started_at.toISOString(), row.last_seen_at.toISOString()]));

describe('a connection', () => {
  it('continues with activity, and ends after six silent hours', async () => {
    const person = await app.aPerson();
    const client = app.as(person);

    await Promise.all([client.get('/me'), client.get('/me'), client.get('/me')]);
    app.clock.set('2026-11-25T13:59:00Z');
    await client.get('/me');
    app.clock.set('2026-11-25T19:58:00Z');
    await client.get('/me');
    app.clock.set('2026-11-26T01:58:00Z');
    await client.get('/me');

    expect(await connectionsOf(person.id)).toEqual([
      ['2026-11-25T08:00:00.000Z', '2026-11-25T19:58:00.000Z'],
      ['2026-11-26T01:58:00.000Z', '2026-11-26T01:58:00.000Z'],
    ]);
  });

  it('is not extended by an idle page that polls notifications', async () => {
    app.clock.set('2026-11-25T08:00:00Z');
    const person = await app.aPerson();
    const client = app.as(person);
    await client.get('/me');

    app.clock.set('2026-11-25T13:59:00Z');
    expect((await client.get('/me/notifications')).status).toBe(200);
    app.clock.set('2026-11-25T14:01:00Z');
    await client.get('/me');

    expect(await connectionsOf(person.id)).toEqual([
      ['2026-11-25T08:00:00.000Z', '2026-11-25T08:00:00.000Z'],
      ['2026-11-25T14:01:00.000Z', '2026-11-25T14:01:00.000Z'],
    ]);
  });

  it('is one for all devices', async () => {
    const person = await app.aPerson();

    await Promise.all([app.as(person).get('/me'), app.as(person).get('/me'), app.as(person).get('/me')]);

    expect(await connectionsOf(person.id)).toHaveLength(1);
  });

  it('never ends before its start, with another replica’s clock behind', async () => {
    app.clock.set('2026-11-25T08:00:05Z');
    const person = await app.aPerson();
    await app.as(person).get('/me');

    app.clock.set('2026-11-25T08:00:02Z');
    expect((await app.as(person).get('/me')).status).toBe(200);
    expect(await connectionsOf(person.id)).toEqual([['2026-11-25T08:00:05.000Z', '2026-11-25T08:00:05.000Z']]);
  });

  it('is stored at most once a minute', async () => {
    const person = await app.aPerson();
    const client = app.as(person);
    await client.get('/me');
    const begun = await connectionsOf(person.id);

    app.clock.advance({ seconds: 59 });
    await client.get('/me');
    expect(await connectionsOf(person.id)).toEqual(begun);
    app.clock.advance({ seconds: 1 });
    await client.get('/me');

    expect(await connectionsOf(person.id)).not.toEqual(begun);
  });
});
